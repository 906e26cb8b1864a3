import type { Answer, EndpointName, PublicRead, Request } from '@dlm/contract/contract'
import { type InfiniteData, infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, readApi } from './api.ts'
import { ApiFailure } from './api-failure.ts'

const minute = 60_000

/** One cache for the whole page. Only failures that may pass are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minute,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && error instanceof ApiFailure && error.isPassing,
      retryDelay: (attempt) => 500 * 2 ** attempt,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Resets private queries when another account signs in: their data belongs to the account before. */
export function clearPrivateQueries(): void {
  void queryClient.resetQueries({ predicate: ({ meta }) => meta?.isPersonal === true })
}

/** A public read, which shared caches may store. */
export function publicQuery<K extends PublicRead>(name: K, input: Request<K>) {
  return queryOptions<Answer<K>, ApiFailure, Answer<K>, readonly [K, Request<K>]>({
    queryKey: [name, input],
    queryFn: ({ signal }) => readApi(name, input, signal),
  })
}

/** A read that is made for this caller. */
export function privateQuery<K extends EndpointName>(name: K, input: Request<K>) {
  return queryOptions<Answer<K>, ApiFailure, Answer<K>, readonly [K, Request<K>]>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callApi(name, input, signal),
    meta: { isPersonal: true },
  })
}

/** The public reads that answer page by page. */
export type PagedRead = {
  [K in PublicRead]: Answer<K> extends { next?: string | undefined } ? K : never
}[PublicRead]

type PageFetcher<K extends EndpointName> = (
  name: K,
  input: Request<K>,
  signal: AbortSignal,
) => Promise<Answer<K>>

function allPages<K extends EndpointName>(
  fetchPage: PageFetcher<K>,
  name: K,
  input: Omit<Request<K>, 'cursor'>,
  isPersonal: boolean,
) {
  return infiniteQueryOptions<
    Answer<K>,
    ApiFailure,
    InfiniteData<Answer<K>, string | undefined>,
    readonly [K, 'pages', Omit<Request<K>, 'cursor'>],
    string | undefined
  >({
    queryKey: [name, 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(name, { ...input, cursor: pageParam } as Request<K>, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as { next?: string }).next,
    meta: { isPersonal },
  })
}

/** What `useInfiniteQuery` is given for a list. Named, since written out it holds the answers of all calls. */
type ListOptions<K extends EndpointName> = ReturnType<typeof allPages<K>>

/** All pages of a public list so far; `useInfiniteQuery(infiniteList('get_news', { search }))`. */
export function infiniteList<K extends PagedRead>(
  name: K,
  input: Omit<Request<K>, 'cursor'>,
): ListOptions<K> {
  return allPages<K>(readApi, name, input, false)
}

/** The calls that answer page by page. */
export type PagedCall = {
  [K in EndpointName]: Answer<K> extends { data: readonly unknown[]; next?: string | undefined } ? K : never
}[EndpointName]

/** All pages so far of a list that is made for this caller. */
export function privateInfiniteList<K extends PagedCall>(
  name: K,
  input: Omit<Request<K>, 'cursor'>,
): ListOptions<K> {
  return allPages<K>(callApi, name, input, true)
}
