const isLetterOrDigit = /[\p{L}\p{N}]/u

/**
 * How well a title matches a search, without case: 0 is all of it, 1 its beginning, 2 the beginning of a word, 3 within a word.
 * @returns undefined where the title does not contain the search
 */
export function rankTitle(title: string, search: string): number | undefined {
  const [text, wanted] = [title.trim().toLowerCase(), search.toLowerCase()]
  const first = text.indexOf(wanted)
  if (wanted === '' || first < 0) return undefined
  if (first === 0) return text === wanted ? 0 : 1
  for (let at = first; at > 0; at = text.indexOf(wanted, at + 1))
    if (!isLetterOrDigit.test(text.charAt(at - 1))) return 2
  return 3
}
