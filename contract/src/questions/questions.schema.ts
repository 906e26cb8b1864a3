import * as z from 'zod'
import { Count, Day, Id, Ignored, line, OwnUid, PageInput, paragraphs } from '../common.schema.ts'
import { rules } from '../rules.ts'

/**
 * A question (SPEC §3). `id` and `fqid` are the same; `reps` counts its replies. `uid` is the asker's to the asker alone, and
 * an opaque id to others; `shown` says whether it is public.
 */
export const Question = z.object({
  id: Id,
  fqid: Id,
  user: z.string(),
  ques: z.string(),
  date: Day,
  uid: Id,
  reps: Count,
  shown: z.boolean(),
})
export type Question = z.infer<typeof Question>

/** A reply (SPEC §3). `id` and `ansId` are the same; `qaid` and `fqid` are the question's id; `user` is the studio. */
export const Reply = z.object({
  id: Id,
  ansId: Id,
  qaid: Id,
  fqid: Id,
  ans: z.string(),
  user: z.string(),
  date: Day,
})
export type Reply = z.infer<typeof Reply>

/** The form that asks: name and text are required (SPEC §5). The name that is shown is the account's. */
export const NewQuestion = z.object({
  user: line(50, rules.question.message),
  ques: paragraphs(2000, rules.question.message),
  uid: OwnUid,
  date: Ignored,
  fqid: Ignored,
})
export type NewQuestion = z.infer<typeof NewQuestion>

/** The form that replies. */
export const NewReply = z.object({
  fqid: Id,
  answ: paragraphs(5000, rules.reply.message),
  user: Ignored,
  date: Ignored,
  ansId: Ignored,
})
export type NewReply = z.infer<typeof NewReply>

/** Saved replies at most: a list that is chosen from. */
export const maxSavedReplies = 50

/** A saved reply, for questions that come again. */
export const SavedReply = z.object({
  id: Id,
  name: line(60, 'Name the saved reply.').meta({ title: 'Name' }),
  text: NewReply.shape.answ,
})
export type SavedReply = z.infer<typeof SavedReply>

/** A page of one's own questions; `id` is the caller's uid. */
export const OwnQuestions = PageInput.extend({ id: OwnUid })

/** A page of the public questions; `unanswered` leaves those without a reply (the admin's list, SPEC §2). */
export const AllQuestions = PageInput.extend({
  unanswered: z.union([z.boolean(), z.stringbool()]).default(false),
})

/** A page of the replies to the question `id`. */
export const RepliesOf = PageInput.extend({ id: Id })
