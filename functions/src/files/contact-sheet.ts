import { loadSharp } from './sharp.ts'

/** Pixels of the side of a thumbnail, and between two of them. */
const side = 112
const gap = 8
const columns = 6

/** Thumbnails that a sheet has at most: six rows. */
export const mostOnSheet = 36

/** @returns the corner of the thumbnail at this index, in pixels */
function cornerOf(at: number): { left: number; top: number } {
  return {
    left: gap + (at % columns) * (side + gap),
    top: gap + Math.floor(at / columns) * (side + gap),
  }
}

/**
 * Thumbnails beside and below each other on white, as a JPEG of about 100 kB, which a mail can carry. A picture that cannot be read
 * leaves no hole.
 * @param pictures files of pictures, of which the first `mostOnSheet` are taken
 */
export async function makeContactSheet(pictures: readonly Buffer[]): Promise<Buffer | null> {
  const sharp = await loadSharp()
  const thumbnails: Buffer[] = []
  for (const picture of pictures.slice(0, mostOnSheet)) {
    const thumbnail = await sharp(picture)
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .png()
      .toBuffer()
      .catch(() => null)
    if (thumbnail) thumbnails.push(thumbnail)
  }
  if (thumbnails.length === 0) return null
  const rows = Math.ceil(thumbnails.length / columns)
  const across = Math.min(columns, thumbnails.length)
  const size = { width: gap + across * (side + gap), height: gap + rows * (side + gap) }
  return sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(thumbnails.map((input, at) => ({ input, ...cornerOf(at) })))
    .jpeg({ quality: 72 })
    .toBuffer()
}
