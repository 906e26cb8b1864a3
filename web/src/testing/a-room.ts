import type { OpenedRoom, OwnRoom, RoomMedia } from '@dlm/contract/rooms/rooms.schema'
import { anAlbum } from './media.ts'

const sections = [{ id: 's1', title: 'The day', pieces: [{ kind: 'album' as const, id: 'sea' }] }]

/** A client room as its link opens it. */
export function anOpenedRoom(link: Partial<OpenedRoom['link']> = {}): OpenedRoom {
  return {
    grant: 'room_l1_grant-0123456789',
    endsAt: 0,
    token: 'token-0123456789',
    link: {
      ...{ id: 'l1', name: 'Asha', downloads: 'web', mayChoose: false, mayComment: false, mayApprove: false },
      ...{ isStudio: false, state: 'open', lastDay: '', ...link },
    },
    room: { title: 'Asha & Nimal', text: 'Welcome.', stage: 'none', sections },
  }
}

/** What it shows. */
export function aRoomMedia(fields: Partial<RoomMedia> = {}): RoomMedia {
  return {
    albums: [anAlbum({ id: 'sea', fid: 'sea', photos: 3 })],
    photos: [],
    videos: [],
    audios: [],
    ...fields,
  }
}

/** The same room in the dashboard. */
export function anOwnRoom(fields: Partial<OwnRoom> = {}): OwnRoom {
  return {
    id: 'r1',
    revision: 0,
    fields: { title: 'Asha & Nimal', text: 'Welcome.', coverPhoto: '', stage: 'none', sections, lists: [] },
    pieces: [{ kind: 'album', id: 'sea', name: 'Sea' }],
    links: [],
    ...fields,
  }
}
