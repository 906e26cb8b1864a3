import type { MyRoom } from '@dlm/contract/rooms/my-rooms.schema'
import { myRoomsTexts } from '@dlm/contract/rooms/my-rooms.texts'
import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import DoorOpen from 'lucide-react/icons/door-open'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../lib/api/api.ts'
import { privateQuery } from '../../lib/api/query.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { roomPath } from '../../lib/room-paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** The client rooms that the member has opened. Renders nothing without any. */
export function MyRooms() {
  const rooms = useQuery(privateQuery('my_rooms', {}))
  const client = useQueryClient()
  const [busy, setBusy] = useState<string>()
  if (!rooms.data?.data.length) return null
  const set = async ({ link, title }: Pick<MyRoom, 'link' | 'title'>, on: boolean) => {
    setBusy(link)
    try {
      await callApi('set_my_room', { link, on })
      await client.invalidateQueries({ queryKey: ['my_rooms'] })
      if (!on) void notify(myRoomsTexts.removed(title), { undo: () => void set({ link, title }, true) })
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(undefined)
  }
  return (
    <section aria-labelledby="my-rooms" className="grid gap-4">
      <h2 id="my-rooms" className="text-h3">
        {myRoomsTexts.title}
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-surface">
        {rooms.data.data.map((room) => (
          <li key={room.link} className="flex items-center gap-2 p-2" aria-busy={busy === room.link}>
            <Entry room={room} />
            <IconButton
              label={myRoomsTexts.remove(room.title)}
              disabled={busy === room.link}
              onClick={() => void set(room, false)}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ room: { link, title, name, lastDay, hasEnded } }: { room: MyRoom }) {
  const facts = hasEnded
    ? myRoomsTexts.ended
    : [roomScreenTexts.forClient(name), lastDay && roomScreenTexts.until(formatDay(lastDay))]
        .filter(Boolean)
        .join(' · ')
  const content = (
    <>
      <DoorOpen aria-hidden="true" className="size-5 shrink-0 text-soft" />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span dir="auto" className="text-sm text-soft tabular-nums">
          {facts}
        </span>
      </span>
    </>
  )
  const className = 'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control p-2'
  return hasEnded ? (
    <div className={className}>{content}</div>
  ) : (
    <Link to={roomPath({ link })} className={`${className} text-ink no-underline hover:bg-raised`}>
      {content}
    </Link>
  )
}
