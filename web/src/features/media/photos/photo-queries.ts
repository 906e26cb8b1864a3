import type { Photo } from '@dlm/contract/media/media.schema'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { callPhotos, type PhotoPage } from '../../../lib/api/encoded-lists.ts'
import { withGrant } from '../albums/renew-grant.ts'

const pageSize = 50

/**
 * The photos of an album, page by page. They are not refetched on each mount: for a long album that would be dozens of
 * calls.
 */
export function photoPages(fid: string, search: string) {
  return infiniteQueryOptions<
    PhotoPage,
    ApiFailure,
    InfiniteData<PhotoPage, string | undefined>,
    readonly ['photos_all', string, 'pages', string],
    string | undefined
  >({
    queryKey: ['photos_all', fid, 'pages', search],
    queryFn: ({ pageParam, signal }) =>
      withGrant(fid, (grant) =>
        callPhotos(
          {
            fid,
            search,
            limit: pageSize,
            ...(pageParam !== undefined && { cursor: pageParam }),
            ...(grant !== undefined && { grant }),
          },
          signal,
        ),
      ),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** One photo of an album, for a URL of a photo whose page is not loaded; undefined if it does not exist. */
export function onePhoto(fid: string, pid: string) {
  return queryOptions<Photo | null, ApiFailure, Photo | null, readonly ['photos_all', string, 'one', string]>(
    {
      queryKey: ['photos_all', fid, 'one', pid],
      queryFn: async ({ signal }) => {
        const { data } = await withGrant(fid, (grant) =>
          callPhotos({ fid, ids: [pid], ...(grant !== undefined && { grant }) }, signal),
        )
        return data[0] ?? null
      },
    },
  )
}
