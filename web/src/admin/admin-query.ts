import type { Answer, EndpointName, Request } from '@dlm/contract/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { callAdmin } from '../auth/admin-session.ts'
import { bypassHttpCache } from '../lib/api/api.ts'
import type { ApiFailure } from '../lib/api/api-failure.ts'
import { invalidate } from '../lib/api/invalidate.ts'
import type { PagedCall } from '../lib/api/query.ts'

/** Admins always see current data. */
const fresh = { staleTime: 0, meta: { isPersonal: true } }

/** A read of the dashboard. */
export function adminQuery<K extends EndpointName>(name: K, input: Request<K>) {
  return queryOptions<Answer<K>, ApiFailure, Answer<K>, readonly ['admin', K, Request<K>]>({
    ...fresh,
    queryKey: ['admin', name, input],
    queryFn: ({ signal }) => callAdmin(name, input, signal),
  })
}

/** All pages so far of a list of the dashboard. */
export function adminPages<K extends PagedCall>(name: K, input: Omit<Request<K>, 'cursor'>) {
  return infiniteQueryOptions<
    Answer<K>,
    ApiFailure,
    InfiniteData<Answer<K>, string | undefined>,
    readonly ['admin', K, 'pages', Omit<Request<K>, 'cursor'>],
    string | undefined
  >({
    ...fresh,
    queryKey: ['admin', name, 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      callAdmin(name, { ...input, cursor: pageParam } as Request<K>, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as { next?: string }).next,
  })
}

/** Fetches again, after a change, what the portal shows of these public reads. */
export async function refreshPublic(
  client: QueryClient,
  publicReads: readonly EndpointName[],
): Promise<void> {
  bypassHttpCache(publicReads)
  await Promise.all(publicReads.map((name) => invalidate(client, [name])))
}

/** Fetches again, after a change, what the dashboard shows, and what the portal shows of these public reads. */
export async function refreshDashboard(
  client: QueryClient,
  publicReads: readonly EndpointName[],
): Promise<void> {
  const publicRefresh = refreshPublic(client, publicReads)
  await Promise.all([invalidate(client, ['admin']), publicRefresh])
}

/** `refreshDashboard` for a component. */
export function useRefresh(publicReads: readonly EndpointName[] = []): () => Promise<void> {
  const client = useQueryClient()
  return () => refreshDashboard(client, publicReads)
}
