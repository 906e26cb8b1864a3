import { type ByteSource, UnreadableFile } from './byte-source.ts'

/** An element of EBML (RFC 8794). */
export interface Element {
  id: number
  /** Where it begins, where what it holds begins, and where it ends. */
  at: number
  body: number
  end: number
  /** Its size is unknown: it ends with its parent, or where the next of its kind begins. */
  isEndless: boolean
}

/**
 * The element that begins there. One that reaches beyond the end, in a file that was cut short, ends there.
 * @param to the end of its parent
 * @throws UnreadableFile
 */
export async function elementAt(file: ByteSource, at: number, to: number): Promise<Element> {
  const head = await file.read(at, Math.min(12, to - at))
  const idWidth = widthOf(head, 0)
  const sizeWidth = widthOf(head, idWidth)
  if (idWidth > 4 || idWidth + sizeWidth > head.length) throw new UnreadableFile(`no element at ${at}`)
  const id = head.readUIntBE(0, idWidth)
  let size = BigInt(head.readUInt8(idWidth)) & ((1n << BigInt(8 - sizeWidth)) - 1n)
  for (let byte = 1; byte < sizeWidth; byte++) size = (size << 8n) | BigInt(head.readUInt8(idWidth + byte))
  const isEndless = size === (1n << BigInt(7 * sizeWidth)) - 1n
  const body = at + idWidth + sizeWidth
  return { id, at, body, end: isEndless ? to : Math.min(to, body + Number(size)), isEndless }
}

/** The zeros before the first bit tell how many bytes a number takes. */
function widthOf(head: Buffer, at: number): number {
  const first = at < head.length ? head.readUInt8(at) : 0
  return Math.clz32(first) - 23
}
