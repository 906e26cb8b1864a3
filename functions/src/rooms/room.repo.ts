import { mediaTitle } from '@dlm/contract/format/media-title'
import type { NamedPiece, RoomPiece, RoomRow } from '@dlm/contract/rooms/rooms.schema'
import { pieceRef } from '../content/room-piece.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { currentPieces, RoomDoc, searchableRoom } from './room.doc.ts'

/** The rooms, newest first, without their links (`withLinks`) and comments (`unresolvedOf`). */
export function roomList({ db }: Platform): ListSpec<RoomRow> {
  return {
    collection: db.collection('rooms'),
    sort: 'createdAt',
    direction: 'desc',
    schema: RoomDoc.pick({ title: true, stage: true, sections: true, createdAt: true }),
    parse(document) {
      const { title, stage, sections } = parseDocument(RoomDoc, document)
      const pieces = currentPieces({ sections }).length
      return { id: document.id, title, stage, pieces, links: 0, unresolved: 0, lastOpenedAt: null }
    },
    searchable: searchableRoom,
  }
}

/** Pieces with their titles, in their order; one that was removed has none. */
export async function namedPieces(platform: Platform, pieces: readonly RoomPiece[]): Promise<NamedPiece[]> {
  if (pieces.length === 0) return []
  const refs = pieces.map((piece) => pieceRef(platform, piece))
  const documents = await platform.db.getAll(...refs, { fieldMask: ['name'] })
  return pieces.map((piece, at) => {
    const name = String(documents[at]?.get('name') ?? '')
    return { ...piece, name: piece.kind === 'album' ? name : mediaTitle(name) }
  })
}
