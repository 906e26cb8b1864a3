import { exifMoment } from '@dlm/contract/media/exif-date'
import ExifReader from 'exifreader'

/** Bytes of a JPEG that hold its EXIF data, which precedes the picture. */
const head = 262_144

/** When a photo was taken, by its EXIF data (`exifMoment`). Undefined where the file does not say so, or cannot be read. */
export async function takenAt(file: Blob): Promise<number | undefined> {
  try {
    const bytes = await (file.type === 'image/jpeg' ? file.slice(0, head) : file).arrayBuffer()
    const { DateTimeOriginal } = ExifReader.load(bytes)
    return exifMoment(DateTimeOriginal?.description ?? '')
  } catch {
    return undefined
  }
}
