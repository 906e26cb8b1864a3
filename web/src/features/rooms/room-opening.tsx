import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import { Title } from '../../page/title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './room.css'

/** Placeholder of a room while it opens. */
export function RoomOpening() {
  return (
    <div aria-busy="true">
      <Title>{roomScreenTexts.room}</Title>
      <h1 className="sr-only">{roomScreenTexts.opening}</h1>
      <div className="room-cover">
        <Skeleton className="size-full rounded-none" />
        <div className="room-cover-band media-width grid gap-4 pt-5">
          <Skeleton className="h-[calc(var(--text-hero)*1.05)] w-64 max-w-full" />
          <Skeleton className="h-11 w-24" />
        </div>
      </div>
    </div>
  )
}
