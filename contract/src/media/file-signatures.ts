import { uploads } from '../constants.ts'
import type { MediaType } from '../format/media-endings.ts'
import type { UploadKind } from './media-types.ts'

/** Bytes from the beginning of a file that say what it is. */
export const signatureBytes = 64

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

const at = (bytes: Uint8Array, place: number) => bytes[place] ?? 0
const isIsoMedia = (bytes: Uint8Array) => ascii(bytes, 4, 8) === 'ftyp'
/** A frame of MPEG sound. The layer is never 0: that is how AAC begins. */
const isMpegFrame = (bytes: Uint8Array) =>
  at(bytes, 0) === 0xff && (at(bytes, 1) & 0xe0) === 0xe0 && (at(bytes, 1) & 0x06) !== 0

/** How a file of each type begins. */
const signatures: Readonly<Record<MediaType, (start: Uint8Array) => boolean>> = {
  'image/jpeg': (start) => ascii(start, 0, 3) === '\xff\xd8\xff',
  'image/png': (start) => ascii(start, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (start) => ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP',
  'video/mp4': isIsoMedia,
  'video/webm': (start) => ascii(start, 0, 4) === '\x1a\x45\xdf\xa3',
  'audio/mpeg': (start) => ascii(start, 0, 3) === 'ID3' || isMpegFrame(start),
  'audio/mp4': isIsoMedia,
  'audio/ogg': (start) => ascii(start, 0, 4) === 'OggS',
  'audio/wav': (start) => ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WAVE',
  'audio/flac': (start) => ascii(start, 0, 4) === 'fLaC',
}

/** Whether a file that begins so is of this type. */
export function hasSignature(start: Uint8Array, type: MediaType): boolean {
  return start.length >= 12 && signatures[type](start)
}

/** Brands of the same container that are pictures. */
const heic = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/
const avif = /^avi[fs]$/

/** The ending of a format that is not taken, where a file's bytes say that it is of one; null for all others. */
export function otherEndingByBytes(start: Uint8Array): string | null {
  const brand = isIsoMedia(start) ? ascii(start, 8, 12) : ''
  if (heic.test(brand)) return 'heic'
  if (avif.test(brand)) return 'avif'
  const four = ascii(start, 0, 4)
  if (four === 'GIF8') return 'gif'
  if (four === '8BPS') return 'psd'
  if (four === '%PDF') return 'pdf'
  return four === 'II*\0' || four === 'MM\0*' ? 'tif' : null
}

/** The type of this kind that a file is by its bytes; null where it is none of them. */
export function typeByBytes(kind: UploadKind, start: Uint8Array): MediaType | null {
  if (otherEndingByBytes(start) !== null) return null
  return uploads[kind].types.find((type) => hasSignature(start, type)) ?? null
}
