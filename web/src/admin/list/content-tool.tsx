import type { ContentKind, Editable } from '@dlm/contract/dashboard/dashboard.schema'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { isKindWith } from '@dlm/contract/kinds/kinds'
import type { ListState } from '@dlm/contract/list-states'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import Columns from 'lucide-react/icons/columns-3'
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { useDebounced } from '../../lib/api/use-debounced.ts'
import type { SearchedList } from '../../lib/api/use-list.ts'
import type { LazyModule } from '../../lib/code/lazy-module.ts'
import type { ListWords } from '../../page/nothing-found.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { classes } from '../../ui/classes.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery } from '../admin-query.ts'
import { rowsClass, ToolScreen } from '../desk/tool-screen.tsx'
import type { OpenBulkForm } from '../form/bulk-form.tsx'
import { publicReadsOf } from '../public-reads.ts'
import { SidePanel } from '../side-panel.tsx'
import { Chips } from './chips.tsx'
import type { Entry } from './entry.ts'
import { EntryRow, EntryTile } from './entry-card.tsx'
import { EntryPeek } from './entry-peek.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Column } from './table.tsx'
import { TileSize } from './tile-size.tsx'
import { useColumns } from './use-columns.ts'
import { useFeatured } from './use-featured.ts'
import type { Filter } from './use-filter.ts'
import { useOpen } from './use-open.ts'
import { useRemoval } from './use-removal.ts'
import { useSelection } from './use-selection.ts'
import { useTileSize, useView, type View } from './use-view.ts'

/** What a form is given: the entry to change, or null to add one. */
export interface OpenForm {
  entry: { id: string; editable: Editable } | null
  onClose(): void
}

interface Props<Item, Forms> {
  adid: string
  kind: ContentKind
  list: SearchedList<{ data: Item[] }>
  words: ListWords
  /** The order of the list, which its heads choose too. */
  order?: Filter | undefined
  /** The state that the list is narrowed to. */
  state?: Filter
  /** What the rows of its table have beside the title and the state, some of which sort it. */
  columns: readonly Column[]
  /** The head of the titles, and the orders that sort by them. */
  titled?: Pick<Column, 'label' | 'sorts'>
  icon: LucideIcon
  addLabel: string
  /** How an entry is shown. */
  entryOf(item: Item): Entry
  /** Deletes one, and the title of what is said then (SPEC §8). */
  remove(id: string): Promise<unknown>
  removedTitle: string
  /** Between the search and the list. */
  children?: ReactNode
  /** The code of the forms, which comes after the list, or once a form is opened. */
  forms: LazyModule<Forms>
  form(forms: Forms, open: OpenForm): ReactNode
  /** What can be changed of many entries at once. */
  bulk?: readonly BulkAction<Forms>[]
}

/** A change of many entries, and the form that asks for it. */
interface BulkAction<Forms> {
  label: string
  icon: LucideIcon
  form(forms: Forms, open: OpenBulkForm): ReactNode
}

/** Milliseconds after which a list has been drawn. */
const afterList = 1000

/** What a list of one state holds. */
const stateWords: Readonly<Partial<Record<string, ListWords>>> = {
  drafts: {
    one: listTexts.oneDraft,
    many: listTexts.manyDrafts,
    all: listTexts.manyDrafts,
    hint: listTexts.draftsHint,
  },
  scheduled: {
    one: listTexts.oneScheduled,
    many: listTexts.manyScheduled,
    all: listTexts.manyScheduled,
    hint: listTexts.scheduledHint,
  },
  unpublished: {
    one: listTexts.oneUnpublished,
    many: listTexts.manyUnpublished,
    all: listTexts.manyUnpublished,
    hint: listTexts.unpublishedHint,
  },
} satisfies Record<ListState, ListWords>

const stateColumn: Column = { id: 'state', label: listTexts.states, width: '8.5rem' }

