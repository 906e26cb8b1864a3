import type { AlbumRecordings, Photo } from '@dlm/contract/media/media.schema'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { callPhotos, type PhotoPage } from '../../../lib/api/encoded-lists.ts'

const pageSize = 50

/** Makes a call with the grant of a client room, which is renewed first where it has ended. */
export type WithRoomGrant = <T>(call: (grant: string) => Promise<T>) => Promise<T>

/** An album as a link of a client room shows it. Its addresses are the room's, so that nothing of it is shared with the public album. */
export interface RoomAlbum {
  link: string
  fid: string
  withGrant: WithRoomGrant
}

const keyOf = ({ link, fid }: RoomAlbum) => ['room', link, fid] as const

/** The photos of an album of a room, page by page. */
export function roomPhotos(album: RoomAlbum) {
  return infiniteQueryOptions<
    PhotoPage,
    ApiFailure,
    InfiniteData<PhotoPage, string | undefined>,
    readonly ['room', string, string, 'pages'],
    string | undefined
  >({
    queryKey: [...keyOf(album), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      album.withGrant((grant) =>
        callPhotos(
          { fid: album.fid, limit: pageSize, grant, ...(pageParam !== undefined && { cursor: pageParam }) },
          signal,
        ),
      ),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** One photo, for an address whose page is not loaded; null where the album has none of this id. */
export function roomPhoto(album: RoomAlbum, pid: string) {
  return queryOptions<Photo | null, ApiFailure>({
    queryKey: [...keyOf(album), 'one', pid],
    queryFn: async ({ signal }) => {
      const { data } = await album.withGrant((grant) =>
        callPhotos({ fid: album.fid, ids: [pid], grant }, signal),
      )
      return data[0] ?? null
    },
  })
}

/** Those of these photos that the album has, in this order. */
export function roomPhotosOf(album: RoomAlbum, pids: readonly string[]) {
  const pages = Array.from({ length: Math.ceil(pids.length / pageSize) }, (_, at) =>
    pids.slice(at * pageSize, (at + 1) * pageSize),
  )
  return queryOptions<Photo[], ApiFailure>({
    queryKey: [...keyOf(album), 'chosen', pids],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        pages.map((ids) =>
          album.withGrant((grant) => callPhotos({ fid: album.fid, ids, limit: pageSize, grant }, signal)),
        ),
      )
      return lists.flatMap(({ data }) => data)
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}

/** The films and sounds of an album of a room. */
export function roomRecordings(album: RoomAlbum) {
  return queryOptions<AlbumRecordings, ApiFailure>({
    queryKey: [...keyOf(album), 'recordings'],
    queryFn: ({ signal }) =>
      album.withGrant((grant) => callApi('album_recordings', { fid: album.fid, grant }, signal)),
  })
}
