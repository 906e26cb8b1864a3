import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { ownQuestionList } from './question.repo.ts'

/** A page of the caller's own questions, newest first. */
export const get_qa: Handler<'get_qa'> = async ({ platform, caller }, input) => {
  const { items, next } = await readPage(ownQuestionList(platform, caller.uid), input)
  return { data: items, next }
}
