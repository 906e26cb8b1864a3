import type { uploads } from '@dlm/contract/constants'
import { type Shot, shotOf } from './camera.ts'
import type { Cleaned } from './cleaned.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

export type PictureType = (typeof uploads)['image']['types'][number]

const cleaners: Record<PictureType, (bytes: Buffer) => Cleaned> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/** Whether a media type is a picture's. */
export function isPicture(type: string): type is PictureType {
  return Object.hasOwn(cleaners, type)
}

/** A cleaned picture, and what its file says of how it was taken. */
export interface ReadPicture extends Shot {
  clean: Buffer
  /** False where the end of the file was missing: whether its pixels are all there is for `checkEnd` to say. */
  hasEnd: boolean
}

/**
 * The same picture, pixel for pixel, without its metadata: place, time, serial numbers, owner, thumbnails, texts and
 * whatever follows its end. Deterministic: equal input gives equal output. Null when it is broken, or has no end.
 */
export function cleanPicture(bytes: Buffer, type: PictureType): Buffer | null {
  const picture = cleaned(bytes, type)
  return picture?.hasEnd === false ? null : (picture?.clean ?? null)
}

/** A picture cleaned so, with how it was taken. Null when it is broken; broken EXIF data is ignored. */
export function readPicture(bytes: Buffer, type: PictureType): ReadPicture | null {
  const picture = cleaned(bytes, type)
  if (!picture) return null
  const { clean, exif, hasEnd = true } = picture
  return { clean, ...(exif ? shotOf(exif) : { camera: null, takenAt: null }), hasEnd }
}

function cleaned(bytes: Buffer, type: PictureType): Cleaned | null {
  try {
    return cleaners[type](bytes)
  } catch {
    return null
  }
}
