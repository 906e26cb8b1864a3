import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import type { OpenedRoom, RoomMedia } from '@dlm/contract/rooms/rooms.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { RoomGallery } from '../features/media/room/room-gallery.tsx'
import { forgetRoom } from '../features/rooms/opened-rooms.ts'
import { PartLinks } from '../features/rooms/part-links.tsx'
import { PinForm } from '../features/rooms/pin-form.tsx'
import { RoomCover } from '../features/rooms/room-cover.tsx'
import { RoomMessage } from '../features/rooms/room-message.tsx'
import { RoomOpening } from '../features/rooms/room-opening.tsx'
import { partsOf } from '../features/rooms/room-parts.ts'
import { openedRoom, roomMedia, withRoomGrant } from '../features/rooms/room-queries.ts'
import { useRoomKey } from '../features/rooms/use-room-key.ts'
import type { ApiFailure } from '../lib/api/api-failure.ts'
import { showSection } from '../lib/focus/show-section.ts'
import { formatDay } from '../lib/format/format-day.ts'
import { roomPath } from '../lib/paths.ts'
import { Title } from '../page/title.tsx'
import { WrittenText } from '../page/written-text.tsx'
import { ReadFailure } from '../shell/read-failure.tsx'
import { buttonClass } from '../ui/button.tsx'

const galleryId = 'gallery'

/** A client room, at the address that the studio sent (`/room?k=…`), and afterwards at one without its secret. */
export default function Room() {
  const key = useRoomKey()
  if (key === null)
    return <RoomMessage title={roomScreenTexts.noLinkTitle}>{roomScreenTexts.noLink}</RoomMessage>
  return <RoomOfLink key={key} roomKey={key} />
}

function RoomOfLink({ roomKey }: { roomKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(openedRoom(roomKey))
  const isGone = error?.code === 'room-not-found' || error?.code === 'room-ended'
  useEffect(() => {
    if (isGone) forgetRoom(roomKey)
  }, [isGone, roomKey])
  if (error && isGone) return <Ended error={error} />
  if (error?.code === 'room-pin-required') return <PinForm roomKey={roomKey} />
  if (data) return <OpenRoom roomKey={roomKey} opened={data} />
  if (error)
    return (
      <div className="media-width pt-6">
        <ReadFailure isScreen error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      </div>
    )
  return <RoomOpening />
}

function Ended({ error }: { error: ApiFailure }) {
  const { endedTitle, notFoundTitle } = roomScreenTexts
  return (
    <RoomMessage title={error.code === 'room-ended' ? endedTitle : notFoundTitle}>
      {error.message}
    </RoomMessage>
  )
}

function OpenRoom({ roomKey, opened }: { roomKey: string; opened: OpenedRoom }) {
  const client = useQueryClient()
  const { grant, link } = opened
  const media = useQuery(roomMedia(client, roomKey, link.id))
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const isElsewhere = parameters.get('id') !== link.id
  useEffect(() => {
    if (isElsewhere) void navigate(roomPath({ link: link.id }), { replace: true })
  }, [isElsewhere, link.id, navigate])
  // With another grant, the files have other addresses.
  const first = useRef(grant)
  useEffect(() => {
    if (first.current === grant) return
    first.current = grant
    void client.invalidateQueries({ queryKey: ['room', link.id] })
  }, [client, grant, link.id])

  if (media.data) return <Shown {...{ roomKey, opened }} media={media.data} />
  if (!media.error) return <RoomOpening />
  return (
    <div className="media-width pt-6">
      <ReadFailure
        isScreen
        error={media.error}
        onRetry={() => media.refetch()}
        isRetrying={media.isFetching}
      />
    </div>
  )
}

interface ShownProps {
  roomKey: string
  opened: OpenedRoom
  media: RoomMedia
}

function Shown({ roomKey, opened: { grant, link, room }, media }: ShownProps) {
  const client = useQueryClient()
  const [parameters] = useSearchParams()
  const parts = useMemo(() => partsOf(room.sections, media), [room.sections, media])
  const part = parts.find(({ key }) => key === parameters.get('part')) ?? parts[0]
  const withGrant = useCallback(
    <T,>(call: (grant: string) => Promise<T>) => withRoomGrant(client, roomKey, call),
    [client, roomKey],
  )
  const date = media.albums.find((album) => album.date)?.date
  const facts = [
    date && formatDay(date),
    roomScreenTexts.forClient(link.name),
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
          <RoomGallery
            key={part.key}
            {...{ link: link.id, part, grant, withGrant }}
            navigation={<PartLinks link={link.id} {...{ parts, galleryId }} current={part} />}
          />
        </div>
      )}
    </>
  )
}
