import { tagKeys } from '@dlm/contract/tags/tags'
import { gramsOf } from '../platform/search.ts'
import { sortKey } from '../platform/sort-key.ts'
import { mentionsIn } from '../text/mentions.ts'

/** What an entry is found and sorted by, of whichever kind. */
interface Indexed {
  name?: unknown
  title?: unknown
  /** The heading of a product without a name. */
  subt?: unknown
  blocks?: unknown
  /** Of an event: its day, and its last one where that is another (YYYY-MM-DD). */
  date?: unknown
  endDate?: unknown
  tags?: unknown
  /** An album that no list shows: no tag leads to it. */
  unlisted?: unknown
}

interface EntryIndex {
  grams: string[]
  /** By which lists go from A to Z. */
  sortName: string
  /** By which lists of events have future events, and those not over yet, before past ones (YYYY-MM-DD). */
  lastDay?: string
  /** Of entries that may have tags: by which these are found. */
  tagKeys?: string[]
  /** Of entries with a text. */
  mentions?: string[]
}

/**
 * What a stored entry is found by: pieces of its words, its name in the order of the alphabet, and what else of the portal its text
 * leads to. It is made of the document whenever that is written, and is no part of it.
 */
export function entryIndex(document: Indexed, searchable: readonly string[]): EntryIndex {
  const { name, title, subt, blocks, date, endDate, tags, unlisted } = document
  return {
    grams: gramsOf(searchable),
    sortName: sortKey(String(name || title || subt || '')),
    ...(typeof endDate === 'string' && { lastDay: endDate || String(date) }),
    ...(typeof tags === 'string' && { tagKeys: unlisted === true ? [] : tagKeys(tags) }),
    ...(typeof blocks === 'string' && { mentions: mentionsIn(blocks) }),
  }
}
