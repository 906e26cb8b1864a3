import { type ByteSource, UnreadableFile } from './byte-source.ts'
import { blankHeader, isSound } from './ogg-headers.ts'
import { findPage, type Page, pageAt, writeCheck } from './ogg-pages.ts'
import { inOrder, type RedactedRange, zeros, zerosUnlessEmpty } from './redacted-ranges.ts'

/** Bytes of headers of one stream; with a cover among its comments they have some hundred thousand. */
const largestHeaders = 16 * 1024 * 1024

/** A packet of a stream’s headers, as far as it was read. */
interface Stream {
  /** How a stream of this kind begins. */
  first: Buffer | undefined
  /** Packets that have ended. */
  count: number
  parts: { page: Page; bytes: Buffer }[]
  /** Bytes of all of them. */
  size: number
}

/**
 * What is overwritten in an OGG: comments that do not say what piece it is, with the check sums of their pages. Several
 * pieces may follow each other in one file, so that the head of every page is read. What is no page becomes zeros, which
 * browsers pass over as well.
 * @throws UnreadableFile when its headers are too large
 */
export async function redactedRangesOfOgg(file: ByteSource): Promise<RedactedRange[]> {
  const ranges: RedactedRange[] = []
  const open = new Map<number, Stream>()
  const changed = new Set<Page>()
  for (let at = 0; at < file.size; ) {
    const page = await pageAt(file, at, (serial, isFirst) => isFirst || open.has(serial))
    if (!page) {
      const next = await findPage(file, at + 1)
      // Of a page that was cut short its name stays.
      const from = Math.min(at + (at === 0 ? 4 : 0), next)
      ranges.push(...(await zerosUnlessEmpty(file, from, next - from)))
      at = next
      continue
    }
    if (page.isFirst) open.set(page.serial, { first: undefined, count: 0, parts: [], size: 0 })
    const stream = open.get(page.serial)
    if (stream && !readHeaders(stream, page, changed)) open.delete(page.serial)
    at = page.end
  }
  for (const { at, end, bytes } of changed) {
    writeCheck(bytes)
    ranges.push({ ...zeros(at, end - at), head: bytes })
  }
  return inOrder(ranges)
}

/** Continues with the headers of a stream; false once the sound has begun. */
function readHeaders(stream: Stream, page: Page, changed: Set<Page>): boolean {
  for (const { bytes, ends } of page.parts) {
    stream.parts.push({ page, bytes })
    stream.size += bytes.length
    if (stream.size > largestHeaders) throw new UnreadableFile('headers that are too large')
    if (!ends) continue
    const packet = Buffer.concat(stream.parts.map((part) => part.bytes))
    if (stream.first && isSound(stream.first, packet, stream.count)) return false
    if (stream.first && blankHeader(stream.first, packet)) putBack(stream, packet, changed)
    stream.first ??= packet
    stream.count++
    stream.parts = []
  }
  return true
}

function putBack({ parts }: Stream, packet: Buffer, changed: Set<Page>): void {
  let at = 0
  for (const { page, bytes } of parts) {
    packet.copy(bytes, 0, at, at + bytes.length)
    at += bytes.length
    changed.add(page)
  }
}
