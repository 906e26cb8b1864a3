import type { Photo } from '@dlm/contract/media/media.schema'
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import type { PhotoPage } from '../../../lib/api/encoded-lists.ts'
import { onePhoto } from '../photos/photo-queries.ts'

export type PhotoResults = UseInfiniteQueryResult<InfiniteData<PhotoPage>, ApiFailure>

interface OpenPhoto {
  /** null if none is open, or it is loading; `missing` if the album has no such photo */
  open: Photo | null | 'missing'
  /** Why it could not be read. */
  error: ApiFailure | null
  isRetrying: boolean
  retry(): void
}

/** The photo of the URL. One that is not in the loaded pages is read separately, so that it opens at once. */
export function useOpenPhoto(fid: string, pid: string | null, { data, isSuccess }: PhotoResults): OpenPhoto {
  const listed = data?.pages.flatMap((page) => page.data).find((photo) => photo.pid === pid)
  const isReadAlone = pid !== null && isSuccess && !listed
  const alone = useQuery({ ...onePhoto(fid, pid ?? ''), enabled: isReadAlone })
  // An invalid id is treated as a missing photo.
  const isImpossible = alone.error?.code === 'invalid-input'
  const isMissing = isReadAlone && (alone.data === null || isImpossible)
  return {
    open: isMissing ? 'missing' : (listed ?? (isReadAlone ? alone.data : null) ?? null),
    error: isReadAlone && !isImpossible ? alone.error : null,
    isRetrying: alone.isFetching,
    retry: () => void alone.refetch(),
  }
}
