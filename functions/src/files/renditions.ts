import type { PhotoSquare } from '@dlm/contract/accounts/accounts.schema'
import { profilePhoto } from '@dlm/contract/accounts/profile-photo'
import type { FocalPoint } from '@dlm/contract/common.schema'
import { pictureFault, pictureLimits } from '@dlm/contract/media/picture-limits'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { StoredPicture } from '../platform/storage.ts'
import { pictureHeader } from './decoded-size.ts'
import { inTurn, loadSharp } from './sharp.ts'
import { type DrawnWatermark, overlayOf } from './watermark.ts'

/** One file of a picture; `width` in pixels. */
export interface Rendition {
  width: number
  webp: Buffer
}

/** The renditions of a picture: `width` and `height` are those of the upright original, `thumbhash` is base64. */
export interface Renditions {
  width: number
  height: number
  thumbhash: string
  renditions: Rendition[]
  /** Of a photo alone: null of one that is no wider than the crop. */
  portrait?: Portrait | null
}

/** The crop of a photo for phones; `named` is what `StoredPicture` calls it. */
export interface Portrait {
  named: number
  webp: Buffer
}

/** What a photo is cropped around, and how the crop is named. */
export interface PortraitFocus extends FocalPoint {
  named: number
}

/** Widths in pixels that lists, screens and large screens get. */
const photoWidths = [320, 960, 1920, 2560]
const previewWidth = 960
/** Pixels of a portrait crop at most, of a shape of 4:5. */
const portraitSize = { width: 780, height: 975 }
/** Bytes of a portrait crop at most, and how well it is stored: as well as they allow. */
const maxPortrait = 55_000
const portraitQualities = [78, 70, 62, 54, 45]
const profileSize = 256
const blurredWidth = 320
/** Pixels across that a blurred cover is made of: colours and light stay, nothing can be recognised. */
const blurredDetail = 6
/** Longest side that thumbhash takes. */
const placeholderSide = 100

/** Longest side of a WebP, in pixels. */
const longestSide = 16_383

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp'])
const webp = { quality: 78, effort: 5, smartSubsample: true }

/** The bytes are no picture we take: broken, another format, or too large to be decoded. */
export class NotAPicture extends Error {}

/** A picture above a limit; `message` says to people which one, with the picture's own figure. */
export class TooLargePicture extends NotAPicture {}

interface Opened {
  /** A fresh pipeline each time: upright, sRGB with 8 bits, without any metadata. */
  image(): Sharp
  /** Of the library: for what was made of the picture. */
  sharp: Awaited<ReturnType<typeof loadSharp>>
  width: number
  height: number
}

