import { nameKey, UniqueNameDoc } from '../accounts/unique-name.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { type QuestionDoc, searchableQuestion } from './question.doc.ts'
import { toQuestion } from './question.repo.ts'

/** Asks a question under the account's name, whatever name was typed; until an admin answers or releases it the asker alone sees it. */
export const qa: Handler<'qa'> = async ({ platform, caller }, { user: typed, ques }) => {
  await refuseNameOfOther(platform, caller.uid, typed)
  const id = randomId()
  const question: QuestionDoc = {
    ...{ uid: caller.uid, user: caller.user, ques },
    ...{ reps: 0, released: false, createdAt: platform.clock.now() },
  }
  await platform.db
    .doc(`questions/${id}`)
    .create({ ...question, grams: gramsOf(searchableQuestion(question)) })
  return { data: [toQuestion(id, question)] }
}

/** @throws ApiError not-allowed for a name that is another account's, as for any other field that names another user (DESIGN §4) */
async function refuseNameOfOther({ db }: Platform, uid: string, name: string): Promise<void> {
  const owner = await db.doc(`usernames/${nameKey(name)}`).get()
  if (owner.exists && parseDocument(UniqueNameDoc, owner).uid !== uid) throw new ApiError('not-allowed')
}
