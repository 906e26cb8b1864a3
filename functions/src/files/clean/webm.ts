import { type Blank, inOrder, zeros, zerosUnlessEmpty } from './blanks.ts'
import type { ByteSource } from './byte-source.ts'
import { type Element, elementAt } from './webm-elements.ts'

/** Elements of Matroska by their ids. */
const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  title: 0x7ba9,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  trackEntry: 0xae,
  trackName: 0x536e,
  check: 0xbf,
  void: 0xec,
} as const

/** What a video is played with; everything else at these places says something about it. */
const kept: Record<'file' | 'segment' | 'info', ReadonlySet<number>> = {
  file: new Set([ids.header, ids.segment]),
  segment: new Set([ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues]),
  info: new Set([ids.timestampScale, ids.duration, ids.title, ids.muxingApp, ids.writingApp]),
}
/** What a segment holds: where one of these begins, a cluster of unknown size is over. */
const inSegment: ReadonlySet<number> = new Set([
  ...kept.segment,
  ...kept.file,
  ...[ids.tags, ids.attachments, ids.chapters],
])
/** Texts that every file has to have, and that may name the machine it was made on. */
const emptied: ReadonlySet<number> = new Set([ids.muxingApp, ids.writingApp])

/**
 * What is overwritten in a WebM: elements that say something about it become `Void` ones of the same size, and the names of
 * the programs that wrote it become empty.
 * @throws UnreadableFile
 */
export async function blanksOfWebm(file: ByteSource): Promise<Blank[]> {
  const blanks: Blank[] = []
  for (let at = 0; at < file.size; ) {
    const element = await elementAt(file, at, file.size)
    const { id, body, end } = element
    if (id === ids.segment) blanks.push(...(await blanksOfSegment(file, body, end)))
    else if (!kept.file.has(id)) blanks.push(...(await voided(file, element)))
    at = end
  }
  return inOrder(blanks)
}

async function blanksOfSegment(file: ByteSource, from: number, to: number): Promise<Blank[]> {
  const blanks: Blank[] = []
  for (let at = from; at < to; ) {
    const element = await elementAt(file, at, to)
    const { id, body, end, isEndless } = element
    at = end
    if (id === ids.cluster) at = isEndless ? await endOfCluster(file, body, to) : end
    else if (id === ids.info) blanks.push(...(await blanksOfInfo(file, body, end)))
    else if (id === ids.tracks) blanks.push(...(await blanksOfTracks(file, body, end)))
    else if (!kept.segment.has(id)) blanks.push(...(await voided(file, element)))
  }
  return blanks
}

/** A recorder that does not know how long it will record writes clusters of unknown size. */
async function endOfCluster(file: ByteSource, from: number, to: number): Promise<number> {
  let at = from
  while (at < to) {
    const { id, end } = await elementAt(file, at, to)
    if (inSegment.has(id)) return at
    at = end
  }
  return to
}

async function blanksOfInfo(file: ByteSource, from: number, to: number): Promise<Blank[]> {
  const blanks: Blank[] = []
  for (let at = from; at < to; ) {
    const element = await elementAt(file, at, to)
    const { id, body, end } = element
    if (emptied.has(id)) blanks.push(...(await zerosUnlessEmpty(file, body, end - body)))
    else if (!kept.info.has(id)) blanks.push(...(await voided(file, element)))
    at = end
  }
  return blanks
}

/** Of tracks their names go, and check sums, which are of what was there before. */
async function blanksOfTracks(file: ByteSource, from: number, to: number): Promise<Blank[]> {
  const blanks: Blank[] = []
  for (let at = from; at < to; ) {
    const element = await elementAt(file, at, to)
    const { id, body, end } = element
    if (id === ids.trackEntry) blanks.push(...(await blanksOfTracks(file, body, end)))
    else if (id === ids.trackName || id === ids.check || id === ids.void)
      blanks.push(...(await voided(file, element)))
    at = end
  }
  return blanks
}

/** The element as a `Void` one of the same size. */
async function voided(file: ByteSource, { id, at, body, end }: Element): Promise<Blank[]> {
  if (id === ids.void) return zerosUnlessEmpty(file, body, end - body)
  const size = end - at
  // The size is written in one byte where that is enough, else in eight.
  const width = size < 9 ? 1 : 8
  if (size < 2) return [zeros(at, size)]
  const head = Buffer.alloc(1 + width)
  if (width === 8) head.writeBigUInt64BE(BigInt(size - 1 - width), 1)
  head.writeUInt8(ids.void)
  head.writeUInt8(width === 8 ? 0x01 : 0x80 | (size - 2), 1)
  return [{ at, size, head }]
}
