import type { Album, Photo } from '@dlm/contract/media/media.schema'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PhotoFilter } from '../../../lib/choosing.ts'
import { type ShownPhotos, useListedPhotos } from '../albums/use-shown-photos.ts'
import { filtered } from './photo-filter.ts'
import { type RoomAlbum, roomPhotos, roomPhotosOf } from './room-reads.ts'

/** Placeholders at the end of a list of which it is unknown how much follows. */
const expected = 12

const none: readonly string[] = []

/** Photos that are all there. */
function wholeList(photos: readonly Photo[]): ShownPhotos {
  return {
    ...{ photos, isPending: false, isPlaceholder: false, pendingCount: 0, count: photos.length },
    ...{ error: null, isFetching: false, retry: () => undefined },
    ...{ hasMore: false, isLoadingMore: false, loadMore: () => undefined },
  }
}

/** The photos of an album in a room that a filter shows. */
export function useAlbumPhotos(album: Album, source: RoomAlbum, only: PhotoFilter | null): ShownPhotos {
  const results = useInfiniteQuery(roomPhotos(source))
  const listed = useListedPhotos(album, results, '')
  const pids = only && only.kind !== 'unseen' ? only.pids : null
  const named = useQuery({ ...roomPhotosOf(source, pids ?? none), enabled: pids !== null })
  return useMemo(() => {
    if (only === null) return listed
    if (only.kind !== 'unseen') {
      const list = wholeList(filtered(named.data ?? [], only))
      return named.data || named.error
        ? { ...list, error: named.error, retry: () => void named.refetch() }
        : { ...list, isPending: true, pendingCount: Math.min(expected, only.pids.length) }
    }
    const photos = filtered(listed.photos, only)
    return { ...listed, photos, count: photos.length, pendingCount: listed.hasMore ? expected : 0 }
  }, [listed, only, named])
}

/** Single photos of a room that a filter shows. */
export function useSinglePhotos(photos: readonly Photo[], only: PhotoFilter | null): ShownPhotos {
  return useMemo(() => wholeList(filtered(photos, only)), [photos, only])
}
