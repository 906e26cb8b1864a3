import { pictureFault, pictureLimits } from '@dlm/contract/media/picture-limits'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { pictureHeader } from './decoded-size.ts'
import { inTurn, loadSharp } from './sharp.ts'

/** Longest side that thumbhash takes. */
const placeholderSide = 100

/** Longest side of a WebP, in pixels. */
export const longestSide = 16_383

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp'])
export const webp = { quality: 78, effort: 5, smartSubsample: true }

/** The bytes are no picture we take: broken, another format, or too large to be decoded. */
export class NotAPicture extends Error {}

/** A picture above a limit; `message` says to people which one, with the picture's own figure. */
export class TooLargePicture extends NotAPicture {}

/** A picture whose header was read. */
export interface Opened {
  /** A fresh pipeline each time: upright, sRGB with 8 bits, without any metadata. */
  image(): Sharp
  /** Of the library: for what was made of the picture. */
  sharp: Awaited<ReturnType<typeof loadSharp>>
  width: number
  height: number
}

/** The size of a picture that is made this wide: as high as its shape asks for, within what a WebP can be. */
export function sizeAt(wanted: number, { width, height }: Pick<Opened, 'width' | 'height'>) {
  const shaped = Math.round((height * wanted) / width)
  return { width: wanted, height: Math.min(longestSide, Math.max(1, shaped)), fit: 'fill' } as const
}

async function open(bytes: Buffer, most: number): Promise<Opened> {
  const sharp = await loadSharp()
  // Refused below, with its figure.
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
  const source = () => sharp(bytes, { limitInputPixels: most, failOn: 'error' })
  const { format, autoOrient, width, height } = header
  if (!formats.has(format)) throw new NotAPicture(`not a format we take: ${format}`)
  const fault = pictureFault(pictureHeader(header))
  if (fault) throw new TooLargePicture(fault)
  if (width * height > most) throw new NotAPicture('too large to be decoded')
  return { sharp, image: () => source().autoOrient().toColourspace('srgb'), ...autoOrient }
}

/** Decodes one picture at a time. Everything sharp finds fault with while it does is the picture's fault. */
export async function ofPicture<T>(
  bytes: Buffer,
  work: (opened: Opened) => Promise<T>,
  most: number = pictureLimits.pixels,
): Promise<T> {
  try {
    return await inTurn(async () => work(await open(bytes, most)))
  } catch (cause) {
    if (cause instanceof NotAPicture) throw cause
    throw new NotAPicture(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

export async function thumbhash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(placeholderSide, placeholderSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/**
 * Decodes a picture whole, and throws it away: what is truncated or too large shows only then.
 * @throws NotAPicture
 */
export async function checkPicture(bytes: Buffer): Promise<void> {
  await ofPicture(bytes, ({ image }) =>
    image().resize({ width: 16, height: 16, fit: 'inside' }).raw().toBuffer(),
  )
}

/** Bytes that an encoder may leave behind the last pixels. */
const maxPadding = 4

/**
 * Whether a JPEG that had no end, and got one, has all its pixels, and nothing behind them: each of its last bytes is needed.
 * @throws NotAPicture
 */
export async function checkEnd(clean: Buffer): Promise<void> {
  const isWhole = (bytes: Buffer) =>
    inTurn(async () => {
      const sharp = await loadSharp()
      const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'warning' })
      // At its full size: a JPEG that is made smaller while it is decoded reports no missing pixels.
      return image
        .extractChannel(0)
        .raw()
        .toBuffer()
        .then(
          () => true,
          () => false,
        )
    })
  const shorter = Buffer.concat([clean.subarray(0, -2 - maxPadding), clean.subarray(-2)])
  if (!(await isWhole(clean)) || (await isWhole(shorter))) throw new NotAPicture('it is cut off')
}
