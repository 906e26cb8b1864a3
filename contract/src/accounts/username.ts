import { withoutUsedJoiners } from '../format/joiners.ts'
import { plainLine } from '../format/plain-line.ts'

/** Scripts in common modern use (Unicode UAX 31, table 5); East Asian ones are written together and count as one. */
const eastAsian = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]+$/u
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
]

/** A username in the form it is compared and stored in: without white space around it and marks that are not seen, NFKC. */
export function normalizeUsername(typed: string): string {
  return plainLine(typed).normalize('NFKC')
}

/**
 * Whether a normalized username is made of letters of one script, ASCII digits, dots, dashes and underscores only, and of
 * joiners where the script needs them to write a word (UAX 31). So there are no other zero-width and no control characters, and
 * no user can pass for another by a letter of another alphabet that looks the same (SECURITY "Uniqueness").
 */
export function isPlainUsername(username: string): boolean {
  const plain = withoutUsedJoiners(username)
  if (!/^[\p{L}\p{M}0-9._-]*$/u.test(plain)) return false
  const letters = plain.replace(/[0-9._-]/g, '')
  if (letters === '' || eastAsian.test(letters)) return true
  return scripts.some((script) => new RegExp(`^\\p{scx=${script}}+$`, 'u').test(letters))
}
