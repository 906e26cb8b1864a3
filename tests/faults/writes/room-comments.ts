import type { roomCommentsEndpoints } from '@dlm/contract/rooms/comments.endpoints'
import { issueRoomGrant } from '../../../functions/src/content/room-permit.ts'
import { db } from '../../support/admin.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { aPhotoDoc } from '../../support/factories/media.ts'
import { aRoomCommentDoc, aRoomDoc, aRoomLinkDoc, aSection } from '../../support/factories/rooms.ts'
import { aPlatform } from '../../support/platform.ts'
import { adminsOwn, by, entry, type Writes } from './prepare.ts'

/** A room with a photo that its client has commented on, and the grant of that. */
async function aRoomToComment() {
  const [room, id] = [entry(), entry()]
  const piece = { kind: 'photo', id: entry() } as const
  const link = aRoomLinkDoc({ room, mayComment: true, mayApprove: true })
  await writeDocuments(db, [
    documents.rooms(room, aRoomDoc({ sections: [aSection([piece])] })),
    documents.roomLinks(room, link),
    documents.photos(piece.id, aPhotoDoc(piece.id, { fid: entry() })),
    documents.roomComments(id, aRoomCommentDoc({ room, link: room, piece })),
    documents.roomReviews(room, {
      comments: 1,
      pieces: { [`photo-${piece.id}`]: { state: 'open', decided: null, comments: 1, unresolved: 1 } },
    }),
  ])
  return { id, piece, grant: issueRoomGrant(aPlatform(), room, link).grant }
}

const text = 'A little brighter, please.'

export const roomCommentsWrites: Writes<typeof roomCommentsEndpoints> = {
  get_room_review: 'reads',
  get_room_comments: 'reads',
  get_room_feedback: 'reads',
  add_room_comment: {
    async prepare() {
      const { grant, piece } = await aRoomToComment()
      return by({}, 'add_room_comment', { grant, id: entry(), piece, text })
    },
    again: 200,
  },
  edit_room_comment: {
    async prepare() {
      const { grant, id } = await aRoomToComment()
      return by({}, 'edit_room_comment', { grant, id, text: 'Brighter.' })
    },
    again: 200,
  },
  delete_room_comment: {
    async prepare() {
      const { grant, id } = await aRoomToComment()
      return by({}, 'delete_room_comment', { grant, id })
    },
    again: 200,
  },
  resolve_room_comment: {
    async prepare() {
      const { grant, id } = await aRoomToComment()
      return by({}, 'resolve_room_comment', { grant, id, resolved: true })
    },
    again: 200,
  },
  set_piece_state: {
    async prepare() {
      const { grant, piece } = await aRoomToComment()
      return by({}, 'set_piece_state', { grant, piece, state: 'approved' })
    },
    again: 200,
  },
  visit_room: {
    async prepare() {
      const id = entry()
      return adminsOwn('visit_room', { id }, documents.rooms(id, aRoomDoc()))
    },
    again: 200,
  },
}
