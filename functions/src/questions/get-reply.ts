import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { replyList } from './question.repo.ts'

/** A page of the replies to a question, oldest first. */
export const get_reply: Handler<'get_reply'> = async ({ platform }, { id, ...input }) => {
  const { items, next } = await readPage(replyList(platform, id), input)
  return { data: items, next }
}
