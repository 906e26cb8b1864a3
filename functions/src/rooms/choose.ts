import { chooseRules } from '@dlm/contract/rooms/room-rules'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { type GrantedRoom, grantedRoom, pieceIn } from '../content/room-permit.ts'
import { PhotoDoc } from '../media/photo.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet, retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument, readDocuments } from '../platform/reads.ts'
import { RoomDoc } from './room.doc.ts'
import { RoomChoiceDoc } from './room-choice.doc.ts'
import { RoomLinkDoc } from './room-link.doc.ts'

/** @throws ApiError room-not-found */
async function opened(platform: Platform, grant: string): Promise<GrantedRoom> {
  const room = await grantedRoom(platform, grant)
  if (!room) throw new ApiError('room-not-found')
  return room
}

/** A room whose client may choose now. @throws ApiError room-not-found, not-allowed, room-submitted */
async function openToChoose(platform: Platform, grant: string): Promise<GrantedRoom> {
  const room = await opened(platform, grant)
  if (!room.link.mayChoose) throw new ApiError('not-allowed')
  if (room.link.state === 'submitted') throw new ApiError('room-submitted')
  return room
}

const choicesRef = ({ db }: Platform, link: string) => db.doc(`roomChoices/${link}`)

/** What a client chose so far; nothing where there is no document yet. */
function choicesIn(snapshot: DocumentSnapshot, room: string): RoomChoiceDoc {
  return snapshot.exists ? parseDocument(RoomChoiceDoc, snapshot) : RoomChoiceDoc.parse({ room })
}

/** The lists of the caller's room, with what is chosen in each. */
export const get_room_choices: Handler<'get_room_choices'> = async ({ platform }, { grant }) => {
  const { room, id, link, linkId } = await opened(platform, grant)
  if (!link.mayChoose) throw new ApiError('not-allowed')
  const { lists } = choicesIn(await readDocument(choicesRef(platform, linkId)), id)
  return {
    state: link.state,
    data: room.lists.map((list) => ({ ...list, pids: lists[list.id] ?? [] })),
  }
}

/**
 * Puts a photo of the room into a list, or takes it out. A list takes as many as its package has, however many ask at the same time: the
 * document is written on the condition that it is unmodified.
 */
export const choose_photo: Handler<'choose_photo'> = async (
  { platform },
  { grant, list: listId, pid, on },
) => {
  const { room, id, link, linkId } = await openToChoose(platform, grant)
  const list = room.lists.find((each) => each.id === listId)
  if (!list) throw new ApiError('list-not-found')
  if (on) await assertOwnPhoto(platform, { room, id, link, linkId, endsAt: 0 }, pid)
  return compareAndSet(choicesRef(platform, linkId), (snapshot) => {
    const stored = choicesIn(snapshot, id)
    const pids = stored.lists[listId] ?? []
    if (pids.includes(pid) === on) return { data: null, result: { pids } }
    if (on && list.limit > 0 && pids.length >= list.limit)
      throw new ApiError('list-full', { msg: chooseRules.full(list.title, list.limit) })
    const changed = on ? [...pids, pid] : pids.filter((other) => other !== pid)
    return {
      data: { ...stored, lists: { ...stored.lists, [listId]: changed } },
      result: { pids: changed },
    }
  })
}

/** @throws ApiError media-not-found for what is no photo of the room */
async function assertOwnPhoto(platform: Platform, room: GrantedRoom, pid: string): Promise<void> {
  const snapshot = await readDocument(platform.db.doc(`photos/${pid}`))
  const photo = snapshot.exists ? parseDocument(PhotoDoc, snapshot) : null
  const ways =
    photo &&
    ([
      { kind: 'photo', id: pid },
      { kind: 'album', id: photo.fid },
    ] as const)
  if (!ways || !pieceIn(room, ways)) throw new ApiError('media-not-found')
}

/** Closes the lists of a link, until the studio opens it again. Idempotent. */
export const submit_room: Handler<'submit_room'> = async ({ platform }, { grant }) => {
  const { id, link, linkId } = await opened(platform, grant)
  if (!link.mayChoose) throw new ApiError('not-allowed')
  const { db, clock } = platform
  await retryOnConflict(async () => {
    const [stored, choices] = await Promise.all([
      readDocument(db.doc(`roomLinks/${linkId}`)),
      readDocument(choicesRef(platform, linkId)),
    ])
    if (!stored.exists) throw new ApiError('room-not-found')
    if (parseDocument(RoomLinkDoc, stored).state !== 'open') return
    const batch = db.batch()
    setIfUnmodified(batch, stored, { state: 'submitted' })
    setIfUnmodified(batch, choices, { ...choicesIn(choices, id), submittedAt: clock.now() })
    await batch.commit()
  })
  return {}
}

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
  const pids = [...new Set(own.flatMap((list) => lists[list.id] ?? []))]
  const photos =
    pids.length > 0
      ? await readDocuments(
          db,
          pids.map((pid) => db.doc(`photos/${pid}`)),
          ['name'],
        )
      : []
  const names = new Map(photos.map((photo) => [photo.id, String(photo.get('name') ?? '')]))
  return {
    submittedAt,
    data: own.map(({ id: listId, title, limit }) => ({
      ...{ id: listId, title, limit },
      names: (lists[listId] ?? []).flatMap((pid) => names.get(pid) || []),
    })),
  }
}
