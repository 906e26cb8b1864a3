import type { ListOrder } from '@dlm/contract/common.schema'
import { type Filter, useFilter } from './use-filter.ts'

export type Chosen = Exclude<ListOrder, 'newest'>

const labels: Readonly<Record<Chosen, string>> = {
  oldest: 'Oldest first',
  views: 'Most viewed',
  drafts: 'Drafts',
  name: 'A to Z',
  largest: 'Most photos',
  longest: 'Longest first',
}

/**
 * The order of a tool's list, a parameter of the address.
 * @param orders those that the list has beside the usual one
 * @param usual says what the usual one is
 * @returns the chosen order, undefined for the usual one, and its field
 */
export function useOrder<Order extends Chosen>(
  orders: readonly Order[],
  usual = 'Newest first',
): [Order | undefined, Filter] {
  const offered = Object.fromEntries(orders.map((order) => [order, labels[order]])) as Record<Order, string>
  return useFilter('order', offered, usual)
}
