import { type ByteSource, UnreadableFile } from './byte-source.ts'

/** A box of an MP4 (ISO/IEC 14496-12): its size, its type, and what it holds. */
export interface Box {
  type: string
  /** Where it begins, where what it holds begins, and where it ends. */
  at: number
  body: number
  end: number
  /** The bytes before what it holds. */
  head: Buffer
}

/**
 * The boxes from one place to another, at most 7 bytes of which are left over.
 * @throws UnreadableFile
 */
export async function* boxesIn(file: ByteSource, from: number, to: number): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const short = Buffer.from(await file.read(at, 8))
    const type = short.toString('latin1', 4, 8)
    const size = short.readUInt32BE(0)
    const head = size === 1 ? Buffer.from(await file.read(at, 16)) : short
    const body = at + head.length
    const declared = size === 1 ? at + Number(head.readBigUInt64BE(8)) : at + (size || to - at)
    // A file that was cut short while it was copied plays up to its end.
    const end = type === 'mdat' ? Math.min(declared, to) : declared
    if (end < body || end > to) throw new UnreadableFile(`a box ${JSON.stringify(type)} of ${size} bytes`)
    yield { type, at, body, end, head }
    at = end
  }
}

/** The first box of these types, each within the one before it; undefined when it is not there. */
export async function findBox(
  file: ByteSource,
  within: Box,
  types: readonly string[],
): Promise<Box | undefined> {
  const [type, ...rest] = types
  for await (const box of boxesIn(file, within.body, within.end))
    if (box.type === type) return rest.length === 0 ? box : findBox(file, box, rest)
  return undefined
}
