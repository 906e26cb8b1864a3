import type { PhotoTexts } from './photo-texts.ts'

/** An entry of a folder. */
export interface SourceEntry {
  name: string
  kind: 'file' | 'folder' | 'link' | 'other'
}

/** What of a photo a plan needs: SHA-256 of its bytes in hexadecimal digits, and its texts. */
export interface PhotoFacts extends PhotoTexts {
  digest: string
}

/** The files that are imported: of a disk, or of what was dropped on a page. Paths are absolute, with `/`. */
export interface SourceFiles {
  /** What a folder has, in any order. */
  entries(folder: string): SourceEntry[]
  /** Bytes of a file, and when it was changed (ms); null where there is none. */
  find(path: string): { size: number; changedAt: number } | null
  /** Where a file or folder is when all links are followed. */
  realPath(path: string): string
  /** A file as text (`textOf`). */
  text(path: string): string
  photo(path: string): PhotoFacts
}

/** Whether bytes are of UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The bytes of a text file as text, in the Unicode encoding that its byte order mark names. Without one it is of UTF-8, or, where it
 * cannot be, of the encoding that Windows had before. The mark is no part of the text.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const wide = first === 0xff ? 'utf-16le' : 'utf-16be'
  const encoding = isWide ? wide : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes)
}
