import {
  ADTS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny'

/**
 * The pictures and the sound of a file in an MP4, as they are; null where an MP4 cannot have one of them as it is, or the file
 * cannot be read. The whole result is held in memory.
 */
export async function rewrapRecording(file: File, type: 'video/mp4' | 'audio/mp4'): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: [QTFF, MP4, ADTS] })
  try {
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const conversion = await Conversion.init({
      ...{ input, output, showWarnings: false, copy: { mode: 'forced' } },
      // Place and device are among them.
      tags: ({ title, artist }) => ({ ...(title && { title }), ...(artist && { artist }) }),
    })
    const isLost = ({ track }: { track: { type: string } }) =>
      track.type === 'video' || track.type === 'audio'
    if (!conversion.isValid || conversion.discardedTracks.some(isLost)) return null
    await conversion.execute()
    return target.buffer && new Blob([target.buffer], { type })
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
