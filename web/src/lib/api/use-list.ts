import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { ApiFailure } from './api-failure.ts'
import { type ListSearch, useSearch } from './use-search.ts'

/** A list that is read page by page, and its search, where it has one. */
export interface List<Page> extends Partial<ListSearch> {
  results: UseInfiniteQueryResult<InfiniteData<Page>, ApiFailure>
}

/** A list whose search is in the address. */
export type SearchedList<Page> = Required<List<Page>>

export type Pages<Page, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  ApiFailure,
  InfiniteData<Page, string | undefined>,
  Key,
  string | undefined
>

/** Reads a list that is searched by the address; the results before stay until the next search has its answer. */
export function useList<Page, Key extends QueryKey>(
  pagesOf: (search: string) => Pages<Page, Key>,
): SearchedList<Page> {
  const search = useSearch()
  const results = useInfiniteQuery({ ...pagesOf(search.search), placeholderData: keepPreviousData })
  return { ...search, results }
}
