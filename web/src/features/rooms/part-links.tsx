import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { roomPath } from '../../lib/room-paths.ts'
import { classes } from '../../ui/classes.ts'
import type { RoomPart } from './room-parts.ts'

interface Props {
  link: string
  parts: readonly RoomPart[]
  /** The one that is shown. */
  current: RoomPart
  /** Id of the element that shows it. */
  galleryId: string
}

/** The parts of a room, one of which is shown. They replace each other in the history, so that Back leaves the room. */
export function PartLinks({ link, parts, current, galleryId }: Props) {
  const toTop = () => {
    const gallery = document.getElementById(galleryId)
    if (gallery && gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView()
  }
  const list = useRef<HTMLElement>(null)
  // It is another element with each part.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 16
  }, [])
  return (
    <nav ref={list} aria-label={roomScreenTexts.parts} className="room-parts">
      {parts.map(({ key, title }) => (
        <Link
          key={key}
          dir="auto"
          to={roomPath({ link, part: key })}
          replace
          onClick={toTop}
          aria-current={key === current.key ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 shrink-0 items-center rounded-control px-3 text-sm font-semibold whitespace-nowrap',
            key === current.key ? 'bg-accent-wash text-accent' : 'text-soft hover:text-ink',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
