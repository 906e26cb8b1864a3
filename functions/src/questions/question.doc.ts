import * as z from 'zod'

/**
 * `questions/{fqid}`, read by the public list, by the asker's own, and by the admins' list of those without a reply. The public
 * list has what an admin answered or released.
 */
export const QuestionDoc = z.object({
  uid: z.string(),
  /** Name of the asker's account; in older ones what the asker typed, which is never shown. */
  user: z.string(),
  ques: z.string(),
  /** Number of its replies, updated in the transaction that writes or deletes one. */
  reps: z.number().int().nonnegative(),
  /** It is public, replied to or not. */
  released: z.boolean().default(false),
  /** Milliseconds; lists are sorted by it, newest first. Answers carry its day. */
  createdAt: z.number(),
})
export type QuestionDoc = z.infer<typeof QuestionDoc>

/** The texts that are searched. */
export function searchableQuestion(question: Pick<QuestionDoc, 'user' | 'ques'>): string[] {
  return [question.ques, question.user]
}
