import type { Platform } from '../platform/platform.ts'
import { type ByteSource, inPieces, UnreadableFile } from './clean/byte-source.ts'
import type { Insertion } from './clean/mp3-length.ts'
import { insertionOf, type RecordingType, redactedRangesOf } from './clean/recording.ts'
import type { RedactedRange } from './clean/redacted-ranges.ts'

/** What of a stored video or sound is changed before anyone gets it. */
interface RecordingChanges {
  /** What is overwritten. */
  ranges: RedactedRange[]
  /** What it gets besides. */
  insertion: Insertion | null
}

/** A stored file that is read in pieces. @param size bytes of it */
export function storedSource(
  objects: Pick<Platform['objects'], 'readPart'>,
  path: string,
  size: number,
): ByteSource {
  return inPieces(size, async (from, bytes) => {
    const piece = await objects.readPart(path, from, bytes)
    if (!piece) throw new UnreadableFile('it is not there any more')
    return piece
  })
}

/**
 * The changes of a stored video or sound before it is served; only the parts that these depend on are read.
 * @param size bytes of it
 * @throws UnreadableFile
 */
export async function recordingChanges(
  objects: Platform['objects'],
  path: string,
  type: RecordingType,
  size: number,
): Promise<RecordingChanges> {
  const file = storedSource(objects, path, size)
  return { ranges: await redactedRangesOf(file, type), insertion: await insertionOf(file, type) }
}
