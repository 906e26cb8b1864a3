import type { ByteSource } from './byte-source.ts'
import { cleanTag } from './id3.ts'
import { type Insertion, missingLength } from './mp3-length.ts'
import { inOrder, type RedactedRange, zeros, zerosUnlessEmpty } from './redacted-ranges.ts'

const tagHead = 10
/** Bytes of a tag that is parsed; a larger one is emptied. */
const largestTag = 16 * 1024 * 1024
const oldTag = 128
const apeFooter = 32

/**
 * What is overwritten in an MP3: frames of its ID3v2 tags that do not say what piece it is, other tags at its end, and the
 * comment of its ID3v1 tag. Nothing in it is unreadable: a browser passes over what it does not know.
 */
export async function redactedRangesOfMp3(file: ByteSource): Promise<RedactedRange[]> {
  return inOrder([...(await tagsBefore(file)).ranges, ...(await tagsBehind(file))])
}

/** Tags of four sevens of bits a byte, as ID3v2 writes its size. */
const sizeOf = (head: Buffer) =>
  head.subarray(6, tagHead).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)

/** The header with its length that an MP3 lacks, and where it belongs: behind the tags before its sound. Null where it needs none. */
export async function lengthOfMp3(file: ByteSource): Promise<Insertion | null> {
  const { end: from } = await tagsBefore(file)
  const hasOldTag =
    file.size >= oldTag && (await file.read(file.size - oldTag, 3)).toString('latin1') === 'TAG'
  const ends = [file.size - (hasOldTag ? oldTag : 0), ...(await tagsBehind(file)).map(({ at }) => at)]
  return missingLength(file, from, Math.max(from, Math.min(...ends)))
}

async function tagsBefore(file: ByteSource): Promise<{ ranges: RedactedRange[]; end: number }> {
  const ranges: RedactedRange[] = []
  let at = 0
  while (at + tagHead <= file.size) {
    const head = await file.read(at, tagHead)
    if (head.toString('latin1', 0, 3) !== 'ID3') break
    const hasFooter = (head.readUInt8(5) & 0x10) !== 0
    const end = Math.min(file.size, at + tagHead + sizeOf(head) + (hasFooter ? tagHead : 0))
    const tag = end - at <= largestTag ? Buffer.from(await file.read(at, end - at)) : null
    const clean = tag ? cleanTag(tag) : emptyTag(Buffer.from(head), end - at)
    if (!tag?.equals(Buffer.concat([clean], tag.length))) ranges.push({ at, size: end - at, head: clean })
    at = end
  }
  return { ranges, end: at }
}

/** A tag of padding. @param size bytes of all of it */
function emptyTag(head: Buffer, size: number): Buffer {
  const empty = Buffer.from(head)
  empty.writeUInt8(0, 5)
  for (let byte = 0, rest = size - tagHead; byte < 4; byte++, rest = Math.floor(rest / 128))
    empty.writeUInt8(rest % 128, tagHead - 1 - byte)
  return empty
}

async function tagsBehind(file: ByteSource): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  let end = file.size
  if (end >= oldTag && (await file.read(end - oldTag, 3)).toString('latin1') === 'TAG') {
    end -= oldTag
    // Its last two bytes are the number of the track, behind a zero, where there is one.
    ranges.push(...(await zerosUnlessEmpty(file, end + 97, 28)))
  }
  if (end < apeFooter) return ranges
  const footer = await file.read(end - apeFooter, apeFooter)
  if (footer.toString('latin1', 0, 8) === 'APETAGEX') {
    const hasHeader = (footer.readUInt32LE(20) & 0x8000_0000) !== 0
    const size = Math.min(end, footer.readUInt32LE(12) + (hasHeader ? apeFooter : 0))
    ranges.push(zeros(end - size, size))
  }
  return ranges
}
