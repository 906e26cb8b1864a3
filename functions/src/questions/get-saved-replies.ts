import { mostSavedReplies } from '@dlm/contract/questions/questions.schema'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { compareNames } from '../platform/sort-key.ts'
import { SavedReplyDoc } from './saved-reply.doc.ts'

/** The saved replies, by their names. */
export const get_saved_replies: Handler<'get_saved_replies'> = async ({ platform: { db } }) => {
  const { docs } = await db.collection('savedReplies').limit(mostSavedReplies).get()
  const replies = docs.map((document) => ({ id: document.id, ...parseDocument(SavedReplyDoc, document) }))
  return { data: replies.sort((one, other) => compareNames(one.name, other.name)) }
}
