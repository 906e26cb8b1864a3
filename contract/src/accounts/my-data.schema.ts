import * as z from 'zod'
import { Day, Id } from '../common.schema.ts'
import { Draft, DraftKind } from '../dashboard/draft.schema.ts'
import { Notification } from '../notifications/notifications.schema.ts'
import { Question, Reply } from '../questions/questions.schema.ts'
import { Stars } from '../ratings/ratings.schema.ts'
import { SonataStatus } from '../sonata/sonata.schema.ts'
import { AdminRole, User } from './user.schema.ts'

const PasskeySummary = z.object({ name: z.string(), date: Day, lastUsed: Day.nullable() })

/**
 * Everything that is stored of a member, for the member to take along: lists whole, newest first. Passwords, codes and
 * grants are in no field, not even as hashes.
 */
export const MyData = z.object({
  account: User,
  /** Ids of the media, the latest first. */
  saved: z.array(Id),
  rating: z.object({ rate: Stars, words: z.string().optional(), date: Day }).nullable(),
  questions: z.array(Question.pick({ id: true, user: true, ques: true, date: true, reps: true })),
  /** What the member, as an admin, replied to others. */
  replies: z.array(Reply.pick({ id: true, fqid: true, ans: true, user: true, date: true })),
  /** The key requests; `keynum` is empty until one is paid. */
  keys: z.array(SonataStatus.omit({ uid: true })),
  /** Those addressed to the member alone. */
  notifications: z.array(Notification.pick({ id: true, title: true, text: true, admin: true, date: true })),
  /** Where the member is signed in: the browser in words, the day it began and that of the last use. */
  signIns: z.array(z.object({ browser: z.string(), date: Day, lastUsed: Day })),
  /** The passkeys that the member signs in with, by their names: the day each was added and that of its last use. */
  passkeys: z.array(PasskeySummary),
  /**
   * The second factor of an admin who has one: the day it was switched on, how many recovery codes are left, whether it has an
   * authenticator app, and its passkeys by their names, with the day each was added and that of its last use.
   */
  secondFactor: z
    .object({
      since: Day,
      recoveryCodes: z.number().int(),
      app: z.boolean(),
      passkeys: z.array(PasskeySummary),
    })
    .nullable(),
  /** Invitations to be an admin that wait for the member: as what, and until which day. */
  invitations: z.array(z.object({ role: AdminRole, date: Day, until: Day })),
  /** What the member, as an admin, has typed into forms and not sent: `entry` is what is changed there, empty for something new. */
  drafts: z.array(
    Draft.pick({ fields: true, earlier: true }).extend({ kind: DraftKind, entry: z.string(), date: Day }),
  ),
  /** The client rooms that the member has opened and not removed: when last. */
  rooms: z.array(z.object({ link: Id, date: Day })),
  /** Which notifications the member has opened. */
  viewed: z.array(z.object({ id: Id, date: Day })),
})
export type MyData = z.infer<typeof MyData>
