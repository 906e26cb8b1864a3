import type { ContentKind, Editable } from '@dlm/contract/dashboard/dashboard.schema'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SearchedList } from '../../lib/use-list.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ListWords } from '../site/nothing-found.tsx'
import { ReadFailure } from '../site/read-failure.tsx'
import { adminQuery } from './admin-query.ts'
import { EntryCard } from './entry-card.tsx'
import { publicReadsOf } from './public-reads.ts'
import { SidePanel } from './side-panel.tsx'
import { ToolScreen } from './tool-screen.tsx'
import { useOpen } from './use-open.ts'
import { useRemoval } from './use-removal.ts'

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
  icon: LucideIcon
  addLabel: string
  idOf(item: Item): string
  nameOf(item: Item): string
  /** Deletes one, and the title of what is said then (SPEC §8). */
  remove(id: string): Promise<unknown>
  removedTitle: string
  card(item: Item): ReactNode
  /** Between the search and the list. */
  children?: ReactNode
  form(open: OpenForm): ReactNode
}

/** A tool of content: its entries in cards, added, changed in a panel beside, deleted into the bin. The address has what is open. */
export function ContentTool<Item>(props: Props<Item>) {
  const { adid, kind, idOf, nameOf, form } = props
  const [open, show] = useOpen()
  const [isDeleting, setDeleting] = useState(false)
  const removal = useRemoval(publicReadsOf[kind])
  const onClose = () => show(null)

  return (
    <ToolScreen
      list={props.list}
      words={props.words}
      icon={props.icon}
      add={{ label: props.addLabel, onAdd: () => show('new') }}
      deleting={{ isOn: isDeleting, onToggle: () => setDeleting(!isDeleting) }}
      bin={{ adid, kind }}
      lead={props.children}
      skeleton={<CardSkeletons narrow={open !== null} />}
      listClass={gridClass(open !== null)}
      item={(item) => (
        <li key={idOf(item)} className="grid">
          <EntryCard
            name={nameOf(item)}
            isOpen={open === idOf(item)}
            isDeleting={isDeleting}
            isBusy={removal.busy === idOf(item)}
            onEdit={() => show(idOf(item))}
            onDelete={() =>
              removal.remove({ kind, id: idOf(item), name: nameOf(item), title: props.removedTitle }, () =>
                props.remove(idOf(item)),
              )
            }
          >
            {props.card(item)}
          </EntryCard>
        </li>
      )}
      removal={removal}
      panel={
        open === 'new' ? (
          form({ entry: null, onClose })
        ) : open === null ? undefined : (
          <Opened key={open} kind={kind} id={open} onClose={onClose} form={form} />
        )
      }
    />
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
