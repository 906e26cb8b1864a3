import { roomStages } from '@dlm/contract/rooms/room-screen.texts'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { RoomRow } from '@dlm/contract/rooms/rooms.schema'
import { useQuery } from '@tanstack/react-query'
import DoorOpen from 'lucide-react/icons/door-open'
import Trash from 'lucide-react/icons/trash-2'
import { adminPages, adminQuery } from '../../../admin/admin-query.ts'
import { rowsClass, ToolScreen } from '../../../admin/desk/tool-screen.tsx'
import { RowSkeletons } from '../../../admin/list/row-skeletons.tsx'
import { useOpen } from '../../../admin/list/use-open.ts'
import { type Removal, useRemoval } from '../../../admin/list/use-removal.ts'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { daysSince } from '../../../lib/format/days-since.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RoomForm } from './room-form.tsx'

/** The client rooms: a list of them, and beside it the form of one with its links. */
export function RoomTool({ adid }: { adid: string }) {
  const [open, show] = useOpen()
  const removal = useRemoval([])
  const list = useList((search) => adminPages('get_rooms', { search, limit: 24 }))
  const onClose = () => show(null)
  return (
    <ToolScreen
      list={list}
      words={roomToolTexts.words}
      icon={DoorOpen}
      add={{ label: roomToolTexts.add, onAdd: () => show('new') }}
      bin={{ adid, kind: 'room' }}
      skeleton={<RowSkeletons className="h-20" />}
      listClass={rowsClass}
      item={(room) => (
        <RoomItem
          key={room.id}
          room={room}
          isOpen={room.id === open}
          removal={removal}
          onOpen={() => show(room.id)}
        />
      )}
      removal={removal}
      panel={
        open === null ? undefined : open === 'new' ? (
          <RoomForm key="new" room={null} onClose={onClose} onAdded={show} />
        ) : (
          <OpenedRoom key={open} id={open} onClose={onClose} />
        )
      }
    />
  )
}

interface ItemProps {
  room: RoomRow
  isOpen: boolean
  removal: Removal
  onOpen(): void
}

function RoomItem({ room, isOpen, removal, onOpen }: ItemProps) {
  const { id, title, stage, pieces, links, unresolved, lastOpenedAt } = room
  const visit =
    lastOpenedAt === null ? roomToolTexts.neverOpened : roomToolTexts.lastOpened(daysSince(lastOpenedAt))
  const isBusy = removal.busy.includes(id)
  const remove = () =>
    removal.remove({ kind: 'room', id, name: title, title: roomToolTexts.removed }, () =>
      callAdmin('delete_room', { id }),
    )
  return (
    <li
      aria-busy={isBusy}
      className={isOpen ? 'flex items-center gap-2 bg-accent-wash p-2' : 'flex items-center gap-2 p-2'}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        data-opens
        onClick={onOpen}
        className="grid min-h-11 min-w-0 flex-1 gap-0.5 rounded-control p-2 text-start hover:bg-raised"
      >
        <span dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="text-sm text-soft tabular-nums">
          {stage !== 'none' && `${roomStages[stage]} · `}
          {roomToolTexts.pieces(pieces)} · {roomToolTexts.links(links)} · {visit}
          {unresolved > 0 && (
            <span className="font-semibold text-accent"> · {roomToolTexts.unresolved(unresolved)}</span>
          )}
        </span>
      </button>
      <IconButton label={roomToolTexts.remove(title)} disabled={isBusy} onClick={remove}>
        <Trash aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}

function OpenedRoom({ id, onClose }: { id: string; onClose(): void }) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_room', { id }))
  if (data) return <RoomForm room={data} onClose={onClose} />
  return (
    <SidePanel title={roomToolTexts.editTitle} onClose={onClose}>
      {error?.code === 'room-not-found' ? (
        <p>{roomToolTexts.gone}</p>
      ) : error ? (
        <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </SidePanel>
  )
}
