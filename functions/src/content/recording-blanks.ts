import type { Blank } from '../platform/clean/blanks.ts'
import { inPieces, UnreadableFile } from '../platform/clean/byte-source.ts'
import { blanksOf, type RecordingType } from '../platform/clean/recording.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * What of a stored video or sound has to be overwritten before anybody gets it; only the parts that tell this are read.
 * @param size bytes of it
 * @throws UnreadableFile
 */
export function recordingBlanks(
  objects: Platform['objects'],
  path: string,
  type: RecordingType,
  size: number,
): Promise<Blank[]> {
  const file = inPieces(size, async (from, bytes) => {
    const piece = await objects.readPart(path, from, bytes)
    if (!piece) throw new UnreadableFile('it is not there any more')
    return piece
  })
  return blanksOf(file, type)
}
