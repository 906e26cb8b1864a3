import type { Answer } from '@dlm/contract/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from '../../lib/api.ts'

interface Props {
  results: UseInfiniteQueryResult<InfiniteData<Answer<'get_news'>>, ApiFailure>
  search: string
  onClearSearch(): void
}
/** The list of articles in each of its states: loading, failed, empty, ready. */
export declare function NewsResults({ results, search, onClearSearch }: Props): import('react').JSX.Element
