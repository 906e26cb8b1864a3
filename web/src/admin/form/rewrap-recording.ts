import { ADTS, BlobSource, Conversion, Input, MP4, Mp4OutputFormat, Output, QTFF } from 'mediabunny'
import { placeFor } from './conversion-place.ts'

/**
 * The pictures and the sound of a file in an MP4, as they are; null where an MP4 cannot have one of them as it is, or the file
 * cannot be read. The result of a large file is on the disk.
 */
export async function rewrapRecording(file: File, type: 'video/mp4' | 'audio/mp4'): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: [QTFF, MP4, ADTS] })
  try {
    const { target, isIndexFirst, result } = await placeFor(file.size)
    const format = new Mp4OutputFormat({ fastStart: isIndexFirst && 'in-memory' })
    const conversion = await Conversion.init({
      ...{ input, output: new Output({ format, target }), showWarnings: false, copy: { mode: 'forced' } },
      // Place and device are among them.
      tags: ({ title, artist }) => ({ ...(title && { title }), ...(artist && { artist }) }),
    })
    const isLost = ({ track }: { track: { type: string } }) =>
      track.type === 'video' || track.type === 'audio'
    if (!conversion.isValid || conversion.discardedTracks.some(isLost)) return null
    await conversion.execute()
    return (await result())?.slice(0, undefined, type) ?? null
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
