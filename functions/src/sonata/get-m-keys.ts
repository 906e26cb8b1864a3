import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { requestList } from './sonata.repo.ts'

/** A page of all key requests, newest first, searched on transaction, e-mail and key. */
export const get_m_keys: Handler<'get_m_keys'> = async ({ platform }, input) => {
  const { items, next } = await readPage(requestList(platform), input)
  return { data: items, next }
}
