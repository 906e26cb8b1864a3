import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { nameAskers, shownQuestions, unansweredQuestions } from './question.repo.ts'

/** A page of the questions that everybody sees, newest first; for admins those that wait for a reply, whoever sees them. */
export const get_faqs: Handler<'get_faqs'> = async ({ platform, isAdmin }, { unanswered, ...input }) => {
  if (unanswered && !(await isAdmin())) throw new ApiError('not-allowed')
  const list = unanswered ? unansweredQuestions(platform) : shownQuestions(platform)
  const { items, next } = await readPage(list, input)
  return { data: await nameAskers(platform, items), next }
}
