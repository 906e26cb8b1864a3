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
  StreamTarget,
  type Target,
} from 'mediabunny'

/** Bytes of a file up to which the result is held in memory. */
const mostInMemory = 256 * 1_048_576

/** How the files are called that the browser stores for its page alone, with the time (ms). */
const stored = /^rewrap-(\d+)$/
/** Milliseconds after which one is not needed any more: an upload is shorter. */
const longestUpload = 86_400_000

/** Where a result is written. */
interface Place {
  target: Target
  /** Whether the index is before the pictures, so that a player has it first. */
  isIndexFirst: boolean
  result(): Promise<Blob | null>
}

function inMemory(): Place {
  const target = new BufferTarget()
  const result = async () => target.buffer && new Blob([target.buffer])
  return { target, isIndexFirst: true, result }
}

/** @throws where the browser has no such storage, or no room in it */
async function onDisk(): Promise<Place> {
  const folder = await navigator.storage.getDirectory()
  for await (const name of folder.keys()) {
    const [, at] = stored.exec(name) ?? []
    if (at !== undefined && Number(at) < Date.now() - longestUpload) await folder.removeEntry(name)
  }
  const file = await folder.getFileHandle(`rewrap-${Date.now()}`, { create: true })
  const target = new StreamTarget(await file.createWritable(), { chunked: true })
  return { target, isIndexFirst: false, result: () => file.getFile() }
}

/**
 * The pictures and the sound of a file in an MP4, as they are; null where an MP4 cannot have one of them as it is, or the file
 * cannot be read. The result of a large file is on the disk.
 */
export async function rewrapRecording(file: File, type: 'video/mp4' | 'audio/mp4'): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: [QTFF, MP4, ADTS] })
  try {
    const { target, isIndexFirst, result } = file.size > mostInMemory ? await onDisk() : inMemory()
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
