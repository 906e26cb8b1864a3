import { isUtf8 } from 'node:buffer'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { uploads } from '@dlm/contract/constants'
import { endingOf, mediaFormats } from '@dlm/contract/media/media-types'

const photoEndings = new Set(uploads.image.types.flatMap((type) => [...mediaFormats[type].endings]))

/** Whether a file's name is that of a picture which the portal takes. */
export const isPhoto = (file: string): boolean => photoEndings.has(endingOf(file))

/**
 * A text file, in the Unicode encoding that its byte order mark names. Without one it is of UTF-8, or, where it cannot be, of
 * the encoding that Windows had before. The mark is no part of the text.
 */
export function readText(file: string): string {
  const bytes = readFileSync(file)
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const wide = first === 0xff ? 'utf-16le' : 'utf-16be'
  const encoding = isWide ? wide : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  return new TextDecoder(encoding).decode(bytes)
}

/** Whether a file is there. What no file can be named, such as a whole picture as `data:`, is none. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The file that a source names, on its real path; null where there is none, or where it is not below the folder that is imported,
 * by `..`, as an absolute path or through a link: what is read becomes public.
 */
export function fileWithin(root: string, from: string, name: string): string | null {
  const path = resolve(from, name)
  if (!isFile(path)) return null
  const within = relative(realpathSync(root), realpathSync(path))
  return within === '..' || within.startsWith(`..${sep}`) || resolve(within) === within ? null : path
}

/** A path of an address with its signs as files have them. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
