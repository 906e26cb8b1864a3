import * as z from 'zod'

/** `replies/{ansId}`: not below its question, because `ans_delete` names the reply alone (SPEC §7). */
export const ReplyDoc = z.object({
  fqid: z.string(),
  /** The admin who replied; answers to visitors have the studio's name. */
  uid: z.string(),
  ans: z.string(),
  /** Milliseconds; a question's replies are sorted by it, oldest first. Answers carry its day. */
  createdAt: z.number(),
})
export type ReplyDoc = z.infer<typeof ReplyDoc>

/** The texts that are searched. */
export function searchableReply(reply: Pick<ReplyDoc, 'ans'>): string[] {
  return [reply.ans]
}
