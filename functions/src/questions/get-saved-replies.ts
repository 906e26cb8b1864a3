import { mostSavedReplies } from '@dlm/contract/questions/questions.schema'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { SavedReplyDoc } from './saved-reply.doc.ts'

/** The saved replies, by their names. */
export const get_saved_replies: Handler<'get_saved_replies'> = async ({ platform: { db } }) => {
  const { docs } = await db.collection('savedReplies').orderBy('name').limit(mostSavedReplies).get()
  return { data: docs.map((document) => ({ id: document.id, ...parseDocument(SavedReplyDoc, document) })) }
}
