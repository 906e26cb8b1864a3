import { withoutUsedJoiners } from './joiners.ts'

/** Marks that turn or divide text and are not seen, and what dictation puts where a picture could be. Joiners and the tags of flags are none of them: words and emoji need them. */
const marks = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])(?=\p{DI})\p{Cf}|[\ufff9-\ufffc]/gu
const nothing = /^[\p{Z}\p{Cc}\p{DI}\ufff9-\ufffc\u2800]*$/u
const emojiJoiner =
  /(\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\u200d(?=\p{Extended_Pictographic})/gu

/** Whether a reader sees nothing of a text: it is empty, or has only white space and signs without a shape. */
export function showsNothing(text: string): boolean {
  return nothing.test(text)
}

/** The text without the marks that telephones and programs put around what is copied. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '')
}

/**
 * What people mean when they fill in a field of one line: no marks that are not seen, a blank for a tab of a spreadsheet, no
 * white space around it; empty where nothing is to be seen. Line ends `\r` and `\n` remain: a field of one line refuses them.
 */
export function plainLine(text: string): string {
  const plain = withoutMarks(text)
    .replace(/[\t\v\f\u2028\u2029]/g, ' ')
    .trim()
  return showsNothing(plain) ? '' : plain
}

/** A text with `\n` for each end of a line, however a system writes it; empty where nothing is to be seen. */
export function plainParagraphs(text: string): string {
  return showsNothing(text) ? '' : text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
}

/** Whether a text has signs that are not seen, but for the joiners of words and emoji. */
export function hasUnseen(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}]/u.test(withoutUsedJoiners(text).replace(emojiJoiner, '$1'))
}

const charactersBefore = 15

/**
 * Says where a sign is that a field does not take, since a reader cannot see it.
 * @param refused matches the signs that are refused
 */
export function unseenSentence(text: string, refused: RegExp): string {
  const at = text.search(refused)
  const before = Array.from(text.slice(0, Math.max(at, 0)))
    .slice(-charactersBefore)
    .join('')
  const place = before === '' ? 'At the start' : `After “${before}”`
  return text[at] === '\n' || text[at] === '\r'
    ? `Use one line only. ${place} a new line starts.`
    : `${place} there’s an unreadable character. Delete it, or type this part again.`
}
