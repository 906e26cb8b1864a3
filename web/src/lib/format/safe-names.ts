import { wholeLetters } from '@dlm/contract/format/letters'
import { divideFileName } from '@dlm/contract/format/media-endings'

/** Maximum length of a name without its extension: with its folder it is below the path limit of systems. */
const longest = 120
/** Maximum bytes of a name, as UTF-8, in file systems. */
const maxBytes = 255
const fallback = 'file'

// Characters that some system forbids in names, path separators first; and those that disguise a name.
const forbidden = /[\p{Cc}\p{Cs}<>:"/\\|?*\u202a-\u202e\u2066-\u2069\ufeff]+/gu
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A name, truncated so that it is within the limits with its suffix. */
function shortened(stem: string, after: string): string {
  const letters = wholeLetters(stem, longest, () => 1)
  return wholeLetters(letters, maxBytes - bytesOf(after), bytesOf)
}

/**
 * A name that all systems accept, without a path.
 * @param after a suffix, which counts for the limits
 */
export function safeName(name: string, after = ''): string {
  const plain = name
    .normalize('NFC')
    .replace(forbidden, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(reserved, '_$1')
  const { stem, ending } = divideFileName(plain || fallback)
  const short = shortened(stem, ending + after)
  // A truncated name must not end with a dot or a blank.
  return (ending + after === '' ? short.replace(/[.\s]+$/, '') : short) + ending + after
}

/** The names in a zip: safe, and unique on case-insensitive file systems, too. */
export function uniqueSafeNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  // Of a thousand photos with one name each continues from the last number.
  const copies = new Map<string, number>()
  return names.map((name) => {
    const safe = safeName(name)
    const { stem, ending } = divideFileName(safe)
    let free = safe
    let copy = copies.get(safe.toLowerCase()) ?? 1
    while (taken.has(free.toLowerCase())) {
      copy += 1
      const after = ` (${copy})${ending}`
      free = shortened(stem, after) + after
    }
    copies.set(safe.toLowerCase(), copy)
    taken.add(free.toLowerCase())
    return free
  })
}
