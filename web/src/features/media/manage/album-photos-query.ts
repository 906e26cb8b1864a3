import type { MediaQuery } from '@dlm/contract/media/media.schema'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { adminMedia } from '../../../admin/admin-media.ts'

/** The photos of an album for admins, refetched while renditions are pending. */
export const albumPhotosQuery = (fid: string, search: string, order?: MediaQuery['order']) =>
  infiniteQueryOptions({
    ...adminMedia('photos_all', { fid, search, limit: 48, ...(order && { order }) }),
    // Renditions are made in the moments after an upload.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ renditions }) => renditions === 'working'))
        ? 3_000
        : false,
  })
