import { z } from 'zod'

/** `questions/{fqid}`, read by everybody's list, by the asker's own, and by the admins' list of those without a reply. */
export const QuestionDoc = z.object({
  uid: z.string(),
  /** The name the asker typed. */
  user: z.string(),
  ques: z.string(),
  /** Number of its replies, kept in the transaction that writes or deletes one. */
  reps: z.number().int().nonnegative(),
  /** Milliseconds; lists are sorted by it, newest first. Answers carry its day. */
  createdAt: z.number(),
})
export type QuestionDoc = z.infer<typeof QuestionDoc>

/** The texts a search looks into. */
export function searchableQuestion(question: Pick<QuestionDoc, 'user' | 'ques'>): string[] {
  return [question.ques, question.user]
}
