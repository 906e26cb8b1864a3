import type { RoomPiece, RoomSection } from '@dlm/contract/rooms/rooms.schema'
import type { RoomDoc } from '../../../functions/src/rooms/room.doc.ts'
import type { RoomLinkDoc } from '../../../functions/src/rooms/room-link.doc.ts'

/** A section of a client room with these pieces. */
export const aSection = (pieces: RoomPiece[], title = 'The day'): RoomSection => ({
  id: `section-${pieces[0]?.id ?? 'empty'}`,
  title,
  pieces,
})

/** A stored client room. */
export function aRoomDoc(fields: Partial<RoomDoc> = {}): RoomDoc {
  return {
    title: 'Asha & Nimal',
    text: '',
    markdown: '',
    blocks: '',
    coverPhoto: '',
    stage: 'none',
    sections: [],
    lists: [],
    createdAt: 1_760_000_000_000,
    ...fields,
  }
}

/** A stored link of one. */
export function aRoomLinkDoc(fields: Partial<RoomLinkDoc> = {}): RoomLinkDoc {
  return {
    ...{
      room: 'room',
      name: 'Asha',
      secretHash: 'none',
      pin: '',
      downloads: 'off',
      mayChoose: false,
      lastDay: '',
      email: '',
      by: '',
    },
    ...{ state: 'open', createdAt: 1_760_000_000_000, lastOpenedAt: null },
    ...fields,
  }
}
