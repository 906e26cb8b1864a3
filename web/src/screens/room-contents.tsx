import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import type { OpenedRoom, RoomMedia } from '@dlm/contract/rooms/rooms.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChoosingProvider } from '../features/media/room/choosing.ts'
import { ReviewingProvider } from '../features/media/room/reviewing.ts'
import { RoomGallery } from '../features/media/room/room-gallery.tsx'
import { useChoices } from '../features/rooms/choices.ts'
import { ChoosingBar } from '../features/rooms/choosing-bar.tsx'
import { PartLinks } from '../features/rooms/part-links.tsx'
import { RoomCover } from '../features/rooms/room-cover.tsx'
import { partsOf } from '../features/rooms/room-parts.ts'
import { withRoomGrant } from '../features/rooms/room-queries.ts'
import { showSection } from '../lib/focus/show-section.ts'
import { formatDay } from '../lib/format/format-day.ts'
import { Title } from '../page/title.tsx'
import { WrittenText } from '../page/written-text.tsx'
import { buttonClass } from '../ui/button.tsx'

const galleryId = 'gallery'

interface Props {
  roomKey: string
  opened: OpenedRoom
  media: RoomMedia
}

/** A room that is open: its cover and greeting, one of its parts, and what the client chooses. */
export function RoomContents({ roomKey, opened: { grant, link, room }, media }: Props) {
  const client = useQueryClient()
  const [parameters] = useSearchParams()
  const parts = useMemo(() => partsOf(room.sections, media), [room.sections, media])
  const part = parts.find(({ key }) => key === parameters.get('part')) ?? parts[0]
  const withGrant = useCallback(
    <T,>(call: (grant: string) => Promise<T>) => withRoomGrant(client, roomKey, call),
    [client, roomKey],
  )
  const { choices, toggle, submit } = useChoices(roomKey, link.id, link.mayChoose)
  const [listId, setListId] = useState('')
  const [isFiltered, setFiltered] = useState(false)
  const list = choices?.data.find(({ id }) => id === listId) ?? choices?.data[0]
  const choosing = useMemo(
    () =>
      list && choices
        ? {
            ...{ title: list.title, pids: list.pids, isClosed: choices.state !== 'open' },
            toggle: (pid: string) => void toggle(list, pid),
          }
        : null,
    [list, choices, toggle],
  )
  const reviewing = useMemo(
    () => (link.mayComment || link.mayApprove ? { ...link, withGrant } : null),
    [link, withGrant],
  )
  const date = media.albums.find((album) => album.date)?.date
  const facts = [
    date && formatDay(date),
    link.isStudio ? roomScreenTexts.forStudio : roomScreenTexts.forClient(link.name),
    link.lastDay && roomScreenTexts.until(formatDay(link.lastDay)),
  ].filter(Boolean)
  return (
    <>
      <Title>{room.title}</Title>
      <RoomCover
        cover={media.cover}
        title={room.title}
        action={
          part && (
            <a href={`#${galleryId}`} onClick={showSection} className={buttonClass('primary')}>
              {roomScreenTexts.viewPhotos}
            </a>
          )
        }
      >
        <bdi>{facts.join(' · ')}</bdi>
      </RoomCover>
      <div className="media-width grid gap-4 pt-8 pb-4">
        {room.text && (
          <WrittenText
            text={room.text}
            blocks={room.blocks}
            embeds={room.embeds}
            className="grid max-w-text gap-4 text-lg text-pretty"
          />
        )}
        {!part && (
          <div role="status">
            <h2 className="text-h3">{roomScreenTexts.emptyTitle}</h2>
            <p className="text-soft">{roomScreenTexts.empty}</p>
          </div>
        )}
      </div>
      {part && (
        <div id={galleryId} tabIndex={-1} className="media-width min-h-svh outline-none">
          <ChoosingProvider value={choosing}>
            <ReviewingProvider value={reviewing}>
              <RoomGallery
                key={part.key}
                {...{ link: link.id, part, grant, withGrant }}
                chosen={isFiltered && list ? list.pids : null}
                navigation={<PartLinks link={link.id} {...{ parts, galleryId }} current={part} />}
              />
            </ReviewingProvider>
          </ChoosingProvider>
          {choices && list && (
            <ChoosingBar
              {...{ choices, isFiltered, submit }}
              current={list}
              onCurrent={setListId}
              onFilter={() => setFiltered(!isFiltered)}
            />
          )}
        </div>
      )}
    </>
  )
}
