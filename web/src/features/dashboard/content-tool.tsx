import type { ContentKind, Editable } from '@dlm/contract/dashboard/dashboard.schema'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { SearchedList } from '../../lib/use-list.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ListWords } from '../site/nothing-found.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { adminQuery } from './admin-query.ts'
import type { OpenBulkForm } from './bulk-form.tsx'
import type { Entry } from './entry.ts'
import { EntryCard } from './entry-card.tsx'
import { publicReadsOf } from './public-reads.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SidePanel } from './side-panel.tsx'
import { rowsClass, ToolScreen } from './tool-screen.tsx'
import type { Filter } from './use-filter.ts'
import { useOpen } from './use-open.ts'
import { useRemoval } from './use-removal.ts'
import { useSelection } from './use-selection.ts'
import { useView, type View } from './use-view.ts'

/** What a form is given: the entry to change, or null to add one. */
export interface OpenForm {
  entry: { id: string; editable: Editable } | null
  onClose(): void
}

interface Props<Item> {
  adid: string
  kind: ContentKind
  list: SearchedList<{ data: Item[] }>
  words: ListWords
  /** The order of the list. */
  order?: Filter
  icon: LucideIcon
  addLabel: string
  /** How an entry is shown. */
  entryOf(item: Item): Entry
  /** Deletes one, and the title of what is said then (SPEC §8). */
  remove(id: string): Promise<unknown>
  removedTitle: string
  /** Between the search and the list. */
  children?: ReactNode
  form(open: OpenForm): ReactNode
  /** What can be changed of many entries at once. */
  bulk?: { label: string; icon: LucideIcon; form(open: OpenBulkForm): ReactNode }
}

/** What a list of drafts alone holds. */
const draftWords: ListWords = {
  one: 'draft',
  many: 'drafts',
  all: 'drafts',
  hint: 'What is to be published on a later day waits here.',
}

/** A tool of content: its entries in rows or a grid, added, changed in a panel beside, deleted into the bin. The address has what is open. */
export function ContentTool<Item>(props: Props<Item>) {
  const { adid, kind, entryOf, form, bulk, order } = props
  const words = order?.value === 'drafts' ? draftWords : props.words
  const [open, show] = useOpen()
  const [isDeleting, setDeleting] = useState(false)
  const removal = useRemoval(publicReadsOf[kind])
  const [view, setView] = useView(kind)
  // Photos are told apart by what they show, and there are many.
  const isDense = kind === 'photo'
  const pages = props.list.results.data?.pages
  const ids = useMemo(
    () => pages?.flatMap(({ data }) => data.map((item) => entryOf(item).id)) ?? [],
    [pages, entryOf],
  )
  const selection = useSelection(ids)
  const onClose = () => show(null)
  const [changing, setChanging] = useState<readonly string[] | null>(null)
  const isNarrow = open !== null || changing !== null

  return (
    <ToolScreen
      list={props.list}
      words={words}
      icon={props.icon}
      order={order}
      add={{ label: props.addLabel, onAdd: () => show('new') }}
      deleting={{ isOn: isDeleting, onToggle: () => setDeleting(!isDeleting) }}
      bin={{ adid, kind }}
      lead={props.children}
      view={{ shown: view, onChoose: setView }}
      skeleton={<EntrySkeletons view={view} className={listClass(view, isDense, isNarrow)} />}
      listClass={listClass(view, isDense, isNarrow)}
      item={(item) => {
        const entry = entryOf(item)
        const { id, name } = entry
        return (
          <li key={id} className={view === 'rows' ? 'flex' : 'grid'}>
            <EntryCard
              entry={entry}
              view={view}
              isDense={isDense}
              selection={selection}
              isOpen={open === id}
              isDeleting={isDeleting}
              isBusy={removal.busy.includes(id)}
              onEdit={() => show(id)}
              onDelete={() =>
                removal.remove({ kind, id, name, title: props.removedTitle }, () => props.remove(id))
              }
            />
          </li>
        )
      }}
      selectionBar={
        <SelectionBar
          selection={selection}
          one={words.one}
          isBusy={removal.busy.length > 0}
          change={bulk && { ...bulk, onChange: setChanging }}
          onDelete={(chosen) => void removal.removeAll(kind, chosen, words.one)}
        />
      }
      removal={removal}
      panel={
        bulk && changing ? (
          bulk.form({ ids: changing, onClose: () => setChanging(null), onDone: selection.clear })
        ) : open === 'new' ? (
          form({ entry: null, onClose })
        ) : open === null ? undefined : (
          <Opened key={open} kind={kind} id={open} onClose={onClose} form={form} />
        )
      }
    />
  )
}

/** @param isNarrow a panel stands beside the list */
function listClass(view: View, isDense: boolean, isNarrow: boolean): string {
  if (view === 'rows') return `${rowsClass} overflow-hidden`
  if (isDense) return 'entry-tiles grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2'
  return classes(
    'entry-tiles grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4',
    isNarrow ? 'lg:grid-cols-2 2xl:grid-cols-4' : 'lg:grid-cols-4 2xl:grid-cols-6',
  )
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function EntrySkeletons({ view, className }: { view: View; className: string }) {
  return (
    <div className={className}>
      {placeholders.map((key) => (
        <Skeleton key={key} className={view === 'rows' ? 'h-16' : 'aspect-[4/3]'} />
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
