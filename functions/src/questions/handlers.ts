import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the questions domain. */
export const questionsHandlers = {
  get_qa: notAvailableYet,
  qa: notAvailableYet,
  get_reply: notAvailableYet,
  qa_delete: notAvailableYet,
  ans_delete: notAvailableYet,
  get_faqs: notAvailableYet,
  ans_qa: notAvailableYet,
}
