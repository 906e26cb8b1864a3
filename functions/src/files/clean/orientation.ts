import { findEntry, openTiff } from './tiff.ts'

/** The EXIF tag of a picture's orientation: 1 is upright, 2 to 8 are rotated or mirrored. */
const orientationTag = 0x0112
const upright = 1
const short = 3

/** The orientation in EXIF data, from its TIFF header on; 1 where it has none, or is broken. */
export function orientationOf(exif: Buffer): number {
  try {
    const tiff = openTiff(exif)
    const entry = tiff && findEntry(tiff, tiff.directory, orientationTag)
    const value = entry?.type === short ? tiff?.uint16(entry.at) : undefined
    return value && value <= 8 ? value : upright
  } catch (error) {
    // An offset that leads out of the data: viewers make nothing of it either.
    if (error instanceof RangeError) return upright
    throw error
  }
}

/** EXIF data of an orientation and nothing else, from its TIFF header on; null for an upright picture, which needs none. */
export function exifOf(orientation: number): Buffer | null {
  if (orientation === upright) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(short, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
