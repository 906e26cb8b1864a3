import type { RoomLink, RoomRow } from '@dlm/contract/rooms/rooms.schema'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { isPastLastDay, isStudioLink, RoomLinkDoc } from './room-link.doc.ts'

/** Ids that one query takes. */
const idsAtOnce = 30

/** Rooms with the number of their links, and when a client was there last. */
export async function withLinks({ db }: Platform, rooms: readonly RoomRow[]): Promise<RoomRow[]> {
  const ids = rooms.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, at) =>
    ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce),
  )
  const snapshots = await Promise.all(
    parts.map((part) => db.collection('roomLinks').where('room', 'in', part).get()),
  )
  const links = snapshots
    .flatMap(({ docs }) => docs.map((link) => parseDocument(RoomLinkDoc, link)))
    .filter((link) => !isStudioLink(link))
  return rooms.map((row) => {
    const own = links.filter(({ room }) => room === row.id)
    const visits = own.flatMap(({ lastOpenedAt }) => lastOpenedAt ?? [])
    return { ...row, links: own.length, lastOpenedAt: visits.length > 0 ? Math.max(...visits) : null }
  })
}

/** A link as the studio sees it. @param now milliseconds */
export function toLink(id: string, link: RoomLinkDoc, now: number): RoomLink {
  const { room, secretHash, pin, madeBy, notifiedAt, studio, ...fields } = link
  return { ...fields, id, hasPin: pin !== '', isOver: isPastLastDay(link, now) }
}

/** The links of a room, the latest first. */
export async function linksOf({ db, clock }: Platform, room: string): Promise<RoomLink[]> {
  const { docs } = await db.collection('roomLinks').where('room', '==', room).get()
  const toOwn = (stored: QueryDocumentSnapshot) => {
    const link = parseDocument(RoomLinkDoc, stored)
    return isStudioLink(link) ? [] : [toLink(stored.id, link, clock.now())]
  }
  return docs.flatMap(toOwn).sort((one, other) => other.createdAt - one.createdAt)
}
