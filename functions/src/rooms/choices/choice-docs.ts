import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { type GrantedRoom, grantedRoom } from '../../content/room-permit.ts'
import { ApiError } from '../../platform/api-error.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Platform } from '../../platform/platform.ts'
import { RoomChoiceDoc, RoomSeenDoc } from './room-choice.doc.ts'

export const choicesRef = ({ db }: Pick<Platform, 'db'>, link: string): DocumentReference =>
  db.doc(`roomChoices/${link}`)

export const seenRef = ({ db }: Pick<Platform, 'db'>, link: string): DocumentReference =>
  db.doc(`roomSeen/${link}`)

/** All that is stored of what a client did, which is removed with the link. */
export const choiceRefs = (platform: Pick<Platform, 'db'>, link: string): DocumentReference[] => [
  choicesRef(platform, link),
  seenRef(platform, link),
]

/** What a client chose so far; nothing where there is no document yet. */
export function choicesIn(snapshot: DocumentSnapshot, room: string): RoomChoiceDoc {
  return snapshot.exists ? parseDocument(RoomChoiceDoc, snapshot) : RoomChoiceDoc.parse({ room })
}

/** Ids of the photos that a client has looked at. */
export function seenIn(snapshot: DocumentSnapshot): string[] {
  return snapshot.exists ? parseDocument(RoomSeenDoc, snapshot).pids : []
}

/** A room whose client chooses photos. @throws ApiError room-not-found, not-allowed */
export async function roomToChooseFrom(platform: Platform, grant: string): Promise<GrantedRoom> {
  const room = await grantedRoom(platform, grant)
  if (!room) throw new ApiError('room-not-found')
  if (!room.link.mayChoose) throw new ApiError('not-allowed')
  return room
}
