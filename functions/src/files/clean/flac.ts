import { type ByteSource, UnreadableFile } from './byte-source.ts'
import { blankFlacBlock, flacBlocks } from './ogg-headers.ts'
import { inOrder, type RedactedRange, zeros, zerosUnlessEmpty } from './redacted-ranges.ts'

const marker = 4
const blockHead = 4
/** Bytes of comments that are read at once; real ones have some kilobytes. */
const largestComments = 16 * 1024 * 1024
/** An ID3v1 tag, which some programs append. */
const id3v1 = { name: 'TAG', size: 128 }

/**
 * What is overwritten in a FLAC: comments that do not say what piece it is, and blocks that it is not played with, such as covers.
 * @throws UnreadableFile when its blocks cannot be walked
 */
export async function redactedRangesOfFlac(file: ByteSource): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  for (let at = marker, isLast = false; !isLast; ) {
    const head = Buffer.from(await file.read(at, blockHead))
    const kind = head.readUInt8(0) & 0x7f
    isLast = head.readUInt8(0) !== kind
    const size = blockHead + head.readUIntBE(1, 3)
    if (at + size > file.size) throw new UnreadableFile('a block ends after the file')
    if (kind === flacBlocks.padding)
      ranges.push(...(await zerosUnlessEmpty(file, at + blockHead, size - blockHead)))
    else if (kind === flacBlocks.comments) {
      if (size > largestComments) throw new UnreadableFile('comments that are too large')
      const block = Buffer.from(await file.read(at, size))
      if (blankFlacBlock(block)) ranges.push({ ...zeros(at, size), head: block })
    } else if (blankFlacBlock(head)) ranges.push({ ...zeros(at, size), head })
    at += size
  }
  const tag = file.size - id3v1.size
  if (tag > marker && (await file.read(tag, id3v1.name.length)).toString('latin1') === id3v1.name)
    ranges.push(zeros(tag, id3v1.size))
  return inOrder(ranges)
}
