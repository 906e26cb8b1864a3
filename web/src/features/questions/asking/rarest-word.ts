/** Words that occur in many questions, whatever their subject. */
const common = new Set(
  'about after again another because before being could does every from have here into long many more much only other please possible should some still that their them then there these they thing this those through want what when where which while whom will with work would your'.split(
    ' ',
  ),
)

/** Minimum length of a search word. */
const minLength = 4

/**
 * The search word for similar questions: the longest uncommon word, which is likely the rarest; the first among equals, empty
 * for none. The search is by substring, so a whole sentence would match only itself.
 */
export function rarestWord(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => word.length >= minLength && !common.has(word))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