/** A tool of content: its entries in rows or a grid, added, changed in a panel beside, deleted into the bin. The address has what is open. */
export function ContentTool<Item, Forms>(props: Props<Item, Forms>) {
  const { adid, kind, entryOf, form, bulk = [], order, state, titled } = props
  const words = stateWords[state?.value ?? ''] ?? props.words
  const [open, show] = useOpen()
  const [isDeleting, setDeleting] = useState(false)
  const removal = useRemoval(publicReadsOf(kind))
  const [view, setView] = useView(kind)
  // Photos are distinguished by what they show, and there are many.
  const isDense = kind === 'photo'
  const [tileSize, setTileSize] = useTileSize()
  const featured = useFeatured(kind)
  const pages = props.list.results.data?.pages
  const ids = useMemo(
    () => pages?.flatMap(({ data }) => data.map((item) => entryOf(item).id)) ?? [],
    [pages, entryOf],
  )
  const selection = useSelection(ids)
  const onClose = () => show(null)
  const allColumns: readonly Column[] = [
    { ...{ id: 'title', label: listTexts.title, width: 'minmax(12rem, 3fr)', isFixed: true }, ...titled },
    ...props.columns,
    ...(state ? [stateColumn] : []),
  ]
  const columns = useColumns(kind, allColumns)
  const [peeked, peek] = useState<string | null>(null)
  const peekedEntry =
    peeked === null
      ? undefined
      : pages?.flatMap(({ data }) => data.map(entryOf)).find(({ id }) => id === peeked)
  const [changing, setChanging] = useState<{ action: BulkAction<Forms>; ids: readonly string[] } | null>(null)
  const isNarrow = open !== null || changing !== null
  const isWide = isKindWith('hasDrafts', kind)
  const isListed = useDebounced(pages !== undefined, afterList)
  const forms = useQuery({ ...props.forms, enabled: isListed || isNarrow })

  function panel(): ReactNode {
    if (changing) {
      const { action, ids } = changing
      const onClose = () => setChanging(null)
      if (!forms.data) return <ComingPanel title={action.label} read={forms} onClose={onClose} />
      return action.form(forms.data, { ids, onClose, onDone: selection.clear })
    }
    if (open === null) return
    if (open !== 'new') return <Opened key={open} id={open} {...{ kind, forms, form, onClose }} />
    if (!forms.data) return <ComingPanel title={props.addLabel} read={forms} {...{ onClose, isWide }} />
    return form(forms.data, { entry: null, onClose })
  }

  return (
    <ToolScreen
      list={props.list}
      words={words}
      icon={props.icon}
      order={order}
      add={{ label: props.addLabel, onAdd: () => show('new') }}
      deleting={{ isOn: isDeleting, onToggle: () => setDeleting(!isDeleting) }}
      bin={{ adid, kind }}
      lead={
        <>
          {props.children}
          {state && <Chips label={listTexts.states} filter={state} />}
        </>
      }
      view={{ shown: view, onChoose: setView }}
      viewTools={
        view === 'rows' ? (
          <MoreMenu
            label={listTexts.columns}
            icon={Columns}
            className="max-lg:hidden"
            items={columns.choices}
          />
        ) : (
          isDense && <TileSize size={tileSize} onChange={setTileSize} />
        )
      }
      skeleton={
        <EntrySkeletons view={view} className={view === 'rows' ? rowsClass : gridClass(isDense, isNarrow)} />
      }
      table={
        view === 'rows'
          ? {
              label: words.all,
              columns: columns.shown,
              order: state?.value ? undefined : order,
              hasSelection: true,
            }
          : undefined
      }
      listClass={gridClass(isDense, isNarrow)}
      listStyle={isDense ? ({ '--tile': `${tileSize}px` } as CSSProperties) : undefined}
      item={(item) => {
        const listed = entryOf(item)
        const { id, name } = listed
        const entry = { ...listed, isFeatured: featured.includes(id) }
        const shared = {
          ...{ entry, selection, isDeleting, isOpen: open === id, isBusy: removal.busy.includes(id) },
          onEdit: () => show(id),
          onDelete: () =>
            removal.remove({ kind, id, name, title: props.removedTitle }, () => props.remove(id)),
        }
        if (view === 'rows')
          return <EntryRow key={id} {...shared} columns={columns.shown} onPeek={() => peek(id)} />
        return (
          <li key={id} className="grid">
            <EntryTile {...shared} isDense={isDense} />
          </li>
        )
      }}
      selectionBar={
        <SelectionBar
          selection={selection}
          one={words.one}
          isBusy={removal.busy.length > 0}
          changes={bulk.map((action) => ({ ...action, onChange: (ids) => setChanging({ action, ids }) }))}
          onDelete={(chosen) => void removal.removeAll(kind, chosen, words.one)}
        />
      }
      removal={removal}
      panel={panel()}
      overlay={
        peekedEntry && (
          <EntryPeek
            entry={peekedEntry}
            onClose={() => peek(null)}
            onEdit={() => {
              peek(null)
              show(peekedEntry.id)
            }}
            onMove={(by) => peek(ids[ids.indexOf(peekedEntry.id) + by] ?? peekedEntry.id)}
          />
        )
      }
    />
  )
}

/** @param isNarrow a panel is open beside the list */
function gridClass(isDense: boolean, isNarrow: boolean): string {
  if (isDense)
    return 'entry-tiles dense grid grid-cols-[repeat(auto-fill,minmax(min(var(--tile,180px),45%),1fr))] gap-3'
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

/** Something that a panel needs, on its way, there, or not to be had. */
type Read<Data> = Pick<UseQueryResult<Data, ApiFailure>, 'data' | 'error' | 'isFetching' | 'refetch'>

interface OpenedProps<Forms> {
  kind: ContentKind
  id: string
  forms: Read<Forms>
  form(forms: Forms, open: OpenForm): ReactNode
  onClose(): void
}

/** The form of an entry, with its current data. It is not refetched while open, since typed text would be lost. */
function Opened<Forms>({ kind, id, forms, form, onClose }: OpenedProps<Forms>) {
  const read = useQuery({
    ...adminQuery('get_editable', { kind, id }),
    gcTime: 0,
    refetchOnReconnect: false,
    enabled: (query) => query.state.data === undefined,
  })
  if (!forms.data || !read.data)
    return (
      <ComingPanel
        title={listTexts.edit}
        read={forms.data ? read : forms}
        {...{ onClose, isWide: isKindWith('hasDrafts', kind) }}
      />
    )
  return form(forms.data, { entry: { id, editable: read.data }, onClose })
}

interface ComingPanelProps {
  title: string
  read: Read<unknown>
  onClose(): void
  /** As wide as what comes. */
  isWide?: boolean
}

/** The panel while its data loads, or the reason why it cannot be loaded. */
function ComingPanel({ title, read, onClose, isWide = false }: ComingPanelProps) {
  const { error, isFetching, refetch } = read
  return (
    <SidePanel {...{ title, onClose, isWide }}>
      {error ? (
        <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <div
          aria-busy="true"
          className={classes('grid content-start gap-5', isWide && 'mx-auto w-full max-w-[47rem]')}
        >
          <Skeleton className="aspect-video max-h-80 w-full" />
          <Skeleton className="h-14" />
          <Skeleton className="h-40" />
        </div>
      )}
    </SidePanel>
  )
}
