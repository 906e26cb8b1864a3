import * as z from 'zod'
import { Day, Id } from '../common.schema.ts'
import { Notification } from '../notifications/notifications.schema.ts'
import { Question, Reply } from '../questions/questions.schema.ts'
import { Stars } from '../ratings/ratings.schema.ts'
import { SonataStatus } from '../sonata/sonata.schema.ts'
import { User } from './user.schema.ts'

/**
 * Everything that is stored of a member, for the member to take along: lists whole, newest first. Passwords, codes and
 * grants are in no field, not even as hashes.
 */
export const MyData = z.object({
  account: User,
  /** Ids of the media, the latest first. */
  saved: z.array(Id),
  rating: z.object({ rate: Stars, date: Day }).nullable(),
  questions: z.array(Question.pick({ id: true, user: true, ques: true, date: true, reps: true })),
  /** What the member, as an admin, replied to others. */
  replies: z.array(Reply.pick({ id: true, fqid: true, ans: true, user: true, date: true })),
  /** The key requests; `keynum` is empty until one is paid. */
  keys: z.array(SonataStatus.omit({ uid: true })),
  /** Those addressed to the member alone. */
  notifications: z.array(Notification.pick({ id: true, title: true, text: true, admin: true, date: true })),
  /** Where the member is signed in: the browser in words, the day it began and that of the last use. */
  signIns: z.array(z.object({ browser: z.string(), date: Day, lastUsed: Day })),
  /** The second factor of an admin who has one: the day it was turned on, and how many recovery codes are left. */
  secondFactor: z.object({ since: Day, recoveryCodes: z.number().int() }).nullable(),
  /** Which notifications the member has opened. */
  viewed: z.array(z.object({ id: Id, date: Day })),
})
export type MyData = z.infer<typeof MyData>
