import type { EndpointName } from '@dlm/contract/contract'
import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { kinds } from '@dlm/contract/kinds/kinds'

/** The public lists that show entries of each kind: what a change makes stale. */
export function publicReadsOf(kind: BinKind): readonly EndpointName[] {
  if (kind === 'sonata') return ['my_keys']
  if (kind === 'room') return []
  if (kind === 'question') return ['get_faqs', 'get_reply', 'search_all']
  return [...kinds[kind].reads, 'search_all', 'get_tag']
}
