import { profilePhoto } from '@dlm/contract/accounts/profile-photo'
import { bytesPerMegabyte } from '@dlm/contract/constants'
import type { Request } from '@dlm/contract/contract'
import { signatureBytes, typeByBytes } from '@dlm/contract/media/file-signatures'
import { asDataUrl } from '../../../lib/as-data-url.ts'
import { type Crop, squareOf } from './crop.ts'

/** Shown before a photo is sent from a browser that changes canvas pixels. */
export const wholeIsSent =
  'This browser changes the pixels of pictures that pages draw, as a protection against fingerprinting. The file itself is sent instead, and the portal cuts it.'

/** Shown where that is not possible. */
export const tooLargeWhole = `The file itself has to be a JPEG, PNG or WebP of at most ${profilePhoto.pixels / 1_000_000} megapixels and ${profilePhoto.maxBytes / bytesPerMegabyte} MB. Choose a smaller one, or allow this site to read pictures that it draws.`

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
