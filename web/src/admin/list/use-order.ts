import type { ListOrder } from '@dlm/contract/common.schema'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import type { ListState } from '@dlm/contract/list-states'
import { type Filter, useFilter } from './use-filter.ts'

export type Chosen = Exclude<ListOrder, 'newest' | 'taken' | 'hand' | ListState>

const labels: Readonly<Record<Chosen, string>> = {
  oldest: listTexts.oldest,
  views: listTexts.mostViewed,
  likes: listTexts.mostLiked,
  name: listTexts.byName,
  largest: listTexts.mostPhotos,
  longest: listTexts.longest,
}

/**
 * The order of a tool's list, a parameter of the address.
 * @param orders those that the list has beside the usual one
 * @param usual says what the usual one is
 * @returns the chosen order, undefined for the usual one, and its field
 */
export function useOrder<Order extends Chosen>(
  orders: readonly Order[],
  usual: string = listTexts.newest,
): [Order | undefined, Filter] {
  const offered = Object.fromEntries(orders.map((order) => [order, labels[order]])) as Record<Order, string>
  return useFilter('order', offered, usual)
}
