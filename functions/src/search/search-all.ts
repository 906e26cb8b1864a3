import { searchReads } from '@dlm/contract/site/search.schema'
import type { Handler } from '../platform/handler.ts'
import { publicLists } from './public-lists.ts'
import { searchLists } from './search-lists.ts'

/**
 * Some entries of every kind that hold the search, for the one search of the portal. It composes the lists of all domains,
 * which do not know each other, and so finds what is public: no draft, no photo of a locked album.
 */
export const search_all: Handler<'search_all'> = async ({ platform }, { search }) => {
  const candidates = await searchLists(publicLists(platform), search, searchReads)
  return { data: candidates.map(({ result }) => result) }
}