/** The size of a picture that is made this wide: as high as its shape asks for, within what a WebP can be. */
function sizeAt(wanted: number, { width, height }: Pick<Opened, 'width' | 'height'>) {
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
async function ofPicture<T>(
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

async function thumbhash(image: Sharp): Promise<string> {
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

/** The widths that a picture is shown at: the steps below its own width, and that, or the widest that a WebP can have of its shape. */
function widthsOf({ width, height }: Pick<Opened, 'width' | 'height'>): number[] {
  const shapes = Math.max(1, Math.floor((width * longestSide) / height))
  const widest = Math.min(width, shapes, Math.max(...photoWidths))
  return [...photoWidths.filter((wanted) => wanted < widest), widest]
}

/** Whether a picture has the renditions that `makeRenditions` makes; false of a small one, whose only one may be a preview. */
export function isComplete({ widths, ...size }: Pick<StoredPicture, 'widths' | 'width' | 'height'>): boolean {
  return widths.length > 1 && widths.length === widthsOf(size).length
}

/**
 * The renditions of a photo or a cover at 320, 960, 1920 and 2560 px, never wider than the picture; the widest is as wide as the picture
 * itself, up to 2560 px.
 * @param watermark what is laid over each of them
 * @throws NotAPicture
 */
export function makeRenditions(bytes: Buffer, watermark?: DrawnWatermark | null): Promise<Renditions> {
  return ofPicture(bytes, async ({ sharp, image, width, height }) => {
    const renditions: Rendition[] = []
    for (const renditionWidth of widthsOf({ width, height })) {
      const size = sizeAt(renditionWidth, { width, height })
      const overlay = watermark ? await overlayOf(sharp, watermark, size) : []
      const resized = image().resize(size).composite(overlay)
      renditions.push({ width: renditionWidth, webp: await resized.webp(webp).toBuffer() })
    }
    return { width, height, thumbhash: await thumbhash(image()), renditions }
  })
}

/** The part of a picture that a portrait crop shows: as high as it is, where `object-position` would place it; null of one that is no wider. */
function portraitPart({ x }: FocalPoint, { width, height }: Pick<Opened, 'width' | 'height'>) {
  const shape = portraitSize.width / portraitSize.height
  if (width <= height * shape) return null
  const wide = Math.max(1, Math.floor(height * shape))
  const cropWidth = Math.min(portraitSize.width, wide)
  const size = { width: cropWidth, height: Math.max(1, Math.round(cropWidth / shape)) }
  const whole = {
    width: Math.max(size.width, Math.round((width * size.height) / height)),
    height: size.height,
  }
  return { whole, part: { left: Math.round(x * (whole.width - size.width)), top: 0, ...size } }
}

async function portraitOf(
  { sharp, image, ...whole }: Opened,
  focus: PortraitFocus,
  watermark?: DrawnWatermark | null,
): Promise<Portrait | null> {
  const crop = portraitPart(focus, whole)
  if (!crop) return null
  // Cut when it is small: the whole of a large picture would be in memory.
  const { data, info } = await image()
    .resize({ ...crop.whole, fit: 'fill' })
    .extract(crop.part)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const overlay = watermark ? await overlayOf(sharp, watermark, crop.part) : []
  const pixels = () => sharp(data, { raw: { width, height, channels } }).composite(overlay)
  for (const quality of portraitQualities) {
    const encoded = await pixels()
      .webp({ ...webp, quality })
      .toBuffer()
    if (encoded.length <= maxPortrait) return { named: focus.named, webp: encoded }
  }
  // Grain alone: what remains of it has no more detail.
  const smooth = await pixels()
    .blur(3)
    .webp({ ...webp, quality: Math.min(...portraitQualities) })
    .toBuffer()
  return { named: focus.named, webp: smooth }
}

/**
 * The crop of a photo for phones: 780 × 975 px around its focal point, or what a smaller photo has of that shape, below 55 kB, so that the first load of a phone stays within its budget.
 * Null of a photo that is no wider than 4:5.
 * @throws NotAPicture
 */
export function makePortrait(
  bytes: Buffer,
  focus: PortraitFocus,
  watermark?: DrawnWatermark | null,
): Promise<Portrait | null> {
  return ofPicture(bytes, (opened) => portraitOf(opened, focus, watermark))
}

/**
 * All renditions of a photo: those of any picture, and the crop for phones.
 * @throws NotAPicture
 */
export async function makePhotoRenditions(
  bytes: Buffer,
  focus: PortraitFocus,
  watermark?: DrawnWatermark | null,
): Promise<Renditions> {
  const renditions = await makeRenditions(bytes, watermark)
  return { ...renditions, portrait: await makePortrait(bytes, focus, watermark) }
}

/**
 * The one rendition of a photo until it has all of them: 960 px, or the widest below.
 * @throws NotAPicture
 */
export function makePreview(bytes: Buffer, watermark?: DrawnWatermark | null): Promise<Renditions> {
  return ofPicture(bytes, async ({ sharp, image, width, height }) => {
    const widths = widthsOf({ width, height })
    const renditionWidth = widths.filter((each) => each <= previewWidth).at(-1) ?? previewWidth
    const size = sizeAt(renditionWidth, { width, height })
    // Quickly, in a third of the time: an admin waits for it, and the trigger makes it again.
    const preview = await image()
      .resize(size)
      .composite(watermark ? await overlayOf(sharp, watermark, size) : [])
      .webp({ ...webp, effort: 1, smartSubsample: false })
      .toBuffer()
    const renditions = [{ width: renditionWidth, webp: preview }]
    return { width, height, thumbhash: await thumbhash(sharp(preview)), renditions }
  })
}

/** A chosen square in pixels of the upright picture, within it. */
function squareOf(
  { leftEdge, topEdge, sideLength }: PhotoSquare,
  { width, height }: Pick<Opened, 'width' | 'height'>,
) {
  const pixels = Math.max(1, Math.round(sideLength * Math.min(width, height)))
  return {
    left: Math.min(width - pixels, Math.round(leftEdge * width)),
    top: Math.min(height - pixels, Math.round(topEdge * height)),
    width: pixels,
    height: pixels,
  }
}

/**
 * A profile photo: the middle square at 256 px, or the square that was chosen, also of a smaller picture (DESIGN §6).
 * @throws NotAPicture, also for one above 12 MP
 */
export function makeProfilePhoto(bytes: Buffer, chosen?: PhotoSquare): Promise<Renditions> {
  const work = async ({ sharp, image, ...size }: Opened) => {
    const part = chosen ? image().extract(squareOf(chosen, size)) : image()
    const square = await part.resize(profileSize, profileSize, { fit: 'cover' }).webp(webp).toBuffer()
    return {
      width: profileSize,
      height: profileSize,
      thumbhash: await thumbhash(sharp(square)),
      renditions: [{ width: profileSize, webp: square }],
    }
  }
  return ofPicture(bytes, work, profilePhoto.pixels)
}

/**
 * The public cover of a locked album: one rendition of 320 px, blurred beyond recognition.
 * @throws NotAPicture
 */
export function makeBlurredCover(bytes: Buffer): Promise<Renditions> {
  return ofPicture(bytes, async ({ sharp, image, width, height }) => {
    const size = { width, height }
    const tiny = await image().resize(sizeAt(blurredDetail, size)).png().toBuffer()
    const smooth = sharp(tiny)
      .resize({ ...sizeAt(blurredWidth, size), kernel: 'cubic' })
      .blur(24)
    return {
      width,
      height,
      thumbhash: await thumbhash(sharp(tiny)),
      renditions: [{ width: blurredWidth, webp: await smooth.webp(webp).toBuffer() }],
    }
  })
}

/** Bytes of a picture that a shared link shows: chats pass over larger ones. */
const maxShared = 300_000
/** How well it is stored: as well as its bytes allow. */
const sharedQualities = [82, 74, 66, 56, 46, 36, 26, 16]

/**
 * A picture that a shared link shows: a JPEG of this size (pixels) below 300 kB, cut where its shape is another, on white where it is
 * transparent.
 * @throws NotAPicture
 */
export function makeSharedPicture(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return ofPicture(bytes, async ({ sharp, image }) => {
    const { data, info } = await image()
      .flatten({ background: '#fff' })
      .resize({ ...size, fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const pixels = () => sharp(data, { raw: { width, height, channels } })
    for (const quality of sharedQualities) {
      const jpeg = await pixels().jpeg({ quality }).toBuffer()
      if (jpeg.length < maxShared) return jpeg
    }
    // Grain alone: what a link shows of it has no more detail.
    return pixels().blur(3).jpeg({ quality: 30 }).toBuffer()
  })
}

/** What a document stores of renditions in `folder` (platform/storage.ts `renditionPath`). */
export function toStoredPicture(folder: string, made: Renditions): StoredPicture {
  const { width, height, portrait } = made
  return {
    folder,
    widths: made.renditions.map((file) => file.width),
    width,
    height,
    thumbhash: made.thumbhash,
    bytes: made.renditions.at(-1)?.webp.length,
    ...(portrait !== undefined && { portrait: portrait?.named ?? null }),
  }
}
