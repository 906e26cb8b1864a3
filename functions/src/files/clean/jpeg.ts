import type { Cleaned } from './cleaned.ts'
import { exifOf, orientationOf } from './orientation.ts'

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = Buffer.from([0xff, 0xd9])
const app0 = 0xe0
const app1 = 0xe1
const app2 = 0xe2
const app14 = 0xee

const exifName = 'Exif\0\0'
/** What of an application's segment is needed: the density without its thumbnail, and how the colours were transformed. */
const jfifSize = 14
const adobeSize = 12

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7
const isScan = (code: number) => code === 0xda
/** Frames, tables, the restart interval and the number of lines: what pixels are decoded with. */
const isNeeded = (code: number) => (code >= 0xc0 && code <= 0xcf) || (code >= 0xda && code <= 0xdd)

/** A part of the file: its marker and its content. */
interface Segment {
  code: number
  content: Buffer
}

/**
 * A JPEG with the same compressed pixels, and nothing beside them but what they are shown with: orientation, colour profile,
 * density and colour transformation. EXIF, XMP, IPTC, comments, thumbnails, further pictures and whatever follows its end
 * are gone. One whose last scan runs to the end of the file gets the end that is missing.
 * @throws Error when it is broken
 */
export function cleanJpeg(bytes: Buffer): Cleaned {
  const parts: Buffer[] = []
  let density: Buffer | undefined
  let exif: Buffer | undefined
  let at = 2
  let hasEnd = true
  for (;;) {
    at = nextMarker(bytes, at)
    const code = bytes.readUInt8(at - 1)
    if (code === 0xd9) break
    const end = at + bytes.readUInt16BE(at)
    if (end < at + 2 || end > bytes.length) throw new Error('a segment of no length, or beyond the end')
    const segment = { code, content: bytes.subarray(at + 2, end) }
    if (isDensity(segment)) density ??= withoutThumbnail(segment.content)
    else if (isExif(segment)) exif ??= segment.content.subarray(exifName.length)
    else parts.push(...cleanSegment(segment))
    at = end
    if (isScan(code)) {
      at = endOfScan(bytes, end)
      parts.push(bytes.subarray(end, at))
      hasEnd = at + 1 < bytes.length
      if (!hasEnd) break
    }
  }
  const minimalExif = exif && exifOf(orientationOf(exif))
  const clean = Buffer.concat([
    startOfImage,
    ...(density ? [written({ code: app0, content: density })] : []),
    ...(minimalExif
      ? [written({ code: app1, content: Buffer.concat([Buffer.from(exifName, 'latin1'), minimalExif]) })]
      : []),
    ...parts,
    endOfImage,
  ])
  return { clean, exif, hasEnd }
}

const begins = ({ content }: Segment, name: string) => content.toString('latin1', 0, name.length) === name
const isDensity = (segment: Segment) =>
  segment.code === app0 && begins(segment, 'JFIF\0') && segment.content.length >= jfifSize
const isExif = (segment: Segment) => segment.code === app1 && begins(segment, exifName)

function withoutThumbnail(jfif: Buffer): Buffer {
  const density = Buffer.from(jfif.subarray(0, jfifSize))
  density.writeUInt16BE(0, jfifSize - 2)
  return density
}

/** What remains of a segment. */
function cleanSegment(segment: Segment): Buffer[] {
  const { code, content } = segment
  if (isNeeded(code) || (code === app2 && begins(segment, 'ICC_PROFILE\0'))) return [written(segment)]
  if (code === app14 && begins(segment, 'Adobe'))
    return [written({ code, content: content.subarray(0, adobeSize) })]
  return []
}

function written({ code, content }: Segment): Buffer {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** The offset of the first byte behind the next marker. Bytes between segments belong to none: decoders skip them. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes.readUInt8(at + 1)
    if (code === 0xd8) throw new Error('a picture within the picture')
    if (code !== 0xff && code > 1 && !isRestart(code)) return at + 2
  }
  throw new Error('it has no end')
}

/**
 * Where the marker behind a scan's compressed pixels begins; 0xff among these is followed by 0, or begins a restart. The end of the
 * file where no marker follows, half of one left out.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (at + 1 === bytes.length) return at
    const code = bytes.readUInt8(at + 1)
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at
  }
  return bytes.length
}
