import type { OpenedRoom, RoomMedia } from '@dlm/contract/rooms/rooms.schema'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../auth/admin-session.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { studioRoomOf } from '../../lib/room-paths.ts'
import { rememberedBy, rememberRoom } from './opened-rooms.ts'

/** Milliseconds after which a room that is open gets another grant: some minutes before the one it has ends. */
const renewal = 50 * 60_000

/** Refusals after which a grant is no longer one. */
const refusals: readonly string[] = ['room-not-found', 'album-locked']

/** Opens a room by the secret of its link, and again before its grant ends. */
export function openedRoom(key: string) {
  return queryOptions<OpenedRoom, ApiFailure>({
    queryKey: ['open_room', key],
    queryFn: ({ signal }) => openWith(key, undefined, signal),
    staleTime: renewal,
    refetchInterval: renewal,
    meta: { isPersonal: isOwnRoomKey(key) },
  })
}

/** In place of a key: a room of the member who is signed in, by the id of its link. */
const ownPrefix = 'own/'
export const ownRoomKey = (link: string): string => ownPrefix + link
export const isOwnRoomKey = (key: string): boolean => key.startsWith(ownPrefix)

/** Opens a room; the browser remembers it, but not what the account remembers, nor that of the studio, which its admin session opens. */
export async function openWith(key: string, pin?: string, signal?: AbortSignal): Promise<OpenedRoom> {
  const room = studioRoomOf(key)
  if (room !== null) return callAdmin('visit_room', { id: room }, signal)
  if (isOwnRoomKey(key)) return callApi('open_my_room', { link: key.slice(ownPrefix.length) }, signal)
  const token = rememberedBy(key)?.token
  const more = { ...(pin !== undefined && { pin }), ...(token !== undefined && { token }) }
  const opened = await callApi('open_room', { key, ...more }, signal)
  rememberRoom(opened.link.id, { key, token: opened.token })
  return opened
}

/** Makes a call with the grant of a room; where that is refused, as after a pause of hours, the room is opened again first. */
export async function withRoomGrant<T>(
  client: QueryClient,
  key: string,
  call: (grant: string) => Promise<T>,
): Promise<T> {
  const room = openedRoom(key)
  const { grant } = await client.fetchQuery(room)
  try {
    return await call(grant)
  } catch (failure) {
    const isRefused = failure instanceof ApiFailure && refusals.includes(failure.code)
    if (!isRefused) throw failure
    return call((await client.fetchQuery({ ...room, staleTime: 0 })).grant)
  }
}

/** What a room shows. */
export function roomMedia(client: QueryClient, key: string, link: string) {
  return queryOptions<RoomMedia, ApiFailure>({
    queryKey: ['room', link, 'media'],
    queryFn: ({ signal }) => withRoomGrant(client, key, (grant) => callApi('room_media', { grant }, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
