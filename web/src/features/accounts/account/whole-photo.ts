import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import { profilePhoto } from '@dlm/contract/accounts/profile-photo'
import { bytesPerMegabyte } from '@dlm/contract/constants'
import type { Request } from '@dlm/contract/contract'
import { signatureBytes, typeByBytes } from '@dlm/contract/media/file-signatures'
import { asDataUrl } from '../../../lib/as-data-url.ts'
import { type Crop, squareOf } from './crop.ts'

const side = 16
const opaque = 255

/**
 * Whether this browser returns other pixels than a page put on a canvas, as a protection against fingerprinting: an exported
 * photo would be noise then, or a single colour.
 */
export function hasCanvasNoise(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return true
  const pattern = pen.createImageData(side, side)
  // Neighbouring pixels differ: some protections do not change uniform areas.
  for (let at = 0; at < pattern.data.length; at++)
    pattern.data[at] = at % 4 === 3 ? opaque : (at * 37 + (at >> 3)) % 256
  pen.putImageData(pattern, 0, 0)
  return pen.getImageData(0, 0, side, side).data.some((value, at) => value !== pattern.data[at])
}

/** Shown before a photo is sent from a browser that changes canvas pixels. */
export const wholeIsSent = accountPageTexts.wholePhoto

/** Shown where that is not possible. */
export const tooLargeWhole = accountPageTexts.wholePhotoTooLarge(
  profilePhoto.pixels / 1_000_000,
  profilePhoto.maxBytes / bytesPerMegabyte,
)

/** The upload of a photo whose pixels cannot be read here: file and crop. Null for a file that is too large or of another type. */
export async function wholePhoto(
  { picture, file }: { picture: ImageBitmap; file: File },
  crop: Crop,
): Promise<Pick<Request<'up_pp'>, 'photo' | 'square'> | null> {
  const { width, height } = picture
  const type = typeByBytes('image', new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()))
  if (type === null || file.size > profilePhoto.maxBytes || width * height > profilePhoto.pixels) return null
  const { left, top, side } = squareOf(crop, picture)
  const share = (value: number) => Math.min(1, Math.max(0, value))
  return {
    photo: await asDataUrl(new Blob([file], { type })),
    square: {
      leftEdge: share(left / width),
      topEdge: share(top / height),
      sideLength: share(side / Math.min(width, height)),
    },
  }
}
