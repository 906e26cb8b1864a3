import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { successList } from './success.repo.ts'

/** A page of the success points, newest first, searched on title and details (SPEC §2). */
export const get_succ: Handler<'get_succ'> = async ({ platform }, input) => {
  const { items, next } = await readPage(successList(platform), input)
  return { data: items, next }
}
