import { mediaObjects } from './media-objects.ts'
import { toolObjects } from './tool-objects.ts'

/** The drawn objects by name, each in a square of 200 around 0, 0. */
export const objects = { ...mediaObjects, ...toolObjects }

export type ObjectName = keyof typeof objects
