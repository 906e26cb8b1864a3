import type { FocalPoint } from '@dlm/contract/common.schema'
import type { StoredPicture } from '../platform/storage.ts'
import { longestSide, type Opened, ofPicture, sizeAt, thumbhash, webp } from './opened-picture.ts'
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
