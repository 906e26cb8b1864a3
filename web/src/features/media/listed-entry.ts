import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { EncodedEntry, EncodedList, ListPage } from '../../lib/encoded-lists.ts'

/** An entry that one of the lists has shown already, as the page that reading it alone answers. */
export function listedEntry<K extends EncodedList>(
  client: QueryClient,
  name: K,
  isWanted: (entry: EncodedEntry<K>) => boolean,
): ListPage<EncodedEntry<K>> | undefined {
  type Page = ListPage<EncodedEntry<K>>
  const lists = client.getQueriesData<Page | InfiniteData<Page>>({ queryKey: [name] })
  const entries = lists.flatMap(([, list]) => {
    if (!list) return []
    return 'pages' in list ? list.pages.flatMap(({ data }) => data) : list.data
  })
  const entry = entries.find(isWanted)
  return entry && { data: [entry] }
}
