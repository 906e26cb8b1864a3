let segmenter: Intl.Segmenter | undefined

/**
 * A text in letters as people count them: an emoji of several characters is one, and so is a letter with its accents, and what
 * a joiner joins in Sinhala, which UAX 29 divides.
 */
export function lettersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const letters: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = letters.at(-1)
    if (before?.endsWith('\u200d')) letters[letters.length - 1] = before + segment
    else letters.push(segment)
  }
  return letters
}

/**
 * The beginning of a text, in whole letters.
 * @param most how much of it, as `sizeOf` counts
 */
export function wholeLetters(text: string, most: number, sizeOf: (letter: string) => number): string {
  let [cut, room] = ['', most]
  for (const letter of lettersOf(text)) {
    room -= sizeOf(letter)
    if (room < 0) break
    cut += letter
  }
  return cut
}
