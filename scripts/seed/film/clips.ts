import type { PaintFrame } from './frame.ts'
import { northernLights, paperSea, seaGlitter } from './nature-clips.ts'
import { cityWindows, lanterns, nightTrain } from './town-clips.ts'

/** The clips by name. */
export const clips = {
  seaGlitter,
  northernLights,
  nightTrain,
  paperSea,
  cityWindows,
  lanterns,
} satisfies Record<string, PaintFrame>

export type ClipName = keyof typeof clips
