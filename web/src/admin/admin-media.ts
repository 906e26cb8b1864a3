import { encodeWire } from '@dlm/contract/media/codec'
import type { MediaQuery } from '@dlm/contract/media/media.schema'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { callAdmin } from '../auth/admin-session.ts'
import type { ApiFailure } from '../lib/api/api-failure.ts'
import {
  decoded,
  type EncodedEntry,
  type EncodedList,
  type ListPage,
  type PhotoPage,
} from '../lib/api/encoded-lists.ts'

type AdminPage<K> = K extends EncodedList ? ListPage<EncodedEntry<K>> : PhotoPage

/** All pages so far of a media list as it is now, with the photos of locked albums for admins. */
export function adminMedia<K extends EncodedList | 'photos_all'>(
  name: K,
  query: Omit<Partial<MediaQuery>, 'cursor'>,
) {
  return infiniteQueryOptions<
    AdminPage<K>,
    ApiFailure,
    InfiniteData<AdminPage<K>, string | undefined>,
    readonly ['admin', K, 'pages', typeof query],
    string | undefined
  >({
    queryKey: ['admin', name, 'pages', query],
    queryFn: async ({ pageParam, signal }) => {
      const payload = encodeWire({ ...query, ...(pageParam !== undefined && { cursor: pageParam }) })
      const answer = await callAdmin<EncodedList | 'photos_all'>(name, { payload }, signal)
      return { ...answer, ...decoded(answer) } as AdminPage<K>
    },
    staleTime: 0,
    meta: { isPersonal: true },
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next,
  })
}
