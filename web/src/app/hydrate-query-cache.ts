import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a page was prerendered with: the key and the answer of each read; `true` for one to be made again for this visitor. */
export type DehydratedState = readonly (readonly [key: QueryKey, data: unknown, isProvisional: boolean])[]

/** Starts the cache from what the page was prerendered with, so that nothing is fetched twice (DESIGN §8). */
export function hydrateQueryCache(client: QueryClient): void {
  const text = document.getElementById('served')?.textContent
  if (!text) return
  for (const [queryKey, data, isProvisional] of JSON.parse(text) as DehydratedState) {
    client.setQueryData(queryKey, data)
    if (isProvisional) void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
