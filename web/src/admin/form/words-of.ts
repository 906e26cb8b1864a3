const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** How many words a Markdown text has, in any script: without addresses, and without what it shows of the portal. */
export function wordsOf(markdown: string): number {
  const words = markdown.replace(/^::\w+\(.*\)$/gm, '').replace(/\]\([^)\s]*\)/g, '] ')
  return Array.from(segmenter.segment(words)).filter(({ isWordLike }) => isWordLike).length
}
