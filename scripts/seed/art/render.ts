import sharp from 'sharp'
import { randomFrom } from '../random.ts'
import type { Drawing } from './drawing.ts'

const tile = 320

/** Film grain to lay over a picture: grey that leaves the mean brightness as it is under `soft-light`. */
function grain(seed: string, strength: number): Buffer {
  const random = randomFrom(`grain ${seed}`)
  const pixels = Buffer.alloc(tile * tile * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    // The sum of two is closer to a bell than one, which is how grain is spread.
    const grey = 128 + (random.next() + random.next() - 1) * strength
    pixels.fill(Math.round(grey), at, at + 3)
  }
  return pixels
}

/** A drawing as a photo file: with grain, JPEG. The same drawing and seed make the same bytes. */
export async function toJpeg(drawing: Drawing, seed: string, scale: number): Promise<Buffer> {
  const noise = { raw: { width: tile, height: tile, channels: 3 as const } }
  return sharp(Buffer.from(drawing.toSvg(scale)))
    .flatten({ background: '#000000' })
    .composite([{ input: grain(seed, 34), tile: true, blend: 'soft-light', ...noise }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
