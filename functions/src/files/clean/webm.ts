import type { ByteSource } from './byte-source.ts'
import { inOrder, type RedactedRange, zeros, zerosUnlessEmpty } from './redacted-ranges.ts'
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
const playedElements: Record<'file' | 'segment' | 'info', ReadonlySet<number>> = {
  file: new Set([ids.header, ids.segment]),
  segment: new Set([ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues]),
  info: new Set([ids.timestampScale, ids.duration, ids.title, ids.muxingApp, ids.writingApp]),
}
/** What a segment holds: where one of these begins, a cluster of unknown size is over. */
const inSegment: ReadonlySet<number> = new Set([
  ...playedElements.segment,
  ...playedElements.file,
  ...[ids.tags, ids.attachments, ids.chapters],
])
/** Texts that every file has to have, and that may name the machine it was made on. */
const emptied: ReadonlySet<number> = new Set([ids.muxingApp, ids.writingApp])

/**
 * What is overwritten in a WebM: elements that say something about it become `Void` ones of the same size, and the names of
 * the programs that wrote it become empty.
 * @throws UnreadableFile
 */
export async function redactedRangesOfWebm(file: ByteSource): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  for (let at = 0; at < file.size; ) {
    const element = await elementAt(file, at, file.size)
    const { id, body, end } = element
    if (id === ids.segment) ranges.push(...(await rangesOfSegment(file, body, end)))
    else if (!playedElements.file.has(id)) ranges.push(...(await voided(file, element)))
    at = end
  }
  return inOrder(ranges)
}

async function rangesOfSegment(file: ByteSource, from: number, to: number): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  for (let at = from; at < to; ) {
    const element = await elementAt(file, at, to)
    const { id, body, end, isEndless } = element
    at = end
    if (id === ids.cluster) at = isEndless ? await endOfCluster(file, body, to) : end
    else if (id === ids.info) ranges.push(...(await rangesOfInfo(file, body, end)))
    else if (id === ids.tracks) ranges.push(...(await rangesOfTracks(file, body, end)))
    else if (!playedElements.segment.has(id)) ranges.push(...(await voided(file, element)))
  }
  return ranges
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

async function rangesOfInfo(file: ByteSource, from: number, to: number): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  for (let at = from; at < to; ) {
    const element = await elementAt(file, at, to)
    const { id, body, end } = element
    if (emptied.has(id)) ranges.push(...(await zerosUnlessEmpty(file, body, end - body)))
    else if (!playedElements.info.has(id)) ranges.push(...(await voided(file, element)))
    at = end
  }
  return ranges
}

/** Of tracks their names go, and check sums, which are of what was there before. */
async function rangesOfTracks(file: ByteSource, from: number, to: number): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  for (let at = from; at < to; ) {
    const element = await elementAt(file, at, to)
    const { id, body, end } = element
    if (id === ids.trackEntry) ranges.push(...(await rangesOfTracks(file, body, end)))
    else if (id === ids.trackName || id === ids.check || id === ids.void)
      ranges.push(...(await voided(file, element)))
    at = end
  }
  return ranges
}

/** The element as a `Void` one of the same size. */
async function voided(file: ByteSource, { id, at, body, end }: Element): Promise<RedactedRange[]> {
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
