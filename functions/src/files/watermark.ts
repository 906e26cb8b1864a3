import { WatermarkPlace, WatermarkStrength } from '@dlm/contract/media/media.schema'
import type { OverlayOptions } from 'sharp'
import * as z from 'zod'
import type { loadSharp } from './sharp.ts'

/** What is laid over the renditions of a photo, where, and how well it is seen. */
export const Watermark = z.object({ place: WatermarkPlace.exclude(['none']), strength: WatermarkStrength })
export type Watermark = z.infer<typeof Watermark>

/** A watermark with its picture, a PNG. */
export interface DrawnWatermark extends Watermark {
  logo: Buffer
}

/** The side of the logo, as a share of the photo's short side. */
const sizes = { corner: 0.16, middle: 0.5, repeated: 0.18 } as const
/** The space around it, as a share of its side. */
const space = { corner: 0.3, middle: 0, repeated: 0.5 } as const
/** How much it covers of what is below, of 255. */
const opacities = { light: 70, medium: 120, strong: 190 } as const
/** Pixels of the short side below which a photo has no room for one. */
const smallest = 24

/** The watermark of a picture of this size (pixels), for the library to lay over it; nothing on one that is too small. */
export async function overlayOf(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  { logo, place, strength }: DrawnWatermark,
  { width, height }: { width: number; height: number },
): Promise<OverlayOptions[]> {
  const short = Math.min(width, height)
  if (short < smallest) return []
  const side = Math.round(short * sizes[place])
  const around = Math.round(side * space[place])
  const margin = { top: around, bottom: around, left: around, right: around }
  const opacity = { create: { width: 1, height: 1, channels: 4, background: '#fff' } } as const
  const veil = await sharp(opacity).raw().toBuffer()
  veil[3] = opacities[strength]
  const faint = await sharp(logo)
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .composite([{ input: veil, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const input = await sharp(faint)
    .extend({ ...margin, background: '#0000' })
    .png()
    .toBuffer()
  if (place === 'repeated') return [{ input, tile: true }]
  return [{ input, gravity: place === 'corner' ? 'southeast' : 'centre' }]
}
