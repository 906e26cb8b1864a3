import { uploads } from '@dlm/contract/constants'
import { endingOf, mediaFormats } from '@dlm/contract/media/media-types'
import { isAbsolute, relative, resolve } from 'pathe'
import type { SourceFiles } from './source-files.ts'

const photoEndings = new Set(uploads.image.types.flatMap((type) => [...mediaFormats[type].endings]))

/** Whether a file's name is that of a picture which the portal takes. */
export const isPhoto = (file: string): boolean => photoEndings.has(endingOf(file))

/**
 * The file that a source names, on its real path; null where there is none, or where it is not below the folder that is imported,
 * by `..`, as an absolute path or through a link: what is read becomes public.
 */
export function fileWithin(files: SourceFiles, root: string, from: string, name: string): string | null {
  const path = resolve(from, name)
  if (files.find(path) === null) return null
  const within = relative(files.realPath(root), files.realPath(path))
  return within === '..' || within.startsWith('../') || isAbsolute(within) ? null : path
}

/** A path of an address with its signs as files have them. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
