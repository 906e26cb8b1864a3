import type { ContentKind, Editable } from '@dlm/contract/dashboard/dashboard.schema'
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { adminQuery } from '../../lib/admin-query.ts'
import type { ApiFailure } from '../../lib/api.ts'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import type { ListSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListStates } from '../site/list-states.tsx'
import type { ListWords } from '../site/nothing-found.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { EntryCard } from './entry-card.tsx'
import { publicReadsOf } from './public-reads.ts'
import { SidePanel } from './side-panel.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useRemoval } from './use-removal.ts'

/** What a form is given: the entry to change, or null to add one. */
export interface OpenForm {
  entry: { id: string; editable: Editable } | null
  onClose(): void
}

interface Props<Item> {
  adid: string
  kind: ContentKind
  results: UseInfiniteQueryResult<InfiniteData<{ data: Item[] }>, ApiFailure>
  search: ListSearch
  words: ListWords
  icon: LucideIcon
  addLabel: string
  idOf(item: Item): string
  nameOf(item: Item): string
  /** Deletes one, and the title of what is said then (SPEC §8). */
  remove(id: string): Promise<unknown>
  removedTitle: string
  card(item: Item): ReactNode
  /** Stands between the toolbar and the list. */
  children?: ReactNode
  form(open: OpenForm): ReactNode
}

/** A tool: its entries in cards, searched, added, changed in a panel beside, deleted into the bin. The address has what is open. */
export function ContentTool<Item>(props: Props<Item>) {
  const { adid, kind, search, words, idOf, nameOf } = props
  const [parameters, setParameters] = useSearchParams()
  const [isDeleting, setDeleting] = useState(false)
  const removal = useRemoval(publicReadsOf[kind])
  const open = parameters.get('open')

  const show = (id: string | null) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete('open')
        else next.set('open', id)
        return next
      },
      { preventScrollReset: true },
    )

  return (
    <div className={classes('grid items-start gap-6', open !== null && 'lg:grid-cols-[1fr_26rem]')}>
      <div className="grid min-w-0 gap-5">
        <div className="flex flex-wrap gap-3 max-sm:gap-2">
          <div className="min-w-0 flex-[1_1_16rem] max-sm:basis-full">
            <SearchField label={`Search the ${words.all}`} value={search.typed} onChange={search.onSearch} />
          </div>
          <Button className="max-sm:px-3.5" onClick={() => show('new')}>
            <Plus aria-hidden="true" className="size-5" />
            {props.addLabel}
          </Button>
          <Button
            variant="secondary"
            className="max-sm:px-3.5"
            aria-pressed={isDeleting}
            onClick={() => setDeleting(!isDeleting)}
          >
            <Trash aria-hidden="true" className="size-5" />
            {/* Short on narrow phones: the buttons have one row, below the search. */}
            <span className="max-[359px]:sr-only">
              {isDeleting ? (
                <>
                  Stop<span className="max-sm:sr-only"> deleting</span>
                </>
              ) : (
                'Delete'
              )}
            </span>
          </Button>
          <Link
            to={dashboardToolPath(adid, 'bin', { kind })}
            aria-label="Recycle bin"
            title="Recycle bin"
            className={iconButtonClass}
          >
            <ArchiveRestore aria-hidden="true" className="size-5" />
          </Link>
        </div>
        {props.children}
        <ListStates
          results={props.results}
          search={search.search}
          onClearSearch={() => search.onSearch('')}
          words={words}
          icon={props.icon}
          skeleton={<CardSkeletons narrow={open !== null} />}
        >
          {(items) => (
            <ul className={gridClass(open !== null)}>
              {items.map((item) => (
                <li key={idOf(item)} className="grid">
                  <EntryCard
                    name={nameOf(item)}
                    isOpen={open === idOf(item)}
                    isDeleting={isDeleting}
                    isBusy={removal.busy === idOf(item)}
                    onEdit={() => show(idOf(item))}
                    onDelete={() =>
                      removal.remove(
                        { kind, id: idOf(item), name: nameOf(item), title: props.removedTitle },
                        () => props.remove(idOf(item)),
                      )
                    }
                  >
                    {props.card(item)}
                  </EntryCard>
                </li>
              ))}
            </ul>
          )}
        </ListStates>
        {removal.removed && (
          <UndoBar
            removed={removal.removed}
            isRestoring={removal.busy === removal.removed.id}
            onUndo={removal.undo}
            onDismiss={removal.dismiss}
          />
        )}
      </div>
      {open === 'new' && props.form({ entry: null, onClose: () => show(null) })}
      {open !== null && open !== 'new' && (
        <Opened key={open} kind={kind} id={open} onClose={() => show(null)} form={props.form} />
      )}
    </div>
  )
}

function gridClass(isNarrow: boolean): string {
  return classes('grid gap-4 sm:grid-cols-2', isNarrow ? 'xl:grid-cols-2' : 'lg:grid-cols-3')
}

function CardSkeletons({ narrow }: { narrow: boolean }) {
  return (
    <div className={gridClass(narrow)}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="aspect-[4/3]" />
      ))}
    </div>
  )
}

interface OpenedProps {
  kind: ContentKind
  id: string
  onClose(): void
  form(open: OpenForm): ReactNode
}

/** The form of an entry, once it is read as it is now. It is not read again while it is open: what is typed would go. */
function Opened({ kind, id, onClose, form }: OpenedProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...adminQuery('get_editable', { kind, id }),
    gcTime: 0,
    refetchOnReconnect: false,
    enabled: (query) => query.state.data === undefined,
  })
  if (data) return form({ entry: { id, editable: data }, onClose })
  return (
    <SidePanel title="Edit" onClose={onClose}>
      {error ? (
        <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="aspect-video" />
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      )}
    </SidePanel>
  )
}
