import type { Answer, EndpointName, PublicRead, Request } from '@dlm/contract/contract'
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './api.ts'
/** One cache for the whole page. Only failures that may pass are tried again. */
export declare const queryClient: QueryClient
/** A public read, cached by everybody. */
export declare function read<K extends PublicRead>(
  name: K,
  input: Request<K>,
): import('@tanstack/react-query').OmitKeyof<
  import('@tanstack/react-query').UseQueryOptions<Answer<K>, ApiFailure, Answer<K>, readonly [K, Request<K>]>,
  'queryFn'
> & {
  queryFn?: import('@tanstack/react-query').QueryFunction<Answer<K>, readonly [K, Request<K>], never>
} & import('@tanstack/react-query').QueryKeyWithDataTag<readonly [K, Request<K>], Answer<K>, ApiFailure>
/** A read that is made for this caller. */
export declare function query<K extends EndpointName>(
  name: K,
  input: Request<K>,
): import('@tanstack/react-query').OmitKeyof<
  import('@tanstack/react-query').UseQueryOptions<Answer<K>, ApiFailure, Answer<K>, readonly [K, Request<K>]>,
  'queryFn'
> & {
  queryFn?: import('@tanstack/react-query').QueryFunction<Answer<K>, readonly [K, Request<K>], never>
} & import('@tanstack/react-query').QueryKeyWithDataTag<readonly [K, Request<K>], Answer<K>, ApiFailure>
/** The public reads that answer page by page. */
export type PagedRead = {
  [K in PublicRead]: Answer<K> extends {
    next?: string | undefined
  }
    ? K
    : never
}[PublicRead]
/** All pages of a list so far; `useInfiniteQuery(pages('get_news', { search }))`. */
export declare function pages<K extends PagedRead>(
  name: K,
  input: Omit<Request<K>, 'cursor'>,
): import('@tanstack/react-query').OmitKeyof<
  import('@tanstack/react-query').UseInfiniteQueryOptions<
    Answer<K>,
    ApiFailure,
    InfiniteData<Answer<K>, string | undefined>,
    readonly [K, 'pages', Omit<Request<K>, 'cursor'>],
    string | undefined
  >,
  'queryFn'
> & {
  queryFn?: import('@tanstack/react-query').QueryFunction<
    Answer<K>,
    readonly [K, 'pages', Omit<Request<K>, 'cursor'>],
    string | undefined
  >
} & import('@tanstack/react-query').QueryKeyWithDataTag<
    readonly [K, 'pages', Omit<Request<K>, 'cursor'>],
    InfiniteData<Answer<K>, unknown>,
    ApiFailure
  >
/** A call that changes something; the named reads are fetched anew after it. */
export declare function useApiMutation<K extends EndpointName>(
  name: K,
  {
    invalidates,
  }: {
    invalidates: readonly EndpointName[]
  },
): import('@tanstack/react-query').UseMutationResult<Answer<K>, ApiFailure, Request<K>, unknown>
