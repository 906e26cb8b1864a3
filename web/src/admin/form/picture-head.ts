import type { MediaType } from '@dlm/contract/format/media-endings'
import type { PictureHeader } from '@dlm/contract/media/picture-limits'

/** What of a picture can be read without opening it. */
export interface PictureHead {
  header: PictureHeader
  /** Whether it has more than one picture, which follow each other. */
  isMoving: boolean
}

/** Parts of a file that are passed over on the way to its size; more of them has no picture of a camera. */
const maxParts = 400

async function viewOf(file: Blob, from: number, bytes: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + bytes).arrayBuffer())
}

function ascii(view: DataView, at: number, length = 4): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))
}

const startOfScan = 0xda
/** Frames of a JPEG; tables have three of the codes between them. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
const progressive: readonly number[] = [0xc2, 0xc6, 0xca, 0xce]
const twice = 0x22

async function jpegHead(file: Blob): Promise<PictureHead | null> {
  let at = 2
  for (let part = 0; part < maxParts; part++) {
    const view = await viewOf(file, at, 20)
    const code = view.getUint8(1)
    if (view.getUint8(0) !== 0xff || code === startOfScan) return null
    if (isFrame(code)) {
      const channels = view.getUint8(9)
      const scans = view.getUint8(11) === twice && channels === 3 ? 'shared colour' : 'own colour'
      const header: PictureHeader = {
        ...{ width: view.getUint16(7), height: view.getUint16(5), channels, sampleBytes: 1 },
        scans: progressive.includes(code) ? scans : undefined,
        isByRows: !progressive.includes(code),
      }
      return { header, isMoving: false }
    }
    // A byte that fills, or a segment with its length.
    at += code === 0xff ? 1 : 2 + view.getUint16(2)
  }
  return null
}

/** Values of a pixel by the colour type of a PNG; a palette's are three colours. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }

async function pngHead(file: Blob): Promise<PictureHead | null> {
  const start = await viewOf(file, 0, 33)
  const [width, height, depth, colours] = [
    ...[start.getUint32(16), start.getUint32(20)],
    ...[start.getUint8(24), start.getUint8(25)],
  ]
  const channels = channelsOf[colours ?? 0] ?? 4
  const header = {
    ...{ width: width ?? 0, height: height ?? 0, channels, sampleBytes: depth === 16 ? 2 : 1 },
    isByRows: start.getUint8(28) === 0,
  }
  let at = 33
  for (let part = 0; part < maxParts && at + 8 <= file.size; part++) {
    const view = await viewOf(file, at, 8)
    const name = ascii(view, 4)
    if (name === 'acTL') return { header, isMoving: true }
    if (name === 'IDAT') break
    at += 12 + view.getUint32(0)
  }
  return { header, isMoving: false }
}

async function webpHead(file: Blob): Promise<PictureHead | null> {
  const view = await viewOf(file, 0, 30)
  const size = (width: number, height: number, channels: number): PictureHeader => ({
    ...{ width, height, channels },
    sampleBytes: 1,
  })
  const format = ascii(view, 12)
  if (format === 'VP8X') {
    const flags = view.getUint8(20)
    const threeBytes = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    const header = size(threeBytes(24), threeBytes(27), (flags & 0x10) === 0 ? 3 : 4)
    return { header, isMoving: (flags & 0x02) !== 0 }
  }
  if (format === 'VP8L') {
    const bits = view.getUint32(21, true)
    const header = size(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff), (bits >> 28) & 1 ? 4 : 3)
    return { header, isMoving: false }
  }
  const side = (at: number) => view.getUint16(at, true) & 0x3fff
  return { header: size(side(26), side(28), 3), isMoving: false }
}

const readers: Partial<Record<MediaType, (file: Blob) => Promise<PictureHead | null>>> = {
  'image/jpeg': jpegHead,
  'image/png': pngHead,
  'image/webp': webpHead,
}

/** The head of a picture of this type; null where it cannot be read, which is for the server to say. */
export async function pictureHead(file: Blob, type: MediaType): Promise<PictureHead | null> {
  try {
    return (await readers[type]?.(file)) ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
