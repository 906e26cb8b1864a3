import type { ByteSource } from './byte-source.ts'
import { inOrder, type RedactedRange, zerosUnlessEmpty } from './redacted-ranges.ts'

/** What a sound is played with. */
const played: ReadonlySet<string> = new Set(['fmt ', 'fact', 'data', 'cue ', 'smpl', 'inst', 'PEAK'])
/** What `LIST` of `INFO` says of the piece: title, artist, album, genre, year and track. */
const descriptiveChunks: ReadonlySet<string> = new Set([
  'INAM',
  'IART',
  'IPRD',
  'IGNR',
  'ICRD',
  'ITRK',
  'IPRT',
])
const padding: ReadonlySet<string> = new Set(['JUNK', 'PAD ', 'FLLR'])

const riffHead = 12

/** What is overwritten in a WAV: chunks that say something else become `JUNK`. Nothing in it is unreadable: a browser plays what is there. */
export async function redactedRangesOfWav(file: ByteSource): Promise<RedactedRange[]> {
  return inOrder(await walkChunks(file, riffHead, file.size, played))
}

async function walkChunks(
  file: ByteSource,
  from: number,
  to: number,
  allowed: ReadonlySet<string>,
): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  let at = from
  while (at + 8 <= to) {
    const head = Buffer.from(await file.read(at, 8))
    const type = head.toString('latin1', 0, 4)
    const size = head.readUInt32LE(4)
    // A recording that was cut short, or written without knowing its length, ends with the file.
    const end = Math.min(to, at + 8 + size + (size % 2))
    const isInfo = type === 'LIST' && end >= at + 12 && (await file.read(at + 8, 4)).toString() === 'INFO'
    if (isInfo) ranges.push(...(await walkChunks(file, at + 12, end, descriptiveChunks)))
    else if (padding.has(type)) ranges.push(...(await zerosUnlessEmpty(file, at + 8, end - at - 8)))
    else if (!allowed.has(type)) ranges.push(junk(at, end, head))
    at = end
  }
  return [...ranges, ...(await zerosUnlessEmpty(file, at, to - at))]
}

function junk(at: number, end: number, head: Buffer): RedactedRange {
  return { at, size: end - at, head: Buffer.concat([Buffer.from('JUNK'), head.subarray(4)]) }
}
