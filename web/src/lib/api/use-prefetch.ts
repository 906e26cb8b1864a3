import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Pages that are read without being asked for: what is nowhere near the start of a list shall not read all of it. */
const most = 10

/**
 * Fetches page after page of a list while the entry that a screen looks for is missing.
 * @returns whether there is more to read for it
 */
export function usePrefetch(
  results: UseInfiniteQueryResult<InfiniteData<unknown>>,
  isMissing: boolean,
): boolean {
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = results
  const pages = data?.pages.length ?? 0
  const needsMore = isMissing && hasNextPage && !isError && pages < most
  const isDue = needsMore && !isFetching
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
  return needsMore
}
