import { SavedReply } from '@dlm/contract/questions/questions.schema'
import type * as z from 'zod'

/** `savedReplies/{id}`: a reply that is saved for recurring questions. */
export const SavedReplyDoc = SavedReply.omit({ id: true })
export type SavedReplyDoc = z.infer<typeof SavedReplyDoc>
