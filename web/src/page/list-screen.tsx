import { pageTexts } from '@dlm/contract/site/pages.texts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { SearchedList } from '../lib/api/use-list.ts'
import { SearchField } from '../ui/search-field.tsx'
import { ListStates } from './list-states.tsx'
import type { ListWords } from './nothing-found.tsx'
import { PageHeader } from './page-header.tsx'
import { Title } from './title.tsx'

/** Arranges cards otherwise than in one grid. */
export interface Arrangement<Item> {
  /** Above the placeholders of the cards. */
  placeholder: ReactNode
  /** @param grid a grid of some of the items */
  of(items: Item[], grid: (items: Item[]) => ReactNode): ReactNode
}

interface Props<Item> {
  list: SearchedList<{ data: Item[] }>
  words: ListWords
  icon: LucideIcon
  /** The title of the page; without one the surrounding screen has it. */
  title?: string
  /** The head of a screen that is this list; without one it is in a tab, below another heading. */
  header?: { intro: string; back: { to: string; label: string } }
  /** As wide as a text, for a list that is read rather than looked at. */
  isNarrow?: boolean
  /** Beside the search. */
  action?: ReactNode
  /** Between the search and the list. */
  lead?: ReactNode
  /** After the list, once it has come. */
  footer?: ReactNode
  /** The grid of the cards. */
  gridClass: string
  /** A list whose order says something; its cards are `li`. */
  isOrdered?: boolean
  /** The placeholder of a card, and how many of them the first page has. */
  skeleton: ComponentType
  skeletons: number
  arrange?: Arrangement<Item> | undefined
  /** One card, and its index in its grid: the first ones on a phone load their pictures at once. */
  card(item: Item, at: number): ReactNode
}

/** A public list that is searched: heading, search in the address, and the list in each of its states. */
export function ListScreen<Item>(props: Props<Item>) {
  const { list, title, header, action } = props
  const search = (
    <SearchField label={pageTexts.search(props.words.all)} value={list.typed} onChange={list.onSearch} />
  )
  const heading = title !== undefined && <Title>{title}</Title>
  if (!header)
    return (
      <>
        {heading}
        <div className={action ? 'grid gap-3 pb-6 sm:grid-cols-[1fr_auto]' : 'max-w-text pb-6'}>
          {search}
          {action}
        </div>
        <Results {...props} />
      </>
    )
  return (
    <div className={props.isNarrow ? 'text-width' : 'media-width'}>
      {heading}
      <PageHeader title={title ?? ''} {...header}>
        <div className="max-w-text">{search}</div>
      </PageHeader>
      <Results {...props} />
    </div>
  )
}

function Results<Item>(props: Props<Item>) {
  const { list, words, icon, lead, footer, arrange, gridClass, skeleton: CardSkeleton, card } = props
  const Grid = props.isOrdered ? 'ol' : 'div'
  const cards = (items: Item[]) => <Grid className={gridClass}>{items.map(card)}</Grid>
  const skeletons = (
    <>
      {arrange?.placeholder}
      <div className={gridClass}>
        {Array.from({ length: props.skeletons }, (_, at) => at).map((at) => (
          <CardSkeleton key={at} />
        ))}
      </div>
    </>
  )
  return (
    <>
      {lead}
      <ListStates list={list} words={words} icon={icon} skeleton={skeletons} isScreen>
        {(items) => (arrange ? arrange.of(items, cards) : cards(items))}
      </ListStates>
      {list.results.data && footer}
    </>
  )
}
