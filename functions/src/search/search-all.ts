import { searchReads } from '@dlm/contract/site/search.schema'
import type { Handler } from '../platform/handler.ts'
import { searchLists } from './search-lists.ts'
import { shownEntries } from './shown-entries.ts'

/**
 * Some entries of every kind that hold the search, for the one search of the portal. It composes the lists of all domains,
 * which do not know each other, and so finds what they show to everybody: no draft, no photo of a locked album.
 */
export const search_all: Handler<'search_all'> = async ({ platform }, { search }) => {
  const candidates = await searchLists(shownEntries(platform), search, searchReads)
  return { data: candidates.map(({ result }) => result) }
}
