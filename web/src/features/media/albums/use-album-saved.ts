import { quotas } from '@dlm/contract/limits'
import type { Photo } from '@dlm/contract/media/media.schema'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { callPhotos } from '../../../lib/api/encoded-lists.ts'
import { useSaved } from '../saved/use-saved.ts'
import { withGrant } from './renew-grant.ts'
import type { PhotoResults } from './use-open-photo.ts'

/** Which photos of an album have these ids. */
interface Answer {
  ids: readonly string[]
  photos: readonly Photo[]
}

/** Those of these ids that are photos of the album. What was answered before is not requested again. */
function savedPhotos(client: QueryClient, fid: string, ids: readonly string[]) {
  return queryOptions<
    Answer,
    ApiFailure,
    Answer,
    readonly ['photos_all', string, 'saved', readonly string[]]
  >({
    queryKey: ['photos_all', fid, 'saved', ids],
    queryFn: async ({ signal }) => {
      const answers = client
        .getQueryCache()
        .findAll({ queryKey: ['photos_all', fid, 'saved'], predicate: ({ state }) => !state.isInvalidated })
        .flatMap(({ state }) => (state.data as Answer | undefined) ?? [])
      const answered = new Set(answers.flatMap((answer) => answer.ids))
      const missing = ids.filter((id) => !answered.has(id))
      const pages = Array.from({ length: Math.ceil(missing.length / quotas.page) }, (_, at) =>
        missing.slice(at * quotas.page, (at + 1) * quotas.page),
      )
      const lists = await Promise.all(
        pages.map((page) =>
          withGrant(fid, (grant) =>
            callPhotos({ fid, ids: page, ...(grant !== undefined && { grant }) }, signal),
          ),
        ),
      )
      const photos = [...answers.flatMap((answer) => answer.photos), ...lists.flatMap(({ data }) => data)]
      return { ids, photos: photos.filter(({ pid }) => ids.includes(pid)) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPersonal: true },
  })
}

export interface SavedSource {
  fid: string
  /** The loaded photos of the album. */
  results: PhotoResults
  /** They are all there are. */
  isWhole: boolean
}

/**
 * The saved photos of an album, the latest first, as a list that is loaded whole. Those among the loaded photos of the album need no
 * call, and an album that is loaded whole needs none.
 */
export function useAlbumSaved({ fid, results, isWhole }: SavedSource) {
  const { ids, list } = useSaved(results.isSuccess)
  const client = useQueryClient()
  const { data } = results
  const loaded = useMemo(() => {
    const photos = data?.pages.flatMap((page) => page.data) ?? []
    return new Map(photos.map((photo) => [photo.pid, photo]))
  }, [data])
  const others = useMemo(() => ids.filter((id) => !loaded.has(id)), [ids, loaded])
  const isAsked = results.isSuccess && !isWhole && others.length > 0
  const query = useQuery({
    ...savedPhotos(client, fid, others),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const answer = isAsked ? query.data : undefined
  const photos = useMemo(() => {
    const foundPhotos = new Map(answer?.photos.map((photo) => [photo.pid, photo]))
    return ids.flatMap((id) => loaded.get(id) ?? foundPhotos.get(id) ?? [])
  }, [ids, loaded, answer])
  const failed = [list, query].find(({ error, data }) => error && !data)
  return {
    photos,
    isPending: list.isLoading || !results.isSuccess || (isAsked && query.isPending),
    error: failed?.error ?? null,
    isFetching: list.isFetching || query.isFetching,
    refetch: () => failed?.refetch(),
  }
}
