import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { binList } from './bin.repo.ts'

/** A page of the recycle bin, searched on names and ids. */
export const get_bin: Handler<'get_bin'> = async ({ platform }, { kind, ...input }) => {
  const { items, next } = await readPage(binList(platform, kind), input)
  return { data: items, next }
}
