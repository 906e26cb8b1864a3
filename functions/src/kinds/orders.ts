import { type KindList, kindLists } from '@dlm/contract/kinds/kind-lists'
import type { ContentKind } from '@dlm/contract/kinds/kinds'
import { isListState } from '@dlm/contract/list-states'
import type { Query } from 'firebase-admin/firestore'
import { onlyIn } from '../content/publication.ts'
import type { Clock } from '../platform/clock.ts'
import type { Orders } from '../platform/list-order.ts'

/** How the list of a kind is sorted for visitors. */
export function usualOrder(kind: ContentKind) {
  const [sort, direction] = kindLists[kind].orders.newest
  return { sort, direction }
}

interface Narrowing {
  /** By which drafts are known, where the kind has any. */
  clock?: Clock
  /** Leaves out what the list does not have, in each of its orders. */
  narrow?(query: Query): Query
}

/** The other orders of a kind's list, which are for admins. */
export function adminOrders(kind: ContentKind, { clock, narrow }: Narrowing = {}): Orders {
  const { newest: _, ...others }: KindList['orders'] = kindLists[kind].orders
  return Object.fromEntries(
    Object.entries(others).map(([order, [sort, direction]]) => {
      const narrowed = clock && isListState(order) ? onlyIn[order](clock) : narrow
      return [order, { sort, direction, ...(narrowed && { narrow: narrowed }) }]
    }),
  )
}
