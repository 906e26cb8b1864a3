import { quotas } from '@dlm/contract/limits'
import type { ChoiceChange } from '@dlm/contract/rooms/choosing.schema'
import { type GrantedRoom, pieceIn } from '../../content/room-permit.ts'
import { ApiError } from '../../platform/api-error.ts'
import { compareAndSet, retryOnConflict, setIfUnmodified } from '../../platform/compare-and-set.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDocument, readDocuments } from '../../platform/reads.ts'
import { RoomLinkDoc } from '../room-link.doc.ts'
import { adds, changedChoices } from './changed-choices.ts'
import { choicesIn, choicesRef, roomToChooseFrom, seenIn, seenRef } from './choice-docs.ts'

/** The lists of the caller's room, with what is chosen in each, and what the client thinks of the photos. */
export const get_room_choices: Handler<'get_room_choices'> = async ({ platform }, { grant }) => {
  const { room, id, link, linkId } = await roomToChooseFrom(platform, grant)
  const [chosen, looked] = await Promise.all([
    readDocument(choicesRef(platform, linkId)),
    readDocument(seenRef(platform, linkId)),
  ])
  const { lists, stars, rejected } = choicesIn(chosen, id)
  return {
    state: link.state,
    data: room.lists.map((list) => ({ ...list, pids: lists[list.id] ?? [] })),
    stars: Object.entries(stars).map(([pid, count]) => ({ pid, stars: count })),
    rejected,
    seen: seenIn(looked),
  }
}

/**
 * Changes what a client chose. A list takes as many photos as its package has, however many ask at the same time: the document is written
 * on the condition that it is unmodified. It is read together with the link, so that nothing is changed once it is submitted.
 */
export const change_choices: Handler<'change_choices'> = async ({ platform }, { grant, changes }) => {
  const opened = await roomToChooseFrom(platform, grant)
  if (opened.link.state === 'submitted') throw new ApiError('room-submitted')
  const { room, id, linkId } = opened
  const { db } = platform
  const own = await ownPhotos(platform, opened, changes)
  return retryOnConflict(async () => {
    const [link, stored] = await readDocuments(db, [
      db.doc(`roomLinks/${linkId}`),
      choicesRef(platform, linkId),
    ])
    if (!link?.exists || !stored) throw new ApiError('room-not-found')
    if (parseDocument(RoomLinkDoc, link).state === 'submitted') throw new ApiError('room-submitted')
    const before = choicesIn(stored, id)
    const { choices, refused } = changedChoices(before, changes, room.lists, (pid) => own.has(pid))
    if (choices !== before) {
      const batch = db.batch()
      setIfUnmodified(batch, stored, choices)
      await batch.commit()
    }
    const touched = new Set(changes.flatMap((change) => ('list' in change ? change.list : [])))
    return {
      data: room.lists
        .filter((list) => touched.has(list.id))
        .map((list) => ({ id: list.id, pids: choices.lists[list.id] ?? [] })),
      refused,
    }
  })
}

/** Those of the changed photos that are the room's. */
async function ownPhotos(
  { db }: Platform,
  room: GrantedRoom,
  changes: readonly ChoiceChange[],
): Promise<Set<string>> {
  const pids = [...new Set(changes.filter(adds).map(({ pid }) => pid))]
  if (pids.length === 0) return new Set()
  const refs = pids.map((pid) => db.doc(`photos/${pid}`))
  const photos = await readDocuments(db, refs, ['fid'])
  const isOwn = (pid: string, fid: unknown) =>
    pieceIn(room, [
      { kind: 'photo', id: pid },
      { kind: 'album', id: String(fid) },
    ]) !== undefined
  return new Set(
    photos.flatMap((photo) => (photo.exists && isOwn(photo.id, photo.get('fid')) ? photo.id : [])),
  )
}

/**
 * Adds to what a client has looked at. Which photos they are is the client's own word, and nothing but the studio's figure of it follows
 * from them: none is read here.
 */
export const add_seen_photos: Handler<'add_seen_photos'> = async ({ platform }, { grant, photos }) => {
  const { id, linkId } = await roomToChooseFrom(platform, grant)
  await compareAndSet(seenRef(platform, linkId), (snapshot) => {
    const before = seenIn(snapshot)
    const all = [...new Set([...before, ...photos.map(({ pid }) => pid)])].slice(0, quotas.roomMarks)
    return { data: all.length > before.length ? { room: id, pids: all } : null, result: undefined }
  })
  return {}
}
