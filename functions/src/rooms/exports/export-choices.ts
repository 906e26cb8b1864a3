import { ApiError } from '../../platform/api-error.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import { choicesIn, choicesRef } from '../choices/choice-docs.ts'
import { namesOf } from '../choices/photo-names.ts'
import { RoomDoc } from '../room.doc.ts'
import { RoomLinkDoc } from '../room-link.doc.ts'

/** What the client of a link chose, gave stars or rejected, with the names of the files. Photos that were removed since are left out. */
export const export_room_choices: Handler<'export_room_choices'> = async ({ platform }, { id }) => {
  const { db } = platform
  const [stored, choices] = await Promise.all([
    db.doc(`roomLinks/${id}`).get(),
    choicesRef(platform, id).get(),
  ])
  if (!stored.exists) throw new ApiError('room-link-not-found')
  const room = await db.doc(`rooms/${parseDocument(RoomLinkDoc, stored).room}`).get()
  if (!room.exists) throw new ApiError('room-link-not-found')
  const { title, lists: own } = parseDocument(RoomDoc, room)
  const { lists, stars, rejected } = choicesIn(choices, room.id)
  const chosen = own.map((list) => ({ title: list.title, pids: lists[list.id] ?? [] }))
  const rejectedPids = new Set(rejected)
  const pids = [...chosen.flatMap((list) => list.pids), ...Object.keys(stars), ...rejected]
  const names = await namesOf(platform, pids)
  return {
    room: title,
    lists: chosen,
    photos: [...names].map(([pid, name]) => ({
      ...{ id: pid, name },
      ...{ stars: stars[pid] ?? 0, isRejected: rejectedPids.has(pid) },
    })),
  }
}
