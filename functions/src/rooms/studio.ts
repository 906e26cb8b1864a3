import { editors, isOneOf } from '@dlm/contract/roles'
import { roomMailTexts } from '@dlm/contract/rooms/room-mails.texts'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { notifyMember } from '../notifications/notify.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import type { RoomLinkDoc } from './room-link.doc.ts'

/** Where the dashboard opens a room. */
export const toolPath = (room: string): string => `/admin_dashboard?tool=rooms&open=${room}`

/** Rings the bell of the admin who made a link, written together with what its client did. */
export function notifyStudio(
  writer: Parameters<typeof notifyMember>[0],
  context: Parameters<typeof notifyMember>[1],
  { link, room, text }: { link: Pick<RoomLinkDoc, 'madeBy'>; room: string; text: string },
): void {
  if (link.madeBy !== '')
    notifyMember(writer, context, link.madeBy, { title: roomMailTexts.title, text, link: toolPath(room) })
}

/** The admin who made a link, where that account still manages media: who is mailed of what its client does. */
export async function makerOf(
  { db }: Platform,
  { madeBy }: Pick<RoomLinkDoc, 'madeBy'>,
): Promise<{ user: string; email: string } | null> {
  const stored = madeBy === '' ? null : await db.doc(`users/${madeBy}`).get()
  const account = stored?.exists ? parseDocument(UserDoc, stored) : null
  return account && isOneOf(editors, adminRoleOf(account))
    ? { user: account.user, email: account.email }
    : null
}
