import { durations } from '@dlm/contract/durations'
import { editors, isOneOf } from '@dlm/contract/roles'
import { roomBellTexts } from '@dlm/contract/rooms/room-bell.texts'
import { paths } from '@dlm/contract/site/paths'
import type { WriteBatch } from 'firebase-admin/firestore'
import { adminRoleOf, UserDoc } from '../../accounts/user.doc.ts'
import type { GrantedRoom } from '../../content/room-permit.ts'
import { notifyMember } from '../../notifications/notify.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Context } from '../../platform/handler.ts'
import { readDocument } from '../../platform/reads.ts'
import { isStudioLink, type RoomLinkDoc } from '../room-link.doc.ts'

/**
 * Notifies the admin who made a link that its client commented or decided something, once in ten minutes. It has neither the client’s name
 * nor the words, which are gone with the link.
 * @returns when that admin was notified last (ms), for the link
 */
export async function notifyMaker(
  batch: WriteBatch,
  context: Pick<Context<'public'>, 'platform'>,
  { id, room }: GrantedRoom,
  link: RoomLinkDoc,
): Promise<number> {
  const { db, clock } = context.platform
  const now = clock.now()
  const isDue = now - link.notifiedAt >= durations.roomBell * 1000
  if (isStudioLink(link) || link.madeBy === '' || !isDue) return link.notifiedAt
  const account = await readDocument(db.doc(`users/${link.madeBy}`))
  if (!account.exists) return link.notifiedAt
  const maker = parseDocument(UserDoc, account)
  if (!isOneOf(editors, adminRoleOf(maker)) || !maker.adid) return link.notifiedAt
  const query = new URLSearchParams({ id: maker.adid, tool: 'rooms', open: id })
  notifyMember(batch, context, link.madeBy, {
    ...{ title: roomBellTexts.title, text: roomBellTexts.text(room.title) },
    link: `${paths.adminDashboard}?${query}`,
  })
  return now
}
