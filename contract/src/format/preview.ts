import { lengths } from '../constants.ts'

/** A word longer than this is cut: an address, or a script that writes without spaces. */
const brokenWord = /\s\S{0,40}$/u
const trailing = /[\s.,;:…–-]+$/u

/**
 * The beginning of a text in at most 150 characters (SPEC §9), counted in code points so that no emoji is cut in half.
 * What is cut ends at a word and with an ellipsis, which counts.
 */
export function preview(text: string): string {
  const maxLength = lengths.newsPreview
  // A code point takes at most two units: the slice bounds the work on long articles.
  const characters = Array.from(text.slice(0, 2 * maxLength + 1))
  if (characters.length <= maxLength) return text
  const cut = characters.slice(0, maxLength - 1).join('')
  const isWordEnd = /\s/u.test(characters[maxLength - 1] ?? '')
  return `${(isWordEnd ? cut : cut.replace(brokenWord, '')).replace(trailing, '')}…`
}
