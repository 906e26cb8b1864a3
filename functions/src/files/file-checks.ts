import { uploads } from '@dlm/contract/constants'
import type { MediaType } from '@dlm/contract/format/media-endings'
import type { UploadKind } from '@dlm/contract/media/media-types'

const kinds = Object.keys(uploads) as UploadKind[]

/** The kind a media type belongs to; null for one we do not take. */
export function kindOf(type: string): UploadKind | null {
  return kinds.find((kind) => (uploads[kind].types as readonly string[]).includes(type)) ?? null
}

/** What a browser or a program would run or unpack, were the file taken for something else than a picture. */
const foreign = [/<(?:!doctype html|html|script|svg|iframe|body)[\s>/]/i, /<\?php/i, /%PDF-\d/]
/** How an archive begins. */
const archive = 'PK\x03\x04'

/**
 * Whether a picture is something else besides (a "polyglot"). Checks where no pixels are: the first kilobytes with
 * the comments, and everything behind the picture's end.
 */
export function isPolyglot(bytes: Buffer, type: MediaType): boolean {
  const head = bytes.subarray(0, 4096).toString('latin1')
  const tail = bytes.subarray(endOfPicture(bytes, type)).toString('latin1')
  return tail.includes(archive) || foreign.some((pattern) => pattern.test(head) || pattern.test(tail))
}

function endOfPicture(bytes: Buffer, type: MediaType): number {
  if (type === 'image/jpeg') return endOfJpeg(bytes)
  if (type === 'image/png') return bytes.indexOf('IEND')
  return 8 + bytes.readUInt32LE(4)
}

const startOfScan = 0xda

/** Segments are skipped by their lengths, since a preview within one has an end of its own; pixels never look like one. */
function endOfJpeg(bytes: Buffer): number {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at + 1] !== startOfScan) at += 2 + bytes.readUInt16BE(at + 2)
  return Math.max(0, bytes.indexOf(Buffer.from([0xff, 0xd9]), at))
}
