import type { Album } from '@dlm/contract/media/media.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminMedia } from './admin-media.ts'

/** The album whose photos are shown in the dashboard; undefined while it loads, and where none is. */
export function useOpenAlbum(fid: string | null): Album | undefined {
  const { data } = useInfiniteQuery({
    ...adminMedia('get_all_albums', { ids: [fid ?? ''], limit: 1 }),
    enabled: fid !== null,
  })
  return data?.pages[0]?.data[0]
}
