import { deleteHandler } from '../content/delete-handler.ts'
import { ans_delete } from './ans-delete.ts'
import { ans_qa } from './ans-qa.ts'
import { delete_saved_reply } from './delete-saved-reply.ts'
import { get_faqs } from './get-faqs.ts'
import { get_qa } from './get-qa.ts'
import { get_reply } from './get-reply.ts'
import { get_saved_replies } from './get-saved-replies.ts'
import { qa } from './qa.ts'
import { qa_delete } from './qa-delete.ts'
import { questionContent } from './question.content.ts'
import { release_question } from './release-question.ts'
import { save_reply } from './save-reply.ts'

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
  get_saved_replies,
  save_reply,
  delete_saved_reply,
  delete_question: deleteHandler(questionContent),
}
