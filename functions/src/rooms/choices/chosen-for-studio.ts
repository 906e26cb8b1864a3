import { ApiError } from '../../platform/api-error.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import { readDocuments } from '../../platform/reads.ts'
import { currentPieces, RoomDoc } from '../room.doc.ts'
import { RoomLinkDoc } from '../room-link.doc.ts'
import { choicesIn, choicesRef, seenIn, seenRef } from './choice-docs.ts'
import { namesOf } from './photo-names.ts'

/** What the client of a link chose, by the names of the files, for the studio. */
export const get_room_chosen: Handler<'get_room_chosen'> = async ({ platform }, { id }) => {
  const { db } = platform
  const [stored, choices] = await Promise.all([
    db.doc(`roomLinks/${id}`).get(),
    choicesRef(platform, id).get(),
  ])
  if (!stored.exists) throw new ApiError('room-link-not-found')
  const { room: roomId } = parseDocument(RoomLinkDoc, stored)
  const { lists, submittedAt } = choicesIn(choices, roomId)
  const room = await db.doc(`rooms/${roomId}`).get()
  if (!room.exists) throw new ApiError('room-link-not-found')
  const own = parseDocument(RoomDoc, room).lists
  const names = await namesOf(
    platform,
    own.flatMap((list) => lists[list.id] ?? []),
  )
  return {
    submittedAt,
    data: own.map((list) => ({
      ...list,
      names: (lists[list.id] ?? []).flatMap((pid) => names.get(pid) || []),
    })),
  }
}

/** How far the clients of a room are. Photos that were removed may still be among those that were looked at: never more than are in the room. */
export const get_room_progress: Handler<'get_room_progress'> = async ({ platform }, { id }) => {
  const { db } = platform
  const [stored, { docs }] = await Promise.all([
    db.doc(`rooms/${id}`).get(),
    db.collection('roomLinks').where('room', '==', id).where('mayChoose', '==', true).get(),
  ])
  if (!stored.exists) throw new ApiError('room-not-found')
  const room = parseDocument(RoomDoc, stored)
  const links = docs.map((link) => link.id)
  const refs = links.flatMap((link) => [choicesRef(platform, link), seenRef(platform, link)])
  const [documents, photos] = await Promise.all([
    refs.length > 0 ? readDocuments(db, refs) : [],
    countPhotos(),
  ])
  return {
    photos,
    data: links.flatMap((link, at) => {
      const [chosen, seen] = documents.slice(at * 2, at * 2 + 2)
      if (!chosen || !seen) return []
      const { lists, submittedAt } = choicesIn(chosen, id)
      return {
        ...{ id: link, submittedAt, seen: Math.min(photos, seenIn(seen).length) },
        lists: room.lists.map((list) => ({ ...list, chosen: lists[list.id]?.length ?? 0 })),
      }
    }),
  }

  /** Photos of the albums, and single ones. */
  async function countPhotos(): Promise<number> {
    const pieces = currentPieces(room)
    const albums = pieces.filter(({ kind }) => kind === 'album').map((album) => db.doc(`albums/${album.id}`))
    const counts = albums.length > 0 ? await readDocuments(db, albums, ['photos']) : []
    const inAlbums = counts.reduce((sum, album) => sum + Number(album.get('photos') ?? 0), 0)
    return inAlbums + pieces.filter(({ kind }) => kind === 'photo').length
  }
}
