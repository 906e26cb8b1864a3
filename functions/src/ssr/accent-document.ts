import { accentColourIn } from '@dlm/contract/site/accent-path'
import { accentSheet, checkedColour } from '../brand/brand-colour.ts'
import { foreverCache, type TextDocument } from './document.ts'

/** The style sheet of an accent colour, which its path names: it never changes. Null for a colour that no portal can have. */
export function accentDocument(path: string): TextDocument | null {
  const colour = accentColourIn(path)
  if (colour === null || !checkedColour(colour).passes) return null
  return { status: 200, type: 'text/css; charset=utf-8', body: accentSheet(colour), cache: foreverCache }
}
