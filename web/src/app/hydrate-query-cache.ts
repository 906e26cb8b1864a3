import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The query cache of a server-rendered page: key and answer of each query; `true` marks one to be fetched again for this visitor. */
export type DehydratedState = readonly (readonly [key: QueryKey, data: unknown, isProvisional: boolean])[]

/** Fills the query cache from the server-rendered page, so that nothing is fetched twice (DESIGN §8). */
export function hydrateQueryCache(client: QueryClient): void {
  const text = document.getElementById('served')?.textContent
  if (!text) return
  for (const [queryKey, data, isProvisional] of JSON.parse(text) as DehydratedState) {
    client.setQueryData(queryKey, data)
    if (isProvisional) void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
