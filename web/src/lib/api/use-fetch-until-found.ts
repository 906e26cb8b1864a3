import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Pages that are fetched automatically at most, so that a missing entry does not load the whole list. */
const maxPages = 10

/**
 * Fetches page after page of a list while the entry that a screen looks for is missing.
 * @returns whether there are more pages to search
 */
export function useFetchUntilFound(
  results: UseInfiniteQueryResult<InfiniteData<unknown>>,
  isMissing: boolean,
): boolean {
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = results
  const pages = data?.pages.length ?? 0
  const needsMore = isMissing && hasNextPage && !isError && pages < maxPages
  const isDue = needsMore && !isFetching
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
  return needsMore
}
