import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiFailure } from '../lib/api/api-failure.ts'
import { ReadFailure } from '../shell/read-failure.tsx'
import { Title } from './title.tsx'

interface Props<Item> {
  /** The list read with the `id` of the address: it has that entry, or none. */
  results: UseQueryResult<{ data: Item[] }, ApiFailure>
  skeleton: ReactNode
  notFound: ReactNode
  children(item: Item): ReactNode
}

/** One entry of a list opened by its link, in each of its states: loading, failed, not there, ready. */
export function LinkedItem<Item>({ results, skeleton, notFound, children }: Props<Item>) {
  const { data, error, isFetching, refetch } = results
  const [item] = data?.data ?? []
  if (item) return children(item)
  // An invalid id is shown as one that does not exist.
  if (error && error.code !== 'invalid-input')
    return (
      <>
        <Title>{error.title}</Title>
        <ReadFailure isScreen error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      </>
    )
  return isFetching ? skeleton : notFound
}
