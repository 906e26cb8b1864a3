import { pageTexts } from '@dlm/contract/site/pages.texts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { SearchedList } from '../lib/api/use-list.ts'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ListStates } from './list-states.tsx'
import type { ListWords } from './nothing-found.tsx'
import { PageHeader } from './page-header.tsx'
import { Title } from './title.tsx'

interface ItemGroup<Item> {
  heading: string
  items: Item[]
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
  /** Groups with a heading each, instead of one grid; an empty one is left out. */
  groups?(items: Item[]): ItemGroup<Item>[]
  /** The first item of a list that is not searched has a card of its own above the grid. */
  first?: { card(item: Item): ReactNode; skeleton: ReactNode }
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

const headingClass = 'mb-4'
const firstClass = 'mb-5'

function Results<Item>(props: Props<Item>) {
  const { list, words, icon, lead, footer, groups, gridClass, skeleton: CardSkeleton, card } = props
  const first = list.search ? undefined : props.first
  const Grid = props.isOrdered ? 'ol' : 'div'
  const cards = (items: Item[]) => <Grid className={gridClass}>{items.map(card)}</Grid>
  const skeletons = (
    <>
      {groups && <Skeleton className={`h-[2rem] w-44 ${headingClass}`} />}
      {first && <div className={firstClass}>{first.skeleton}</div>}
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
        {(items) =>
          groups ? (
            <div className="grid gap-10">
              {groups(items)
                .filter((group) => group.items.length > 0)
                .map((group) => (
                  <section key={group.heading} aria-label={group.heading}>
                    <h2 className={headingClass}>{group.heading}</h2>
                    {cards(group.items)}
                  </section>
                ))}
            </div>
          ) : first && items[0] !== undefined ? (
            <>
              <div className={firstClass}>{first.card(items[0])}</div>
              {cards(items.slice(1))}
            </>
          ) : (
            cards(items)
          )
        }
      </ListStates>
      {list.results.data && footer}
    </>
  )
}
