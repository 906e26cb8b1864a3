import { readFileSync, realpathSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

/** A text file, whichever Unicode encoding its byte order mark names; UTF-8 without one. The mark is no part of the text. */
export function readText(file: string): string {
  const bytes = readFileSync(file)
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/**
 * The file that a source names, on its real path; null where there is none, or where it is not below the folder that is imported,
 * by `..`, as an absolute path or through a link: what is read becomes public.
 */
export function fileWithin(root: string, from: string, name: string): string | null {
  const named = resolve(from, name)
  if (!statSync(named, { throwIfNoEntry: false })?.isFile()) return null
  const within = relative(realpathSync(root), realpathSync(named))
  return within === '..' || within.startsWith(`..${sep}`) || resolve(within) === within ? null : named
}
