import { pictureFault, pictureLimits } from '@dlm/contract/media/picture-limits'
import { pictureHeader } from '../../files/decoded-size.ts'
import { NotAPicture } from '../../files/opened-picture.ts'
import { inTurn, loadSharp } from '../../files/sharp.ts'

/** Pixels of each side of a stored logo. */
export const logoSide = 512
/** Bytes above which it is stored in 256 colours: a document of Firestore holds 1 MiB. */
const maxBytes = 400_000
const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'svg'])
/** Dots per inch at which an SVG's own unit is a pixel, and at most. */
const density = { own: 72, most: 2400 }

/**
 * A logo as it is stored: a PNG of 512 × 512 pixels with the uploaded picture in its middle, without metadata. An SVG is drawn:
 * no script, address or style of it is left.
 * @throws NotAPicture
 */
export async function makeSquare(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    return await inTurn(async () => {
      const header = await sharp(bytes, { limitInputPixels: pictureLimits.pixels }).metadata()
      const { format, width, height } = header
      if (!formats.has(format)) throw new NotAPicture(`not a format we take: ${format}`)
      const fault = pictureFault(pictureHeader(header))
      if (fault) throw new NotAPicture(fault)
      const drawnAt = Math.ceil((density.own * logoSide) / Math.max(width, height))
      const square = sharp(bytes, {
        limitInputPixels: pictureLimits.pixels,
        failOn: 'error',
        ...(format === 'svg' && { density: Math.min(density.most, Math.max(1, drawnAt)) }),
      })
        .autoOrient()
        .toColourspace('srgb')
        .resize(logoSide, logoSide, { fit: 'contain', background: '#0000' })
        .timeout({ seconds: 10 })
      const whole = await square.clone().png({ compressionLevel: 9 }).toBuffer()
      return whole.length <= maxBytes ? whole : await square.png({ palette: true }).toBuffer()
    })
  } catch (cause) {
    if (cause instanceof NotAPicture) throw cause
    throw new NotAPicture(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
