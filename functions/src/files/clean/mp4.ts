import { type ByteSource, UnreadableFile } from './byte-source.ts'
import { type Box, boxesIn, findBox } from './mp4-boxes.ts'
import { sampleRuns } from './mp4-samples.ts'
import { inOrder, type RedactedRange, zeros, zerosUnlessEmpty } from './redacted-ranges.ts'

/**
 * What a video or a sound is played with, by the box that contains it. Everything else describes it: `udta` and `meta`
 * with place, maker and owner, `uuid` with XMP, and whatever a camera’s maker added.
 */
const playedBoxes: Record<string, ReadonlySet<string>> = {
  file: new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin']),
  moov: new Set(['mvhd', 'iods', 'trak', 'mvex', 'pssh']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tref', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl']),
  stbl: new Set([
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stss', 'stps', 'stco', 'co64'],
    ...['sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio', 'stdp', 'padb'],
  ]),
  moof: new Set(['mfhd', 'traf', 'pssh']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio', 'senc']),
}
const padding: ReadonlySet<string> = new Set(['free', 'skip', 'wide'])
/** Tracks that are seen or heard. Others hold where a camera was each second (GoPro, DJI, Apple). */
const playedTracks: ReadonlySet<string> = new Set(['vide', 'soun'])

interface Walk {
  file: ByteSource
  ranges: RedactedRange[]
  /** Ids of the tracks that go. */
  gone: Set<number>
}

/**
 * What is overwritten in an MP4, M4A or QuickTime file: boxes that no player needs become `free` ones of the same size, so
 * that no offset in the file changes. Tracks that are neither seen nor heard are removed with all that they hold.
 * @throws UnreadableFile
 */
export async function redactedRangesOfMp4(file: ByteSource): Promise<RedactedRange[]> {
  const walk: Walk = { file, ranges: [], gone: new Set() }
  await walkBoxes(walk, 'file', 0, file.size)
  return inOrder(walk.ranges)
}

async function walkBoxes(walk: Walk, container: string, from: number, to: number): Promise<void> {
  const { file, ranges } = walk
  let end = from
  for await (const box of boxesIn(file, from, to)) {
    end = box.end
    if (padding.has(box.type)) ranges.push(...(await zerosUnlessEmpty(file, box.body, box.end - box.body)))
    else if (!playedBoxes[container]?.has(box.type)) ranges.push(freed(box))
    else if (box.type === 'trak' && !(await isPlayed(file, box))) await removeTrack(walk, box)
    else if (box.type in playedBoxes) await walkBoxes(walk, box.type, box.body, box.end)
    else if (box.type === 'tfhd') await checkFragment(walk, box)
  }
  // Fewer bytes than a box has.
  ranges.push(...(await zerosUnlessEmpty(file, end, to - end)))
}

/** The box as a free one. */
function freed({ at, end, head }: Box): RedactedRange {
  const free = Buffer.from(head)
  free.write('free', 4, 'latin1')
  return { at, size: end - at, head: free }
}

async function isPlayed(file: ByteSource, track: Box): Promise<boolean> {
  const handler = await findBox(file, track, ['mdia', 'hdlr'])
  if (!handler) throw new UnreadableFile('a track of no kind')
  return playedTracks.has((await file.read(handler.body + 8, 4)).toString('latin1'))
}

async function removeTrack({ file, ranges, gone }: Walk, track: Box): Promise<void> {
  const header = await findBox(file, track, ['tkhd'])
  if (!header) throw new UnreadableFile('a track of no name')
  const isLong = (await file.read(header.body, 1)).readUInt8() === 1
  gone.add((await file.read(header.body + (isLong ? 20 : 12), 4)).readUInt32BE())
  for (const { at, size } of await sampleRuns(file, track)) ranges.push(zeros(at, size))
  ranges.push(freed(track))
}

/** Fragments of a removed track are not supported: no camera writes them. */
async function checkFragment({ file, gone }: Walk, { body }: Box): Promise<void> {
  if (gone.has((await file.read(body + 4, 4)).readUInt32BE()))
    throw new UnreadableFile('fragments of a track that is neither seen nor heard')
}
