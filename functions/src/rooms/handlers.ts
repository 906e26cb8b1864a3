import { deleteHandler } from '../content/delete-handler.ts'
import { revisionOf } from '../content/revision.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { add_seen_photos, change_choices, get_room_choices } from './choices/change-choices.ts'
import { get_room_chosen, get_room_progress } from './choices/chosen-for-studio.ts'
import { submit_room } from './choices/submit-room.ts'
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
  return { data: await withLinks(platform, items), next }
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
}
