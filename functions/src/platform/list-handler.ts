import { type ListSpec, type Page, readLinkedPage } from './paging.ts'
import type { Platform } from './platform.ts'

type ListInput = Parameters<typeof readLinkedPage>[1]

/** The handler of a public list: a page of it, searched, or the one entry that `id` names (SPEC §2). */
export function listHandler<T>(listOf: (platform: Platform) => ListSpec<T>) {
  return async ({ platform }: { platform: Platform }, input: ListInput) => {
    const { items, next }: Page<T> = await readLinkedPage(listOf(platform), input)
    return { data: items, next }
  }
}
