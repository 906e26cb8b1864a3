import type { uploads } from '@dlm/contract/constants'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

export type PictureType = (typeof uploads)['image']['types'][number]

const cleaners: Record<PictureType, (bytes: Buffer) => Buffer> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/** Whether a media type is a picture's. */
export function isPicture(type: string): type is PictureType {
  return Object.hasOwn(cleaners, type)
}

/**
 * The same picture, pixel for pixel, without what else its file tells: place, time, serial numbers, owner, thumbnails, texts
 * and whatever lies behind its end. The same bytes are always made of the same bytes. Null when it is broken.
 */
export function cleanPicture(bytes: Buffer, type: PictureType): Buffer | null {
  try {
    return cleaners[type](bytes)
  } catch {
    return null
  }
}
