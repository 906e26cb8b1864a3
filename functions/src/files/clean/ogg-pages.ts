import type { ByteSource } from './byte-source.ts'

const headSize = 27
const capture = 'OggS'
const begins = 0x02
const searched = 65_536

/** A page of an OGG (RFC 3533). */
export interface Page {
  at: number
  end: number
  /** The stream it belongs to. */
  serial: number
  /** Whether that stream begins here. */
  isFirst: boolean
  /** The whole page; empty where it is not needed. */
  bytes: Buffer
  /** The packets on it, or the part of one that is on it: views of `bytes`. */
  parts: { bytes: Buffer; ends: boolean }[]
}

/**
 * The page that begins there; null when there is none, or it is cut short.
 * @param isWanted whether the content of a page of this stream is needed
 */
export async function pageAt(
  file: ByteSource,
  at: number,
  isWanted: (serial: number, isFirst: boolean) => boolean,
): Promise<Page | null> {
  if (at + headSize > file.size) return null
  const head = Buffer.from(await file.read(at, headSize))
  if (head.toString('latin1', 0, 4) !== capture) return null
  const segments = head.readUInt8(26)
  const content = at + headSize + segments
  if (content > file.size) return null
  const sizes = Buffer.from(await file.read(at + headSize, segments))
  const end = sizes.reduce((sum, size) => sum + size, content)
  if (end > file.size) return null
  const serial = head.readUInt32LE(14)
  const isFirst = (head.readUInt8(5) & begins) !== 0
  const bytes = isWanted(serial, isFirst) ? Buffer.from(await file.read(at, end - at)) : Buffer.alloc(0)
  return { at, end, serial, isFirst, bytes, parts: bytes.length > 0 ? partsOf(bytes, sizes) : [] }
}

/** A segment of less than 255 bytes ends its packet. */
function partsOf(bytes: Buffer, sizes: Buffer): Page['parts'] {
  const parts: Page['parts'] = []
  let from = headSize + sizes.length
  let to = from
  for (const [segment, size] of sizes.entries()) {
    to += size
    const ends = size < 255
    if (!ends && segment < sizes.length - 1) continue
    parts.push({ bytes: bytes.subarray(from, to), ends })
    from = to
  }
  return parts
}

/** Where the next page begins; the file’s end where there is none. */
export async function findPage(file: ByteSource, from: number): Promise<number> {
  for (let at = from; at < file.size; at += searched) {
    // One that begins at the end of a piece is found with the bytes that follow.
    const piece = await file.read(at, Math.min(searched + capture.length - 1, file.size - at))
    const offset = piece.indexOf(capture, 0, 'latin1')
    if (offset >= 0) return at + offset
  }
  return file.size
}

/** For each byte what the check sum becomes by it: polynomial 0x04c11db7, highest bit first. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit++) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  return sum
})

/** Updates a page’s check sum, which players verify. */
export function writeCheck(page: Buffer): void {
  page.writeUInt32LE(0, 22)
  let sum = 0
  for (const byte of page) sum = (sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)
  page.writeUInt32LE(sum >>> 0, 22)
}
