import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import type { OpenedRoom, RoomMedia } from '@dlm/contract/rooms/rooms.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ChoosingProvider } from '../features/media/room/choosing.ts'
import { ReviewingProvider } from '../features/media/room/reviewing.ts'
import { RoomGallery } from '../features/media/room/room-gallery.tsx'
import { ChoosingBar } from '../features/rooms/choices/choosing-bar.tsx'
import { useChoosingRoom } from '../features/rooms/choices/use-choosing-room.ts'
import { JobStages } from '../features/rooms/job-stages.tsx'
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
  const choosing = useChoosingRoom(roomKey, link)
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
        {room.stage !== 'none' && <JobStages current={room.stage} />}
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
          <ChoosingProvider value={choosing.marks}>
            <ReviewingProvider value={reviewing}>
              <RoomGallery
                key={part.key}
                {...{ link: link.id, part, grant, withGrant }}
                only={choosing.only}
                downloads={
                  // All photos are not offered where in a moment those that are chosen are.
                  link.downloads === 'off' || choosing.isLoading
                    ? null
                    : { size: link.downloads, room: room.title }
                }
                navigation={<PartLinks link={link.id} {...{ parts, galleryId }} current={part} />}
              />
            </ReviewingProvider>
          </ChoosingProvider>
          {choosing.bar && <ChoosingBar {...choosing.bar} />}
        </div>
      )}
    </>
  )
}
