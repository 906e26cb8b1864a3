import type { Photo } from '@dlm/contract/media/media.schema'
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiFailure } from '../../../lib/api-failure.ts'
import type { ListPage } from '../../../lib/encoded-lists.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { onePhoto } from '../photos/photo-queries.ts'

export type PhotoResults = UseInfiniteQueryResult<InfiniteData<ListPage<Photo>>, ApiFailure>

/**
 * The photo that an address has open. One that is not in the pages so far is read alone, so that it is there at once.
 * @returns null where none is open, or it is on its way; `missing` where the album has no such photo
 */
export function useOpenPhoto(
  fid: string,
  pid: string | null,
  { data, isSuccess }: PhotoResults,
): Photo | null | 'missing' {
  const listed = data?.pages.flatMap((page) => page.data).find((photo) => photo.pid === pid)
  const { data: alone, error } = useQuery({
    ...onePhoto(fid, pid ?? ''),
    enabled: pid !== null && isSuccess && !listed,
  })
  // An id no photo can have is as good as one that no photo has.
  const isImpossible = error?.code === 'invalid-input'
  useEffect(() => {
    if (error && !isImpossible) notifyFailure(error)
  }, [error, isImpossible])

  if (pid === null) return null
  if (listed) return listed
  return alone === null || isImpossible ? 'missing' : (alone ?? null)
}
