import type { Cleaned } from './cleaned.ts'
import { exifOf, orientationOf } from './orientation.ts'

const headSize = 12
const frameHeadSize = 16
/** Bits of the header `VP8X`. */
const hasExif = 0x08
const hasXmp = 0x04

interface Chunk {
  type: string
  content: Buffer
}

/** Pixels, colours and frames: what a picture is shown with. */
const playedChunks: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])

/**
 * A WebP with the same compressed pixels, and nothing beside them but what they are shown with, the orientation included.
 * @throws Error when it is broken
 */
export function cleanWebp(bytes: Buffer): Cleaned {
  const chunks = chunksOf(bytes.subarray(headSize, 8 + bytes.readUInt32LE(4)))
  // Readers look for it only where the header says that there is some.
  const exifChunk = chunks.some(({ type }) => type === 'VP8X') && chunks.find(({ type }) => type === 'EXIF')
  const exif = exifChunk ? withoutName(exifChunk.content) : undefined
  const minimalExif = exif ? exifOf(orientationOf(exif)) : null
  const parts = chunks
    .filter(({ type }) => playedChunks.has(type))
    .map((chunk) => cleaned(chunk, minimalExif !== null))
  const body = Buffer.concat(
    [...parts, ...(minimalExif ? [{ type: 'EXIF', content: minimalExif }] : [])].map(written),
  )
  const head = Buffer.from(bytes.subarray(0, headSize))
  head.writeUInt32LE(4 + body.length, 4)
  return { clean: Buffer.concat([head, body]), exif }
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size
    if (end > bytes.length) throw new Error('a chunk beyond the end')
    chunks.push({ type: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, end) })
    at = end + (size % 2)
  }
  return chunks
}

/** Some writers put the name before it that EXIF has in a JPEG. */
function withoutName(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
}

function cleaned({ type, content }: Chunk, isRotated: boolean): Chunk {
  if (type === 'ANMF') {
    const parts = chunksOf(content.subarray(frameHeadSize)).filter((part) => playedChunks.has(part.type))
    return { type, content: Buffer.concat([content.subarray(0, frameHeadSize), ...parts.map(written)]) }
  }
  if (type !== 'VP8X') return { type, content }
  const header = Buffer.from(content)
  header.writeUInt8((header.readUInt8(0) & ~(hasExif | hasXmp)) | (isRotated ? hasExif : 0))
  return { type, content: header }
}

function written({ type, content }: Chunk): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
