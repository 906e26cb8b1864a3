import { accentColourIn } from '@dlm/contract/site/accent-path'
import { accentSheet, checkedColour } from '../content/brand-colour.ts'
import type { TextDocument } from './document.ts'

const year = 31_536_000

/** The style sheet of an accent colour, which its path names: it never changes. Null for a colour that no portal can have. */
export function accentDocument(path: string): TextDocument | null {
  const colour = accentColourIn(path)
  if (colour === null || !checkedColour(colour).passes) return null
  const cache = { maxAge: year, sharedMaxAge: year, staleWhileRevalidate: year }
  return { status: 200, type: 'text/css; charset=utf-8', body: accentSheet(colour), cache }
}
