import type { Album, Photo } from '@dlm/contract/media/media.schema'
import { useMemo } from 'react'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import type { PhotoResults } from './use-open-photo.ts'

/** Placeholder photos while it is unknown how many there are. */
const expected = 12

/** The photos that an album shows: all, those of a search, or those that are saved. */
export interface ShownPhotos {
  /** Those that are loaded. */
  photos: readonly Photo[]
  isPending: boolean
  /** They are those of the search before. */
  isPlaceholder: boolean
  /** Placeholder photos that follow; 0 when all are there. */
  pendingCount: number
  /** How many there are, as far as that is known. */
  count: number
  error: ApiFailure | null
  isFetching: boolean
  retry(): void
  hasMore: boolean
  isLoadingMore: boolean
  loadMore(): void
}

/** The photos of an album, page by page; `search` is the one that was made. */
export function useListedPhotos(album: Album, results: PhotoResults, search: string): ShownPhotos {
  const { data, isPending, hasNextPage: hasMore } = results
  const photos = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const missing = search ? expected : album.photos - photos.length
  return {
    ...{ photos, isPending, hasMore, error: results.error, isFetching: results.isFetching },
    isPlaceholder: results.isPlaceholderData,
    pendingCount: hasMore || isPending ? Math.max(1, missing) : 0,
    count: search ? photos.length : album.photos,
    retry: () => void results.refetch(),
    isLoadingMore: results.isFetchingNextPage,
    loadMore: () => void results.fetchNextPage(),
  }
}

/** Photos that are not loaded, and may be few. */
export const pendingPhotos: ShownPhotos = {
  ...{ photos: [], isPending: true, isPlaceholder: false, pendingCount: expected, count: 0 },
  ...{ error: null, isFetching: true, retry: () => undefined },
  ...{ hasMore: false, isLoadingMore: false, loadMore: () => undefined },
}
