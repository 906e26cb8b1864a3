/** Most grams of one document: each makes two index entries, and Firestore takes 40,000 a document. */
const maxGrams = 15_000
const gramSizes = [1, 2, 3]

/** Signs that keyboards and programs exchange for each other, each with the one that replaces it. Before NFKC, which makes an accent of `´`. */
const folded: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [
    /[\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u2018-\u201b\u2032\u2035\u2039\u203a\u275b\u275c\ua78c\u055a\u05f3\uff07]/g,
    "'",
  ],
  [/[\u00ab\u00bb\u05f4\u02ba\u02dd\u201c-\u201f\u2033\u2036\u275d\u275e\u301d-\u301f\uff02]/g, '"'],
  [/[-\u05be\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]+/g, '-'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u301c\u223c]/g, '~'],
  [/\p{DI}/gu, ''],
]

/**
 * The form in which texts are compared: well-formed, as the database takes them, NFKC, lower case, white space folded, one sign
 * for all that are exchanged, and nothing that is not seen. What is stored of it is renewed by `npm run migrate`.
 */
export function normalize(text: string): string {
  const plain = folded.reduce((now, [pattern, sign]) => now.replace(pattern, sign), text)
  return (
    plain
      .replace(/\p{Cs}/gu, '\ufffd')
      .normalize('NFKC')
      // Of `½`.
      .replace(/\u2044/g, '/')
      // Letters that have another form in capitals, or at the end of a word: ß, ı, ς, and İ, whose dot is one of i.
      .toUpperCase()
      .toLowerCase()
      .replace(/i\u0307/g, 'i')
      .replace(/ς/g, 'σ')
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/**
 * Every substring of one to three characters of the searchable texts, for a document's `grams` field. An
 * `array-contains` on one of them finds a superset of what contains the whole query (DESIGN §4).
 */
export function gramsOf(texts: readonly string[]): string[] {
  const grams = new Set<string>()
  for (const text of texts) {
    const characters = Array.from(normalize(text))
    for (let at = 0; at < characters.length; at++) {
      if (grams.size + gramSizes.length > maxGrams) return [...grams]
      for (const size of gramSizes) {
        if (at + size <= characters.length) grams.add(characters.slice(at, at + size).join(''))
      }
    }
  }
  return [...grams]
}

/** How often letters occur in English, in per mille; what is not listed is rarer still. */
const frequency: Record<string, number> = {
  ' ': 180,
  e: 127,
  t: 91,
  a: 82,
  o: 75,
  i: 70,
  n: 67,
  s: 63,
  h: 61,
  r: 60,
  d: 43,
  l: 40,
  c: 28,
  u: 28,
  m: 24,
  w: 24,
  f: 22,
  g: 20,
  y: 20,
  p: 19,
  b: 15,
  v: 10,
  k: 8,
}

function commonness(gram: string): number {
  return Array.from(gram).reduce((product, letter) => product * (frequency[letter] ?? 2), 1)
}

/** The gram of a query that should find the fewest documents: the longest, made of the rarest letters. Null when empty. */
export function rarestGram(query: string): string | null {
  const characters = Array.from(normalize(query))
  const size = Math.min(characters.length, Math.max(...gramSizes))
  if (size === 0) return null
  let rarest: string | null = null
  for (let at = 0; at + size <= characters.length; at++) {
    const gram = characters.slice(at, at + size).join('')
    if (rarest === null || commonness(gram) < commonness(rarest)) rarest = gram
  }
  return rarest
}

/** Whether one of the texts contains the query: case-insensitive substring, as SPEC §5 has it. */
export function matches(texts: readonly string[], query: string): boolean {
  const needle = normalize(query)
  return texts.some((text) => normalize(text).includes(needle))
}
