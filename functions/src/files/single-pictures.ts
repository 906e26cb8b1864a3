import type { PhotoSquare } from '@dlm/contract/accounts/accounts.schema'
import { profilePhoto } from '@dlm/contract/accounts/profile-photo'
import { type Opened, ofPicture, sizeAt, thumbhash, webp } from './opened-picture.ts'
import type { Renditions } from './renditions.ts'

const profileSize = 256
const blurredWidth = 320
/** Pixels across that a blurred cover is made of: colours and light stay, nothing can be recognised. */
const blurredDetail = 6

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
