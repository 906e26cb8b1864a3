import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { ApiFailure } from '../../lib/api.ts'
import type { ListSearch } from '../../lib/use-search.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { ListStates } from './list-states.tsx'
import type { ListWords } from './nothing-found.tsx'
import { PageHeader } from './page-header.tsx'
import { Title } from './title.tsx'

interface Props<Item> {
  title: string
  intro: string
  back: { to: string; label: string }
  search: ListSearch
  results: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>, ApiFailure>
  words: ListWords
  icon: LucideIcon
  /** The grid the cards stand in. */
  gridClass: string
  /** Keeps the place of a card; so many stand in for the first page. */
  skeleton: ComponentType
  skeletons: number
  /** One card; `isAhead` for those a phone opens with. */
  card(item: Item, isAhead: boolean): ReactNode
}

/** A screen that is a searched list: header, search in the address, and the list in each of its states. */
export function ListScreen<Item>(props: Props<Item>) {
  const { title, search, words, gridClass, skeleton: CardSkeleton, card } = props
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <Title>{title}</Title>
      <PageHeader title={title} intro={props.intro} back={props.back}>
        <div className="max-w-text">
          <SearchField label={`Search the ${words.all}`} value={search.typed} onChange={search.onSearch} />
        </div>
      </PageHeader>
      <ListStates
        results={props.results}
        search={search.search}
        onClearSearch={() => search.onSearch('')}
        words={words}
        icon={props.icon}
        skeleton={
          <div className={gridClass}>
            {Array.from({ length: props.skeletons }, (_, at) => at).map((at) => (
              <CardSkeleton key={at} />
            ))}
          </div>
        }
      >
        {(items) => <div className={gridClass}>{items.map((item, at) => card(item, at < 4))}</div>}
      </ListStates>
    </div>
  )
}
