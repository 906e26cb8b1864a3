import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches again what is shown of some reads, after a change. A first answer that is still on its way may be from before
 * the change, and invalidating alone would be content with it.
 */
export async function invalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries({ queryKey })
}
