/** Scripts in common modern use (Unicode UAX 31, table 5); East Asian ones are written together and count as one. */
const eastAsian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]+$/u
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

/** A username in the form it is compared and kept in: without white space around, NFKC. */
export function normalizeUsername(typed: string): string {
  return typed.trim().normalize('NFKC')
}

/**
 * Whether a normalized username is made of letters of one script, ASCII digits, dots, dashes and underscores only. So
 * there are no zero-width and no control characters, and nobody can pass for another with a letter of another alphabet
 * that looks the same (SECURITY "Uniqueness").
 */
export function isPlainUsername(username: string): boolean {
  if (!/^[\p{L}\p{M}0-9._-]*$/u.test(username)) return false
  const letters = username.replace(/[0-9._-]/g, '')
  if (letters === '' || eastAsian.test(letters)) return true
  return scripts.some((script) => new RegExp(`^\\p{scx=${script}}+$`, 'u').test(letters))
}
