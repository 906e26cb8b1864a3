import type { ArtPicture } from '../art/picture.ts'

/** Profile photos by user name; members who are not here have none. */
export const portraits: Partial<Record<string, ArtPicture>> = {}
