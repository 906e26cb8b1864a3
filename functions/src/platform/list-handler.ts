import type { ListOrder } from '@dlm/contract/common.schema'
import type { Context } from './handler.ts'
import { checkOrder, inOrder, type Orders } from './list-order.ts'
import { type ListSpec, type Page, readLinkedPage } from './paging.ts'
import type { Platform } from './platform.ts'

type ListInput = Parameters<typeof readLinkedPage>[1]

/**
 * The handler of a public list: a page of it, searched, or the one entry that `id` names (SPEC §2).
 * @param listOf with drafts where it is asked for them, which is for admins
 * @param ordersOf the list's other orders, which are for admins too
 */
export function listHandler<T>(
  listOf: (platform: Platform, drafts: boolean) => ListSpec<T>,
  ordersOf: (platform: Platform) => Orders = () => ({}),
) {
  return async (
    { platform, isAdmin }: Pick<Context<'public'>, 'platform' | 'isAdmin'>,
    { order = 'newest', drafts = false, ...input }: ListInput & { order?: ListOrder; drafts?: boolean },
  ) => {
    await checkOrder(isAdmin, { order, drafts })
    const { items, next }: Page<T> = await readLinkedPage(
      inOrder(listOf(platform, drafts), ordersOf(platform), order),
      input,
    )
    return { data: items, next }
  }
}
