import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { isFeaturedKind } from '@dlm/contract/kinds/kind-lists'
import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../admin-query.ts'

/** Ids of the featured entries of a kind; none while they load. */
export function useFeatured(kind: ContentKind): readonly string[] {
  const isFeatured = isFeaturedKind(kind)
  const { data } = useQuery({
    ...adminQuery('get_featured', { kind: isFeatured ? kind : 'news' }),
    enabled: isFeatured,
  })
  return (isFeatured && data?.ids) || []
}
