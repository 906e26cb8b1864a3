import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { gramsOf } from '../platform/search.ts'
import { type QuestionDoc, searchableQuestion } from './question.doc.ts'
import { toQuestion } from './question.repo.ts'

/** Asks a question under the name the member typed (SPEC §7). */
export const qa: Handler<'qa'> = async ({ platform, caller }, { user, ques }) => {
  const id = randomId()
  const question: QuestionDoc = { uid: caller.uid, user, ques, reps: 0, createdAt: platform.clock.now() }
  await platform.db
    .doc(`questions/${id}`)
    .create({ ...question, grams: gramsOf(searchableQuestion(question)) })
  return { data: [toQuestion(id, question)] }
}
