import type { Picture as PictureData } from '@dlm/contract/common.schema'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import './room.css'

interface Props {
  cover: PictureData | undefined
  title: string
  /** Below the title. */
  children: ReactNode
  /** The one thing to do. */
  action: ReactNode
}

/** The cover of a client room: its photo across the window, and below it its title, whom it is for, and the way in. */
export function RoomCover({ cover, title, children, action }: Props) {
  return (
    <header className="room-cover">
      {cover ? (
        <Picture picture={cover} alt="" sizes="100vw" eager className="size-full min-h-0" />
      ) : (
        <span className="size-full bg-raised" />
      )}
      <div className="room-cover-band media-width grid gap-4 pt-5">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="grid min-w-0 gap-1">
            <h1 dir="auto" className="text-hero font-semibold text-balance">
              {title}
            </h1>
            <div className="grid gap-3 text-soft tabular-nums">{children}</div>
          </div>
          {action}
        </div>
      </div>
    </header>
  )
}
