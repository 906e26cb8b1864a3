import type { RoomPiece, RoomPieceKind } from '@dlm/contract/rooms/rooms.schema'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Platform } from '../platform/platform.ts'

const collectionOf: Readonly<Record<RoomPieceKind, string>> = {
  album: 'albums',
  photo: 'photos',
  video: 'videos',
  audio: 'audios',
}

/** The document of a piece of a room. */
export function pieceRef({ db }: Pick<Platform, 'db'>, { kind, id }: RoomPiece): DocumentReference {
  return db.doc(`${collectionOf[kind]}/${id}`)
}
