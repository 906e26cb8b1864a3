import type { SonataRequest } from '@dlm/contract/sonata/sonata.schema'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Pages that are read by themselves: requests that nobody ever pays for shall not read a list of years. */
const most = 10

const isPayed = ({ pay }: SonataRequest) => pay === 'payed'

/** What waits for an admin before what is done, each in the order it came in. */
export function notPayedFirst(requests: readonly SonataRequest[]): SonataRequest[] {
  return [...requests.filter((request) => !isPayed(request)), ...requests.filter(isPayed)]
}

/**
 * Reads on until all requests that wait are here, since the list comes newest first, page by page.
 * @param waiting how many wait; undefined where that is not known, or does not matter
 */
export function useAllNotPayed(
  results: UseInfiniteQueryResult<InfiniteData<{ data: SonataRequest[] }>>,
  waiting: number | undefined,
): void {
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = results
  const pages = data?.pages ?? []
  const found = pages.flatMap((page) => page.data).filter((request) => !isPayed(request)).length
  const isShort = waiting !== undefined && found < waiting && pages.length > 0 && pages.length < most
  const isWanted = isShort && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isWanted) void fetchNextPage()
  }, [isWanted, fetchNextPage])
}
