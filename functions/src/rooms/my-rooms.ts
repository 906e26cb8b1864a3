import { quotas } from '@dlm/contract/limits'
import type { MyRoom } from '@dlm/contract/rooms/my-rooms.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument, readDocuments } from '../platform/reads.ts'
import { answerOpened, roomToOpen } from './open-room.ts'
import { OpenedRoomsDoc } from './opened-rooms.doc.ts'
import { memberProof } from './remember-opened.ts'
import { RoomDoc } from './room.doc.ts'
import { hasEnded, RoomLinkDoc } from './room-link.doc.ts'

function roomsIn(snapshot: DocumentSnapshot): OpenedRoomsDoc['rooms'] {
  return snapshot.exists ? parseDocument(OpenedRoomsDoc, snapshot).rooms : {}
}

const openedBy = async ({ db }: Platform, uid: string) =>
  roomsIn(await readDocument(db.doc(`openedRooms/${uid}`)))

/** The rooms that the caller opened and has not removed, the last opened first. */
export const my_rooms: Handler<'my_rooms'> = async ({ platform, caller }) => {
  const { db, clock } = platform
  const rooms = await openedBy(platform, caller.uid)
  const listed = Object.entries(rooms).filter(([, { isListed }]) => isListed)
  if (listed.length === 0) return { data: [] }
  const links = await readDocuments(
    db,
    listed.map(([id]) => db.doc(`roomLinks/${id}`)),
  )
  const open = listed.flatMap(([id, { proof, openedAt }], at) => {
    const stored = links[at]
    const link = stored?.exists ? parseDocument(RoomLinkDoc, stored) : null
    return link && memberProof(platform, caller.uid, id, link) === proof ? [{ id, link, openedAt }] : []
  })
  const roomIds = [...new Set(open.map(({ link }) => link.room))]
  const refs = roomIds.map((id) => db.doc(`rooms/${id}`))
  const documents = refs.length > 0 ? await readDocuments(db, refs) : []
  const titles = new Map(
    documents.flatMap((room) => (room.exists ? [[room.id, parseDocument(RoomDoc, room).title]] : [])),
  )
  const data = open.flatMap(({ id, link, openedAt }): MyRoom[] => {
    const title = titles.get(link.room)
    if (title === undefined) return []
    const { name, lastDay } = link
    return [{ link: id, title, name, lastDay, hasEnded: hasEnded(link, clock.now()), openedAt }]
  })
  return { data: data.sort((one, other) => other.openedAt - one.openedAt).slice(0, quotas.memberRooms) }
}

/** Opens a room that the caller opened before, with the key and the PIN that its link still has. */
export const open_my_room: Handler<'open_my_room'> = async (context, { link: id }) => {
  const { platform, caller } = context
  const rooms = await openedBy(platform, caller.uid)
  const entry = rooms[id]
  const stored = entry?.isListed ? await readDocument(platform.db.doc(`roomLinks/${id}`)) : null
  const link = stored?.exists ? parseDocument(RoomLinkDoc, stored) : null
  if (!link || memberProof(platform, caller.uid, id, link) !== entry?.proof)
    throw new ApiError('room-not-found')
  return answerOpened(context, id, link, await roomToOpen(platform, link))
}

/** Removes a room from the caller's list, or puts it back. */
export const set_my_room: Handler<'set_my_room'> = async ({ platform, caller }, { link, on }) => {
  await compareAndSet(platform.db.doc(`openedRooms/${caller.uid}`), (snapshot) => {
    const rooms = roomsIn(snapshot)
    const entry = rooms[link]
    if (!entry) throw new ApiError('room-not-found')
    if (entry.isListed === on) return { data: null, result: undefined }
    return { data: { rooms: { ...rooms, [link]: { ...entry, isListed: on } } }, result: undefined }
  })
  return {}
}

export const myRoomsHandlers = { my_rooms, open_my_room, set_my_room }
