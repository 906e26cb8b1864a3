import { Transform } from 'node:stream'
import { type ByteSource, UnreadableFile } from './byte-source.ts'
import type { Insertion } from './mp3-length.ts'

/** A range of a file that is overwritten: with `head` where it begins, and zeros behind that. */
export interface RedactedRange {
  at: number
  /** Bytes. */
  size: number
  head: Buffer
}

/** Most ranges of one file: this bounds the memory of their list. */
const maxRanges = 500_000
const pieceOfZeros = 65_536

const nothing = Buffer.alloc(0)

/** A range that becomes zeros. */
export function zeros(at: number, size: number): RedactedRange {
  return { at, size, head: nothing }
}

/** The range as zeros, unless it is so already. */
export async function zerosUnlessEmpty(file: ByteSource, at: number, size: number): Promise<RedactedRange[]> {
  for (let from = at; from < at + size; from += pieceOfZeros) {
    const piece = await file.read(from, Math.min(pieceOfZeros, at + size - from))
    if (piece.some((byte) => byte !== 0)) return [zeros(at, size)]
  }
  return []
}

/**
 * In the order of the file, those of no size left out.
 * @throws UnreadableFile when two overlap, or there are too many
 */
export function inOrder(ranges: readonly RedactedRange[]): RedactedRange[] {
  if (ranges.length > maxRanges) throw new UnreadableFile('it has too many parts')
  const sorted = ranges.filter(({ size }) => size > 0).sort((one, two) => one.at - two.at)
  let end = 0
  for (const { at, size } of sorted) {
    if (at < end) throw new UnreadableFile('two parts overlap')
    end = at + size
  }
  return sorted
}

/**
 * Passes a file on with these ranges overwritten, and with what is inserted; has one chunk in memory.
 * @param ranges as `inOrder` answers them
 */
export function overwriting(ranges: readonly RedactedRange[], insertion: Insertion | null = null): Transform {
  let passed = 0
  let next = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.from(chunk)
      const [start, end] = [passed, passed + bytes.length]
      for (let range = ranges[next]; range && range.at < end; range = ranges[next]) {
        overwrite(bytes, passed, range)
        if (range.at + range.size > end) break
        next++
      }
      passed = end
      const isWithin = insertion !== null && start <= insertion.at && insertion.at < end
      done(null, isWithin ? withInserted(bytes, insertion, start) : bytes)
    },
  })
}

/** @param start where in the file the bytes begin */
function withInserted(bytes: Buffer, { at, bytes: inserted }: Insertion, start: number): Buffer {
  return Buffer.concat([bytes.subarray(0, at - start), inserted, bytes.subarray(at - start)])
}

/** @param start where in the file the bytes begin */
function overwrite(bytes: Buffer, start: number, { at, size, head }: RedactedRange): void {
  const from = Math.max(0, at - start)
  bytes.fill(0, from, Math.min(bytes.length, at + size - start))
  // The part of the head that is in these bytes.
  const skipped = Math.max(0, start - at)
  if (skipped < head.length) head.copy(bytes, from, skipped, skipped + bytes.length - from)
}
