/** What the work of parsing grows with by more than the length of the text, and what no text needs more of. */
const maxMarkers = 20
const maxInParagraph = 400

/** Signs of lists and quotes within each other, at the start of one line. */
const nested = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]|$))){${maxMarkers + 1}}`, 'm')

const paragraphEnd = /\n[ \t]*\n/

/** How often a sign occurs in a text, several of the same in a row as one. */
function runsOf(sign: RegExp, text: string): number {
  return text.match(sign)?.length ?? 0
}

/**
 * Why a text is not parsed as Markdown, in the words of a field's error; null for one that is. Checked before parsing, since
 * parsing such a text takes minutes.
 */
export function tooMuchMarkdown(source: string): string | null {
  if (nested.test(source)) return `has more than ${maxMarkers} list or quote signs at the start of a line`
  for (const paragraph of source.split(paragraphEnd)) {
    if (runsOf(/\*+|_+/g, paragraph) > maxInParagraph)
      return `has more than ${maxInParagraph} stars or underscores in a paragraph`
    if (runsOf(/\[/g, paragraph) > maxInParagraph)
      return `has more than ${maxInParagraph} opening brackets in a paragraph`
  }
  return null
}
