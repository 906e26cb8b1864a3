import type { ListOrder } from '@dlm/contract/common.schema'
import type { Context } from './handler.ts'
import { checkOrder, inOrder, type Orders } from './list-order.ts'
import { type ListSpec, type Page, readLinkedPage } from './paging.ts'
import type { Platform } from './platform.ts'

type ListInput = Parameters<typeof readLinkedPage>[1]

/**
 * The handler of a public list: a page of it, searched, or the one entry that `id` names (SPEC §2).
 * @param orders the list's other orders, which are for admins
 */
export function listHandler<T>(listOf: (platform: Platform) => ListSpec<T>, orders: Orders = {}) {
  return async (
    { platform, isAdmin }: Pick<Context<'public'>, 'platform' | 'isAdmin'>,
    { order = 'newest', ...input }: ListInput & { order?: ListOrder },
  ) => {
    await checkOrder(isAdmin, { order })
    const { items, next }: Page<T> = await readLinkedPage(inOrder(listOf(platform), orders, order), input)
    return { data: items, next }
  }
}
