import { normalize } from '../platform/search.ts'

/** Shorter words are in every text. */
const shortest = 5

/** The words of a text that say what it is about, each once, the longest first. */
export function wordsOf(text: string): string[] {
  const words = normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length >= shortest))].sort((a, b) => b.length - a.length)
}

/** How many of the words are in a text. */
export function countShared(words: readonly string[], text: string): number {
  const ofText = new Set(wordsOf(text))
  return words.filter((word) => ofText.has(word)).length
}
