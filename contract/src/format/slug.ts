/** Code points of a slug, about as many as results of search engines show of an address. */
const longest = 60

/**
 * A title as words of an address: letters and digits of any script in small letters, with single dashes between them and
 * none at the ends, cut at a word. Empty for a title that has neither letters nor digits.
 */
export function slug(title: string): string {
  const plain = title.normalize('NFC').toLowerCase().replace(/['’]/g, '')
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let joined = ''
  for (const word of words) {
    const next = joined ? `${joined}-${word}` : word
    if (Array.from(next).length > longest) break
    joined = next
  }
  // Scripts without spaces have titles of one word.
  return (
    joined ||
    Array.from(words[0] ?? '')
      .slice(0, longest)
      .join('')
  )
}
