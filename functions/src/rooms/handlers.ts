import { deleteHandler } from '../content/delete-handler.ts'
import { revisionOf } from '../content/revision.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { add_seen_photos, change_choices, get_room_choices } from './choices/change-choices.ts'
import { get_room_chosen, get_room_progress } from './choices/chosen-for-studio.ts'
import { submit_room } from './choices/submit-room.ts'
import { add_room_comment } from './comments/add-comment.ts'
import { delete_room_comment, edit_room_comment, resolve_room_comment } from './comments/change-comments.ts'
import { get_room_feedback, unresolvedOf } from './comments/feedback.ts'
import { get_room_comments, get_room_review } from './comments/read-comments.ts'
import { set_piece_state } from './comments/set-piece-state.ts'
import { visit_room } from './comments/visit-room.ts'
import { open_room } from './open-room.ts'
import { roomContent } from './room.content.ts'
import { piecesOf, RoomDoc } from './room.doc.ts'
import { namedPieces, roomList } from './room.repo.ts'
import { linksOf, withLinks } from './room-link.repo.ts'
import {
  add_room_link,
  renew_room_link,
  revoke_room_link,
  show_room_pin,
  update_room_link,
} from './room-links.ts'
import { add_room, update_room } from './write-room.ts'

/** A page of the rooms, newest first, searched on their titles. */
const get_rooms: Handler<'get_rooms'> = async ({ platform }, input) => {
  const { items, next } = await readPage(roomList(platform), input)
  const ids = items.map(({ id }) => id)
  const [rows, unresolved] = await Promise.all([withLinks(platform, items), unresolvedOf(platform, ids)])
  return { data: rows.map((row, at) => ({ ...row, unresolved: unresolved[at] ?? 0 })), next }
}

/** A room as its form takes it, with the names of its pieces, and its links. */
const get_room: Handler<'get_room'> = async ({ platform }, { id }) => {
  const snapshot = await platform.db.doc(`rooms/${id}`).get()
  if (!snapshot.exists) throw new ApiError('room-not-found')
  const { title, text, markdown, coverPhoto, stage, sections, lists } = parseDocument(RoomDoc, snapshot)
  const [pieces, links] = await Promise.all([
    namedPieces(platform, piecesOf({ sections })),
    linksOf(platform, id),
  ])
  const fields = { title, text: markdown || text, coverPhoto, stage, sections, lists }
  return { id, revision: revisionOf(snapshot), fields, pieces, links }
}

/** Handlers of the client rooms. */
export const roomsHandlers = {
  get_rooms,
  get_room,
  add_room,
  update_room,
  delete_room: deleteHandler(roomContent),
  add_room_link,
  update_room_link,
  renew_room_link,
  revoke_room_link,
  show_room_pin,
  open_room,
  get_room_choices,
  change_choices,
  add_seen_photos,
  submit_room,
  get_room_progress,
  get_room_chosen,
  get_room_review,
  get_room_comments,
  add_room_comment,
  edit_room_comment,
  delete_room_comment,
  resolve_room_comment,
  set_piece_state,
  visit_room,
  get_room_feedback,
}
