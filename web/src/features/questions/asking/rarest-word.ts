/** Words that stand in many questions and tell nothing of what they are about. */
const common = new Set(
  'about after again another because before being could does every from have here into long many more much only other please possible should some still that their them then there these they thing this those through want what when where which while whom will with work would your'.split(
    ' ',
  ),
)

/** Fewest letters of a word that is looked for. */
const shortest = 4

/**
 * The word to look for similar questions by: the longest one that is not common, the first among equals; empty for none.
 * A search is for a part of the text, so that a whole sentence would find only itself.
 */
export function rarestWord(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => word.length >= shortest && !common.has(word))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
