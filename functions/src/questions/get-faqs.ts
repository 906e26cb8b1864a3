import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { questionList } from './question.repo.ts'

/** A page of everybody's questions, newest first. */
export const get_faqs: Handler<'get_faqs'> = async ({ platform }, { unanswered, ...input }) => {
  const { items, next } = await readPage(questionList(platform, unanswered), input)
  return { data: items, next }
}
