import { timingSafeEqual } from 'node:crypto'
import { durations } from '@dlm/contract/durations'
import type { OpenedRoom } from '@dlm/contract/rooms/rooms.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { issueRoomGrant } from '../content/room-permit.ts'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import { sha256 } from '../platform/digests.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context, Handler } from '../platform/handler.ts'
import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument, readQuery } from '../platform/reads.ts'
import { countingWrong } from '../platform/throttle.ts'
import { shownText } from '../text/written-text.ts'
import { rememberOpened } from './remember-opened.ts'
import { RoomDoc } from './room.doc.ts'
import { hasEnded, isStudioLink, RoomLinkDoc, tokenBinding } from './room-link.doc.ts'

/** Milliseconds after which another visit is written down. */
const visitStep = 60_000

/**
 * Opens a room for an hour, by the secret of its link and its PIN, or the token of an earlier opening in place of the PIN. A link
 * that was revoked, never was, or whose room is in the recycle bin is answered alike.
 */
export const open_room: Handler<'open_room'> = async (context, { key, pin, token }) => {
  const { platform, caller } = context
  const { db } = platform
  const [stored] = await readQuery(db.collection('roomLinks').where('secretHash', '==', sha256(key)).limit(1))
  if (!stored) throw new ApiError('room-not-found')
  const link = parseDocument(RoomLinkDoc, stored)
  const room = await roomToOpen(platform, link)
  await checkPin(context, stored.id, link, { pin, token })
  if (caller) await rememberOpened(platform, caller.uid, stored.id, link)
  return answerOpened(context, stored.id, link, room, token)
}

/** The room of a link. @throws ApiError room-not-found, room-ended */
export async function roomToOpen({ db, clock }: Platform, link: RoomLinkDoc): Promise<DocumentSnapshot> {
  const room = await readDocument(db.doc(`rooms/${link.room}`))
  if (!room.exists) throw new ApiError('room-not-found')
  if (hasEnded(link, clock.now())) throw new ApiError('room-ended')
  return room
}

/** The answer of a room that is open now, with a grant for it; the visit is written down. @param token that of an earlier opening */
export async function answerOpened(
  { platform, mayCountVisits }: Pick<Context<'public'>, 'platform' | 'mayCountVisits'>,
  id: string,
  link: RoomLinkDoc,
  room: DocumentSnapshot,
  token?: string,
): Promise<OpenedRoom> {
  const now = platform.clock.now()
  if (mayCountVisits && now - (link.lastOpenedAt ?? 0) > visitStep)
    await platform.db
      .doc(`roomLinks/${id}`)
      .update({ lastOpenedAt: now })
      .catch((error) => {
        if (!isConflict(error)) throw error
      })
  return {
    ...issueRoomGrant(platform, id, link),
    token:
      token ?? issuePermit(platform, 'room-token', id, tokenBinding(link), now + durations.roomToken * 1000),
    ...(await shownRoom(platform, id, link, parseDocument(RoomDoc, room))),
  }
}

/** A link and its room, as those see them who opened it. */
export async function shownRoom(
  platform: Platform,
  id: string,
  link: RoomLinkDoc,
  { title, text, markdown, blocks, stage, sections }: RoomDoc,
): Promise<Pick<OpenedRoom, 'link' | 'room'>> {
  const { name, downloads, mayChoose, mayComment, mayApprove, state, lastDay } = link
  const isStudio = isStudioLink(link)
  return {
    link: { id, name, downloads, mayChoose, mayComment, mayApprove, isStudio, state, lastDay },
    room: { title, text, stage, sections, ...(await shownText(platform, { markdown, blocks })) },
  }
}

/** @throws ApiError room-pin-required, room-pin-wrong; too-many-requests */
async function checkPin(
  { platform, visitor, address }: Context<'public'>,
  id: string,
  link: RoomLinkDoc,
  { pin, token }: { pin: string | undefined; token: string | undefined },
): Promise<void> {
  if (link.pin === '') return
  if (permitEnd(platform, 'room-token', id, tokenBinding(link), token) !== null) return
  if (pin === undefined) throw new ApiError('room-pin-required')
  const isRight = await countingWrong(
    platform.throttle,
    [
      ['room-pin', visitor],
      ['room-pin-address', address],
      ['room-pins', id],
    ],
    async () => timingSafeEqual(Buffer.from(sha256(pin)), Buffer.from(sha256(link.pin))),
  )
  if (!isRight) throw new ApiError('room-pin-wrong')
}
