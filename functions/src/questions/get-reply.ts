import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { replyList } from './question.repo.ts'

/** A page of the replies to a question, oldest first; none to one that is not there, as in the recycle bin. */
export const get_reply: Handler<'get_reply'> = async ({ platform }, { id, ...input }) => {
  const [question, { items, next }] = await Promise.all([
    platform.db.doc(`questions/${id}`).get(),
    readPage(replyList(platform, id), input),
  ])
  return question.exists ? { data: items, next } : { data: [] }
}
