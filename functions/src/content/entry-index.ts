import { gramsOf } from '../platform/search.ts'
import { mentionsIn } from './mentions.ts'

interface EntryIndex {
  grams: string[]
  /** Of entries with a text. */
  mentions?: string[]
}

/**
 * What a stored entry is found by: pieces of its words, and what else of the portal its text leads to. It is made of the
 * document whenever that is written, and is no part of it.
 */
export function entryIndex(document: { blocks?: unknown }, searchable: readonly string[]): EntryIndex {
  const { blocks } = document
  return {
    grams: gramsOf(searchable),
    ...(typeof blocks === 'string' && { mentions: mentionsIn(blocks) }),
  }
}
