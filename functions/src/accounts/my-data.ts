import type { MyData } from '@dlm/contract/accounts/my-data.schema'
import { brand } from '@dlm/contract/brand/brand'
import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { studioDay } from '@dlm/contract/format/day'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { BinDoc } from '../content/bin.doc.ts'
import { DraftDoc } from '../content/draft.doc.ts'
import { SavedDoc } from '../media/saved.doc.ts'
import { NotificationDoc, ReceiptDoc } from '../notifications/notification.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { QuestionDoc } from '../questions/question.doc.ts'
import { ReplyDoc } from '../questions/reply.doc.ts'
import { RatingDoc } from '../ratings/rating.doc.ts'
import { OpenedRoomsDoc } from '../rooms/opened-rooms.doc.ts'
import { SonataRequestDoc } from '../sonata/sonata-request.doc.ts'
import { InvitationDoc } from '../users/invitation.doc.ts'
import type { PasskeyDoc } from './credentials.doc.ts'
import { sessionsOf } from './my-sessions.ts'
import { isOn, readCredentials } from './second-factor.ts'
import { nameKey } from './unique-name.doc.ts'
import { readUser, toUser } from './user.repo.ts'

/** Everything that is stored of the caller, for the caller; what is read is the caller's own only, however much others have. */
export const my_data: Handler<'my_data'> = async ({ platform, caller }) => {
  const { uid } = caller
  const [
    account,
    alone,
    questions,
    replies,
    keys,
    notifications,
    viewed,
    binned,
    signIns,
    credentials,
    invitations,
    drafts,
    rooms,
  ] = await Promise.all([
    readUser(platform, uid),
    savedAndRating(platform, uid),
    own(platform, 'questions', 'uid', uid, QuestionDoc),
    own(platform, 'replies', 'uid', uid, ReplyDoc),
    own(platform, 'sonata', 'uid', uid, SonataRequestDoc),
    own(platform, 'notifications', 'filter', uid, NotificationDoc),
    platform.db.collection(`users/${uid}/receipts`).get(),
    inBin(platform, uid),
    sessionsOf(platform, caller),
    readCredentials(platform, uid),
    own(platform, 'invitations', 'key', nameKey(caller.email), InvitationDoc),
    draftsOf(platform, uid),
    openedRooms(platform, uid),
  ])
  const factor = credentials?.factor
  const data: MyData = {
    account: { ...toUser(platform, uid, account), nic: account.nic ?? '' },
    ...alone,
    questions: newestFirst([...questions, ...binned.questions]).map(({ createdAt, ...question }) => ({
      ...question,
      date: studioDay(createdAt),
    })),
    replies: replies.map(({ createdAt, ...reply }) => ({
      ...reply,
      user: brand.company,
      date: studioDay(createdAt),
    })),
    keys: newestFirst([...keys, ...binned.keys]).map(
      ({ id, transaction, devid, email, keynum, createdAt, paidAt }) => ({
        id: transaction,
        mid: id,
        devid,
        email,
        keynum: keynum ?? '',
        date: studioDay(createdAt),
        vdate: paidAt === null ? '' : studioDay(paidAt),
        pay: paidAt === null ? 'not payed' : 'payed',
      }),
    ),
    notifications: notifications.map(({ createdAt, ...notification }) => ({
      ...notification,
      admin: brand.company,
      date: studioDay(createdAt),
    })),
    signIns: signIns.map(({ browser, startedAt, usedAt }) => ({
      browser,
      date: studioDay(startedAt),
      lastUsed: studioDay(usedAt),
    })),
    passkeys: (credentials?.passkeys ?? []).map(passkeySummary),
    secondFactor: isOn(factor)
      ? {
          ...{ since: studioDay(factor.onAt), recoveryCodes: factor.recovery.length },
          app: factor.secret !== null,
          passkeys: factor.passkeys.map(passkeySummary),
        }
      : null,
    invitations: invitations
      .filter(({ usedAt }) => usedAt === null)
      .map(({ role, createdAt, until }) => ({ role, date: studioDay(createdAt), until: studioDay(until) })),
    drafts,
    rooms,
    viewed: viewed.docs.map((receipt) => ({
      id: receipt.id,
      date: studioDay(parseDocument(ReceiptDoc, receipt).viewedAt),
    })),
  }
  return { data: [data] }
}

function passkeySummary({ name, addedAt, usedAt }: PasskeyDoc): MyData['passkeys'][number] {
  return { name, date: studioDay(addedAt), lastUsed: usedAt === null ? null : studioDay(usedAt) }
}

async function savedAndRating({ db }: Platform, uid: string): Promise<Pick<MyData, 'saved' | 'rating'>> {
  const [saved, rating] = await Promise.all([db.doc(`saved/${uid}`).get(), db.doc(`ratings/${uid}`).get()])
  const rated = rating.exists ? parseDocument(RatingDoc, rating) : null
  return {
    saved: saved.exists ? parseDocument(SavedDoc, saved).ids : [],
    rating: rated && { rate: rated.rate, words: rated.words, date: studioDay(rated.ratedAt) },
  }
}

/** The documents of a collection whose field names this member, each with its id, newest first. */
async function own<S extends z.ZodType<{ createdAt: number }>>(
  { db }: Platform,
  collection: string,
  field: string,
  uid: string,
  schema: S,
) {
  const { docs } = await db.collection(collection).where(field, '==', uid).get()
  const parse = (document: QueryDocumentSnapshot) => ({
    ...parseDocument(schema, document),
    id: document.id,
  })
  return newestFirst(docs.map(parse))
}

async function openedRooms({ db }: Platform, uid: string): Promise<MyData['rooms']> {
  const stored = await db.doc(`openedRooms/${uid}`).get()
  const { rooms } = stored.exists ? parseDocument(OpenedRoomsDoc, stored) : { rooms: {} }
  return Object.entries(rooms)
    .filter(([, { isListed }]) => isListed)
    .map(([link, { openedAt }]) => ({ link, date: studioDay(openedAt) }))
}

async function draftsOf({ db }: Platform, uid: string): Promise<MyData['drafts']> {
  const { docs } = await db.collection('drafts').where('uid', '==', uid).get()
  return docs
    .map((document) => parseDocument(DraftDoc, document))
    .sort((one, other) => other.savedAt - one.savedAt)
    .map(({ kind, entry, savedAt, fields, earlier }) => ({
      ...{ kind, entry: entry ?? '', date: studioDay(savedAt), fields, earlier },
    }))
}

/** What an admin deleted of a member's, and may still restore. */
async function inBin({ db }: Platform, uid: string) {
  const { docs } = await db.collection('bin').where('data.uid', '==', uid).get()
  const entries = docs.map((document) => parseDocument(BinDoc, document))
  const ofKind = <S extends z.ZodType<object>>(wanted: BinKind, schema: S) =>
    entries
      .filter(({ kind }) => kind === wanted)
      .map(({ subject, data }) => ({ ...schema.parse(data), id: subject }))
  return { questions: ofKind('question', QuestionDoc), keys: ofKind('sonata', SonataRequestDoc) }
}

function newestFirst<T extends { createdAt: number }>(items: readonly T[]): T[] {
  return [...items].sort((one, other) => other.createdAt - one.createdAt)
}
