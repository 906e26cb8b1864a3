import type { ByteSource } from './byte-source.ts'

/** Bytes that are put into a file where it has none of them. */
export interface Insertion {
  at: number
  bytes: Buffer
}

interface Frame {
  /** Bytes of it. */
  length: number
  /** Index of its bit rate. */
  rate: number
  isMono: boolean
  isFirstVersion: boolean
  /** What the frames of a file have in common: version, layer and samples a second. */
  kind: number
}

/** Bit rates of layer III in kbit/s, in the first version of MPEG and in the later ones. */
const rates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
/** Samples a second of the first version; the later ones have a half and a quarter of them. */
const frequencies = [44_100, 48_000, 32_000] as const
const versions = { first: 3, second: 2, quarter: 0 } as const
const thirdLayer = 1
const headSize = 4
/** Version, layer and frequency in the head of a frame. */
const kindBits = 0xfffe_0c00

/** A frame by its head; null for anything else, and for a bit rate that the head does not say. */
function frameOf(head: number): Frame | null {
  const version = (head >>> 19) & 3
  const [layer, rate, at] = [(head >>> 17) & 3, (head >>> 12) & 15, (head >>> 10) & 3]
  const isFirstVersion = version === versions.first
  const kilobits = (isFirstVersion ? rates.first : rates.later)[rate]
  const frequency = frequencies[at]
  if (head >>> 21 !== 0x7ff || version === 1 || layer !== thirdLayer || !kilobits || !frequency) return null
  const samples = frequency / (isFirstVersion ? 1 : version === versions.second ? 2 : 4)
  const padding = (head >>> 9) & 1
  return {
    ...{ rate, isFirstVersion, isMono: ((head >>> 6) & 3) === 3, kind: (head & kindBits) >>> 0 },
    length: Math.floor(((isFirstVersion ? 144 : 72) * kilobits * 1000) / samples) + padding,
  }
}

const pieceSize = 65_536
const windows = 8
const windowSize = 16_384
/** Frames from the beginning that show most files to be of several bit rates. */
const firstFrames = 200
/** Bytes behind the last frame: half of one, or tags that no one knows. */
const maxRest = 4096

/** The places of the frames from there on, one behind the other, and where the last of them ends. */
async function walk(file: ByteSource, from: number, end: number, most = Number.POSITIVE_INFINITY) {
  const places: number[] = []
  const seenRates = new Set<number>()
  let [start, piece] = [from, await file.read(from, Math.min(pieceSize, end - from))]
  let at = from
  let kind: number | undefined
  while (at + headSize <= end && places.length < most) {
    if (at + headSize > start + piece.length) {
      start = at
      piece = await file.read(at, Math.min(pieceSize, end - at))
    }
    const frame = frameOf(piece.readUInt32BE(at - start))
    if (!frame || (kind !== undefined && frame.kind !== kind)) break
    kind = frame.kind
    places.push(at)
    seenRates.add(frame.rate)
    at += frame.length
  }
  return { places, end: Math.min(at, end), isOfSeveralRates: seenRates.size > 1 }
}

/** Whether frames here and there in the file have another bit rate than the first: it is known without reading the whole file. */
async function variesLater(file: ByteSource, from: number, end: number, first: Frame): Promise<boolean> {
  for (let window = 1; window <= windows; window++) {
    const start = from + Math.floor(((end - from) * window) / (windows + 1))
    const piece = await file.read(start, Math.min(windowSize, end - start))
    const frameAt = (at: number) => {
      const frame = at + headSize <= piece.length ? frameOf(piece.readUInt32BE(at)) : null
      return frame?.kind === first.kind ? frame : null
    }
    for (let at = piece.indexOf(0xff); at >= 0; at = piece.indexOf(0xff, at + 1)) {
      const frame = frameAt(at)
      // Sound may look like the head of a frame, but not three times at the right places.
      const second = frame && frameAt(at + frame.length)
      const third = frame && second && frameAt(at + frame.length + second.length)
      if (!third) continue
      if ([frame, second, third].some((each) => each?.rate !== first.rate)) return true
      break
    }
  }
  return false
}

/** Places in the table of a length header: one for each hundredth of the time. */
const tableSize = 100
const flags = 7
/** Name, flags, number of frames, number of bytes and the table. */
const lengthSize = 16 + tableSize

/**
 * The header with the length (“Xing”) that an MP3 of several bit rates needs: without it players take its length from the first frames,
 * and cannot seek. Null for a file that has one, needs none, or whose frames do not follow each other to its end.
 * @param from where its first frame is, behind the tags
 * @param end where the tags at its end begin
 */
export async function missingLength(file: ByteSource, from: number, end: number): Promise<Insertion | null> {
  if (end - from < windowSize) return null
  const begin = Buffer.from(await file.read(from, 256))
  const head = begin.readUInt32BE(0)
  const first = frameOf(head)
  const hasLength = ['Xing', 'Info', 'VBRI'].some((name) => begin.includes(name))
  if (!first || hasLength) return null
  const start = await walk(file, from, end, firstFrames)
  if (!start.isOfSeveralRates && !(await variesLater(file, from, end, first))) return null
  const all = await walk(file, from, end)
  if (end - all.end > maxRest) return null
  return { at: from, bytes: lengthHeader(head, first, all) }
}

/** A frame without sound that has the number of frames and bytes, and where in the file each hundredth of the time is. */
function lengthHeader(
  head: number,
  first: Frame,
  { places, end }: { places: number[]; end: number },
): Buffer {
  const { isFirstVersion, isMono } = first
  const side = isFirstVersion ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const { head: own, length } = headOfAtLeast(head, headSize + side + lengthSize)
  const frame = Buffer.alloc(length)
  frame.writeUInt32BE(own)
  const [from = 0] = places
  const bytes = length + end - from
  let at = frame.writeUInt32BE(flags, headSize + side + frame.write('Xing', headSize + side, 'latin1'))
  at = frame.writeUInt32BE(places.length, at)
  at = frame.writeUInt32BE(bytes, at)
  for (let hundredth = 0; hundredth < tableSize; hundredth++) {
    const place = places[Math.floor((hundredth * places.length) / tableSize)] ?? from
    frame.writeUInt8(Math.min(255, Math.floor((256 * (length + place - from)) / bytes)), at + hundredth)
  }
  return frame
}

/** The head of a frame like this one, of the smallest bit rate whose frames have so many bytes; it has no checksum. */
function headOfAtLeast(head: number, bytes: number): { head: number; length: number } {
  for (let rate = 1; rate < rates.first.length; rate++) {
    const own = ((head & 0xffff_0dff) | 0x0001_0000 | (rate << 12)) >>> 0
    const frame = frameOf(own)
    if (frame && frame.length >= bytes) return { head: own, length: frame.length }
  }
  throw new RangeError('every frequency has a bit rate with frames of 200 bytes')
}
