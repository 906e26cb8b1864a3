import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches mounted queries again after a change. A first answer that is still pending may be from before the change, and
 * `invalidateQueries` alone would accept it.
 */
export async function invalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
}
