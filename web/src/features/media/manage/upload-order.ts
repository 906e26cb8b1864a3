import ExifReader from 'exifreader'
import { readStored, writeStored } from '../../../lib/storage/storage.ts'

/** The order of the photos of an upload in their album. */
export type UploadOrder = 'name' | 'taken'

const key = 'dsp-upload-order'

/** The last chosen order, from the local storage. */
export function uploadOrder(): UploadOrder {
  return readStored(key) === 'taken' ? 'taken' : 'name'
}

export function rememberUploadOrder(order: UploadOrder): void {
  writeStored(key, order)
}

/** Bytes of a JPEG that hold its EXIF data, which precedes the picture. */
const head = 262_144

const written = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/

/**
 * When a photo was taken, by its EXIF data and the camera's own clock: milliseconds as if that clock were UTC, which is enough
 * to sort by. Undefined where the file does not say so, or cannot be read.
 */
export async function takenAt(file: Blob): Promise<number | undefined> {
  try {
    const bytes = await (file.type === 'image/jpeg' ? file.slice(0, head) : file).arrayBuffer()
    const { DateTimeOriginal } = ExifReader.load(bytes)
    const [, ...parts] = written.exec(DateTimeOriginal?.description ?? '') ?? []
    const [year = 0, month = 0, day, hour, minute, second] = parts.map(Number)
    return year > 0 ? Date.UTC(year, month - 1, day, hour, minute, second) : undefined
  } catch {
    return undefined
  }
}
