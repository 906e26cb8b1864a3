import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import type { OpenedRoom } from '@dlm/contract/rooms/rooms.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { roomPhotos } from '../features/media/room/room-reads.ts'
import { forgetRoom, hasEnded, useRememberedRooms } from '../features/rooms/opened-rooms.ts'
import { PinForm } from '../features/rooms/pin-form.tsx'
import { RoomMessage } from '../features/rooms/room-message.tsx'
import { RoomOpening } from '../features/rooms/room-opening.tsx'
import { isOwnRoomKey, openedRoom, roomMedia, withRoomGrant } from '../features/rooms/room-queries.ts'
import { useRoomKey } from '../features/rooms/use-room-key.ts'
import type { ApiFailure } from '../lib/api/api-failure.ts'
import { roomPath } from '../lib/room-paths.ts'
import { ReadFailure } from '../shell/read-failure.tsx'
import { RoomContents } from './room-contents.tsx'

/** A client room, at the address that the studio sent (`/room?k=…`), and afterwards at one without its secret. */
export default function Room() {
  const key = useRoomKey()
  if (key === null) return <NoKey />
  return <RoomOfLink key={key} roomKey={key} />
}

/** The address of a room alone, in a browser that has nothing to open it with. */
function NoKey() {
  const [parameters] = useSearchParams()
  const remembered = useRememberedRooms()
  const { goneTitle, notFound, noLinkTitle, noLink } = roomScreenTexts
  return hasEnded(remembered.get(parameters.get('id') ?? '')) ? (
    <RoomMessage title={goneTitle}>{notFound}</RoomMessage>
  ) : (
    <RoomMessage title={noLinkTitle}>{noLink}</RoomMessage>
  )
}

function RoomOfLink({ roomKey }: { roomKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(openedRoom(roomKey))
  const isGone = error?.code === 'room-not-found'
  useEffect(() => {
    if (isGone) forgetRoom(roomKey)
  }, [isGone, roomKey])
  if (isGone && isOwnRoomKey(roomKey)) return <NoKey />
  // The studio may open one that has ended again.
  if (isGone || error?.code === 'room-ended') return <Ended error={error} />
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
  const { endedTitle, ended, goneTitle, notFoundTitle, notFound } = roomScreenTexts
  const [parameters] = useSearchParams()
  // Its id comes into the address when it opens.
  const wasOpen = parameters.has('id')
  return error.code === 'room-ended' ? (
    <RoomMessage title={endedTitle}>{ended}</RoomMessage>
  ) : (
    <RoomMessage title={wasOpen ? goneTitle : notFoundTitle}>{notFound}</RoomMessage>
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
  // The photos of the part that is seen first are on their way before it is known what else there is.
  const part = parameters.get('part')
  const all = opened.room.sections.flatMap(({ pieces }) => pieces)
  const first = part === null ? all[0] : all.find(({ id }) => id === part)
  const fid = first?.kind === 'album' ? first.id : null
  useEffect(() => {
    if (fid === null) return
    const withGrant = <T,>(call: (grant: string) => Promise<T>) => withRoomGrant(client, roomKey, call)
    void client.prefetchInfiniteQuery(roomPhotos({ link: link.id, fid, withGrant }))
  }, [client, roomKey, link.id, fid])
  // With another grant, the files have other addresses.
  const firstGrant = useRef(grant)
  useEffect(() => {
    if (firstGrant.current === grant) return
    firstGrant.current = grant
    void client.invalidateQueries({ queryKey: ['room', link.id] })
  }, [client, grant, link.id])

  if (media.data) return <RoomContents {...{ roomKey, opened }} media={media.data} />
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
