import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { ownRequestList } from './sonata.repo.ts'

/** A page of the caller's own key requests, newest first. */
export const my_keys: Handler<'my_keys'> = async ({ platform, caller }, input) => {
  const { items, next } = await readPage(ownRequestList(platform, caller.uid), input)
  return { data: items, next }
}
