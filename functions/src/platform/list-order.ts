import type { ListOrder } from '@dlm/contract/common.schema'
import { isListState } from '@dlm/contract/list-states'
import { ApiError } from './api-error.ts'
import type { Context } from './handler.ts'
import type { ListSpec } from './paging.ts'

type Sorted = Pick<ListSpec<unknown>, 'sort' | 'direction' | 'narrow' | 'featured'>

/** The orders that a list has beside the one visitors get. */
export type Orders = Partial<Record<ListOrder, Sorted>>

/** A list in one of its orders. What narrows it may do so in its usual one alone, as a range of what that is sorted by. */
export function inOrder<List extends Sorted>(list: List, orders: Orders, order: ListOrder): List {
  const sorted = orders[order]
  if (!sorted) return list
  const whole = { ...list }
  delete whole.narrow
  delete whole.featured
  return { ...whole, ...sorted, order: `${order}.` }
}

/**
 * Drafts, and any order but the one visitors get, are for admins.
 * @throws ApiError not-allowed; invalid-input for drafts alone, and no drafts
 */
export async function checkOrder(
  isAdmin: Context<'public'>['isAdmin'],
  { order, drafts = false }: { order: ListOrder; drafts?: boolean },
): Promise<void> {
  if ((drafts || order !== 'newest') && !(await isAdmin())) throw new ApiError('not-allowed')
  if (isListState(order) && !drafts)
    throw new ApiError('invalid-input', { fields: { order: 'needs drafts' } })
}
