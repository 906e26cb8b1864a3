import { lengths } from '../constants.ts'

/** The first 150 characters of a text (SPEC §9), counted in code points so that no emoji is cut in half. */
export function preview(text: string): string {
  // A code point takes at most two units: the slice bounds the work on long articles.
  return Array.from(text.slice(0, 2 * lengths.newsPreview + 1))
    .slice(0, lengths.newsPreview)
    .join('')
}
