import ExifReader from 'exifreader'

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
