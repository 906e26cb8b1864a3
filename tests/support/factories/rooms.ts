import type { RoomSection, SectionPiece } from '@dlm/contract/rooms/rooms.schema'
import type { RoomCommentDoc } from '../../../functions/src/rooms/comments/room-comment.doc.ts'
import type { RoomDoc } from '../../../functions/src/rooms/room.doc.ts'
import type { RoomLinkDoc } from '../../../functions/src/rooms/room-link.doc.ts'

/** A section of a client room with these pieces. */
export const aSection = (pieces: SectionPiece[], title = 'The day'): RoomSection => ({
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
      mayComment: false,
      mayApprove: false,
      lastDay: '',
      email: '',
    },
    ...{ madeBy: '', notifiedAt: 0, studio: '' },
    ...{ state: 'open', createdAt: 1_760_000_000_000, lastOpenedAt: null },
    ...fields,
  }
}

/** A stored comment on a photo of one. */
export function aRoomCommentDoc(fields: Partial<RoomCommentDoc> = {}): RoomCommentDoc {
  return {
    ...{ room: 'room', link: 'link', piece: { kind: 'photo', id: 'hidden' } },
    ...{ anchor: { at: 'point', x: 0.25, y: 0.5 }, strokes: [{ points: [0.1, 0.1, 0.2, 0.2] }] },
    ...{ text: 'A little brighter, please.', parent: null, resolved: null },
    ...{ createdAt: 1_760_000_000_000, editedAt: null },
    ...fields,
  }
}
