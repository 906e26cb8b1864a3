import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { readDocuments } from '../platform/reads.ts'
import { RoomDoc } from './room.doc.ts'
import { RoomChoiceDoc } from './room-choice.doc.ts'
import { RoomLinkDoc } from './room-link.doc.ts'

/** What the client of a link chose, gave stars or rejected, with the names of the files. Photos that were removed since are left out. */
export const export_room_choices: Handler<'export_room_choices'> = async ({ platform: { db } }, { id }) => {
  const [stored, choices] = await Promise.all([
    db.doc(`roomLinks/${id}`).get(),
    db.doc(`roomChoices/${id}`).get(),
  ])
  if (!stored.exists) throw new ApiError('room-link-not-found')
  const room = await db.doc(`rooms/${parseDocument(RoomLinkDoc, stored).room}`).get()
  if (!room.exists) throw new ApiError('room-link-not-found')
  const { title, lists: own } = parseDocument(RoomDoc, room)
  const { lists, stars, rejected } = choices.exists
    ? parseDocument(RoomChoiceDoc, choices)
    : RoomChoiceDoc.parse({ room: room.id })
  const chosen = own.map((list) => ({ title: list.title, pids: lists[list.id] ?? [] }))
  const pids = new Set([...chosen.flatMap((list) => list.pids), ...Object.keys(stars), ...rejected])
  const refs = [...pids].map((pid) => db.doc(`photos/${pid}`))
  const photos = refs.length > 0 ? await readDocuments(db, refs, ['name']) : []
  return {
    room: title,
    lists: chosen,
    photos: photos
      .filter(({ exists }) => exists)
      .map((photo) => ({
        ...{ id: photo.id, name: String(photo.get('name') ?? '') },
        ...{ stars: stars[photo.id] ?? 0, isRejected: rejected.includes(photo.id) },
      })),
  }
}

export const roomExportsHandlers = { export_room_choices }
