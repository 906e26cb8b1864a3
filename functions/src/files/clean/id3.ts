import { uploads } from '@dlm/contract/constants'
import { cleanPicture } from './picture.ts'

const headSize = 10

/** Title, artists, album, track, part, genre, year and length, as the three versions of ID3v2 call them. */
const descriptiveFrames: ReadonlySet<string> = new Set([
  ...['TT1', 'TT2', 'TT3', 'TP1', 'TP2', 'TP3', 'TAL', 'TRK', 'TPA', 'TCO', 'TYE', 'TLE'],
  ...['TIT1', 'TIT2', 'TIT3', 'TPE1', 'TPE2', 'TPE3', 'TALB', 'TRCK', 'TPOS', 'TCON', 'TYER', 'TDRC', 'TLEN'],
])

interface Frame {
  id: string
  content: Buffer
  /** All of it, with its head. */
  bytes: Buffer
}

/**
 * An ID3v2 tag with the frames that say what piece it is, its picture cleaned like any other, and padding in place of the
 * rest: the tag as far as it is not padding. Where it is written in a way that few use, it is all padding.
 * @param tag the whole tag, with its head
 */
export function cleanTag(tag: Buffer): Buffer {
  const version = tag.readUInt8(3)
  const head = Buffer.from(tag.subarray(0, headSize))
  const isPlain = tag.readUInt8(5) === 0 && version >= 2 && version <= 4
  const frames = isPlain ? framesOf(tag, version).map((frame) => cleanFrame(frame, version)) : []
  // A footer has no place behind padding: what was it is padding now.
  if (!isPlain) writeSize(head, 6, tag.length - headSize, 7)
  head.writeUInt8(0, 5)
  const clean = Buffer.concat([head, ...frames])
  return clean.length <= tag.length ? clean : head
}

function framesOf(tag: Buffer, version: number): Frame[] {
  const frames: Frame[] = []
  const [idSize, frameHead] = version === 2 ? [3, 6] : [4, 10]
  for (let at = headSize; at + frameHead <= tag.length && tag.readUInt8(at) !== 0; ) {
    const size = readSize(tag, at + idSize, version)
    const end = at + frameHead + size
    if (end > tag.length) break
    const id = tag.toString('latin1', at, at + idSize)
    frames.push({ id, content: tag.subarray(at + frameHead, end), bytes: tag.subarray(at, end) })
    at = end
  }
  return frames
}

const bitsOf = (version: number) => (version === 4 ? 7 : 8)

function readSize(tag: Buffer, at: number, version: number): number {
  const bytes = tag.subarray(at, at + (version === 2 ? 3 : 4))
  return bytes.reduce((size, byte) => size * 2 ** bitsOf(version) + byte, 0)
}

function writeSize(bytes: Buffer, at: number, size: number, bits: number): void {
  for (let byte = 3, rest = size; byte >= 0; byte--, rest = Math.floor(rest / 2 ** bits))
    bytes.writeUInt8(rest % 2 ** bits, at + byte)
}

/** What remains of a frame. */
function cleanFrame({ id, content, bytes }: Frame, version: number): Buffer {
  if (descriptiveFrames.has(id)) return bytes
  return id === 'APIC' ? cleanCover(content, version) : Buffer.alloc(0)
}

/** The frame of a cover: its picture cleaned, and without what was written about it. Empty where it is no picture we take. */
function cleanCover(content: Buffer, version: number): Buffer {
  for (const type of uploads.image.types) {
    const at = content.indexOf(begins[type])
    const clean = at < 0 ? null : cleanPicture(content.subarray(at), type)
    if (!clean) continue
    const front = Buffer.concat([Buffer.from(`\0${type}\0\x03\0`, 'latin1'), clean])
    const head = Buffer.from('APIC\0\0\0\0\0\0', 'latin1')
    writeSize(head, 4, front.length, bitsOf(version))
    return Buffer.concat([head, front])
  }
  return Buffer.alloc(0)
}

/** How a picture of each type begins. */
const begins = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  'image/webp': Buffer.from('RIFF'),
} as const
