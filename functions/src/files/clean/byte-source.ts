/** A file that is read in pieces. */
export interface ByteSource {
  /** Bytes. */
  size: number
  /**
   * So many bytes from there on.
   * @throws UnreadableFile when the file ends before
   */
  read(from: number, bytes: number): Promise<Buffer>
}

/** The parts of a file are not as its format has them. */
export class UnreadableFile extends Error {}

const kilobyte = 1024
/** Bytes that are fetched at once: few where parts are skipped, more and more where one follows the other. */
const smallest = 64 * kilobyte
const largest = 4096 * kilobyte
/** What bounds the time that one file takes; a film of an hour in parts of two seconds has as many. */
const maxFetches = 2_000

/**
 * Reads a file by few fetches, with at most one piece of it in memory.
 * @param fetch answers so many bytes from there on
 */
export function inPieces(size: number, fetch: (from: number, bytes: number) => Promise<Buffer>): ByteSource {
  let start = 0
  let held: Buffer = Buffer.alloc(0)
  let piece = smallest
  let fetches = 0
  return {
    size,
    async read(from, bytes) {
      if (from + bytes > size) throw new UnreadableFile('it ends too early')
      const end = start + held.length
      if (from < start || from + bytes > end) {
        if (++fetches > maxFetches) throw new UnreadableFile('it has too many parts')
        const isSequential = from >= start && from < end + piece
        piece = isSequential ? Math.min(largest, piece * 2) : smallest
        held = await fetch(from, Math.min(size - from, Math.max(piece, bytes)))
        start = from
        if (held.length < bytes) throw new UnreadableFile('it ends too early')
      }
      return held.subarray(from - start, from - start + bytes)
    },
  }
}
