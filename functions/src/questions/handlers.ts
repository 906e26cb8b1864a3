import { deleteHandler } from '../content/delete-handler.ts'
import { ans_delete } from './ans-delete.ts'
import { ans_qa } from './ans-qa.ts'
import { get_faqs } from './get-faqs.ts'
import { get_qa } from './get-qa.ts'
import { get_reply } from './get-reply.ts'
import { qa } from './qa.ts'
import { qa_delete } from './qa-delete.ts'
import { questionContent } from './question.content.ts'
import { release_question } from './release-question.ts'

/** Handlers of the questions domain. */
export const questionsHandlers = {
  get_qa,
  qa,
  get_reply,
  qa_delete,
  ans_delete,
  get_faqs,
  ans_qa,
  release_question,
  delete_question: deleteHandler(questionContent),
}
