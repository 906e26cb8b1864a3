import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { questionContent } from './question.content.ts'

/** Deletes anybody's question into the bin, from which it comes back with its replies. */
export const delete_question: Handler<'delete_question'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'question',
    content: questionContent,
    id,
    action: 'delete_question',
    missing: 'question-not-found',
  })
  return {}
}
