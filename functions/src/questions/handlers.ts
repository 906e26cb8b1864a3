import { notAvailableYet } from '../platform/not-available-yet.ts'
import { get_faqs } from './get-faqs.ts'
import { get_reply } from './get-reply.ts'

/** Handlers of the questions domain. */
export const questionsHandlers = {
  get_qa: notAvailableYet,
  qa: notAvailableYet,
  get_reply,
  qa_delete: notAvailableYet,
  ans_delete: notAvailableYet,
  get_faqs,
  ans_qa: notAvailableYet,
}
