import { durations } from '@dlm/contract/durations'
import { issueRoomGrant } from '../../content/room-permit.ts'
import { ApiError } from '../../platform/api-error.ts'
import { sha256 } from '../../platform/digests.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import { randomId } from '../../platform/ids.ts'
import { issuePermit } from '../../platform/permits.ts'
import { shownRoom } from '../open-room.ts'
import { RoomDoc } from '../room.doc.ts'
import { RoomLinkDoc } from '../room-link.doc.ts'

/**
 * Opens a room for the studio, by a link of the admin’s own: no secret opens it, no list has it, and it ends with the role. The address of
 * the room has the room’s id in place of the link’s.
 */
export const visit_room: Handler<'visit_room'> = async ({ platform, caller }, { id }) => {
  const { db, clock } = platform
  const room = await db.doc(`rooms/${id}`).get()
  if (!room.exists) throw new ApiError('room-not-found')
  const now = clock.now()
  const linkId = sha256(`${id}/${caller.uid}`)
  const link = RoomLinkDoc.parse({
    ...{ room: id, name: '', secretHash: `none-${randomId()}`, downloads: 'originals' },
    ...{ mayComment: true, mayApprove: true, createdAt: now, studio: caller.uid },
  })
  const ref = db.doc(`roomLinks/${linkId}`)
  const stored = await ref.get()
  if (!stored.exists) await ref.set(link)
  const current = stored.exists ? parseDocument(RoomLinkDoc, stored) : link
  const answer = await shownRoom(platform, linkId, current, parseDocument(RoomDoc, room))
  return {
    ...issueRoomGrant(platform, linkId, current),
    token: issuePermit(platform, 'room-token', linkId, 'studio', now + durations.roomGrant * 1000),
    ...answer,
    link: { ...answer.link, id: `studio-${id}` },
  }
}
