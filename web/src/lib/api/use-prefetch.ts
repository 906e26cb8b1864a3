import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Pages that are read without being asked for: what is nowhere near the start of a list shall not read all of it. */
const most = 10

/**
 * Reads on by itself, page by page, while what a screen looks for has not come.
 * @returns whether there is more to read for it
 */
export function usePrefetch(
  results: UseInfiniteQueryResult<InfiniteData<unknown>>,
  isMissing: boolean,
): boolean {
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = results
  const pages = data?.pages.length ?? 0
  const goesOn = isMissing && hasNextPage && !isError && pages < most
  const isDue = goesOn && !isFetching
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [isDue, fetchNextPage])
  return goesOn
}
