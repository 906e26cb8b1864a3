import type { Product } from '@dlm/contract/catalogue/products.schema'
import type { Event } from '@dlm/contract/events/events.schema'
import type { News } from '@dlm/contract/news/news.schema'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { EncodedEntries } from './encoded-lists.ts'

/** What the lists hold. Texts are cut short in them. */
interface Entries extends EncodedEntries {
  get_news: News
  get_3_news: News
  get_products: Product
  get_all_events: Event
}

/** An entry that one of the lists has shown already, as the page that reading it alone answers. */
export function listedEntry<K extends keyof Entries>(
  client: QueryClient,
  name: K,
  isWanted: (entry: Entries[K]) => boolean,
): { data: [Entries[K]] } | undefined {
  type Page = { data: Entries[K][] }
  const lists = client.getQueriesData<Page | InfiniteData<Page>>({ queryKey: [name] })
  const entries = lists.flatMap(([, list]) => {
    if (!list) return []
    return 'pages' in list ? list.pages.flatMap(({ data }) => data) : list.data
  })
  const entry = entries.find(isWanted)
  return entry && { data: [entry] }
}
