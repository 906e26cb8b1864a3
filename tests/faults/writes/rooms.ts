import type { roomsEndpoints } from '@dlm/contract/rooms/rooms.endpoints'
import { sha256 } from '../../../functions/src/platform/digests.ts'
import { db } from '../../support/admin.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { aRoomDoc, aRoomLinkDoc } from '../../support/factories/rooms.ts'
import { adminsOwn, by, deletion, entry, type Writes } from './prepare.ts'

/** A room with one link, under the same id. */
const aRoomWithLink = (id: string, secretHash = 'none') => [
  documents.rooms(id, aRoomDoc()),
  documents.roomLinks(id, aRoomLinkDoc({ room: id, secretHash })),
]

const form = { title: 'Asha & Nimal', text: 'Welcome.', sections: [] }
const link = { name: 'Asha' }

export const roomsWrites: Writes<typeof roomsEndpoints> = {
  get_rooms: 'reads',
  get_room: 'reads',
  add_room: {
    prepare: () => adminsOwn('add_room', form),
    again: 200,
    counts: 'two requests are two rooms: the form sends it once, and one can be deleted',
  },
  update_room: {
    async prepare() {
      const id = entry()
      return adminsOwn('update_room', { id, revision: 0, ...form }, documents.rooms(id, aRoomDoc()))
    },
    again: 409,
  },
  delete_room: deletion('delete_room', (id) => [documents.rooms(id, aRoomDoc())]),
  add_room_link: {
    async prepare() {
      const room = entry()
      return adminsOwn('add_room_link', { room, ...link }, documents.rooms(room, aRoomDoc()))
    },
    again: 200,
    counts: 'each link has a secret of its own, which only its answer has; one can be revoked',
  },
  update_room_link: {
    async prepare() {
      const id = entry()
      return adminsOwn('update_room_link', { id, ...link, state: 'closed' }, ...aRoomWithLink(id))
    },
    again: 200,
    counts: 'the audit log has a line for each',
  },
  renew_room_link: {
    async prepare() {
      const id = entry()
      return adminsOwn('renew_room_link', { id }, ...aRoomWithLink(id))
    },
    again: 200,
    counts: 'each has another address, of which the last one opens the room',
  },
  revoke_room_link: {
    async prepare() {
      const id = entry()
      return adminsOwn('revoke_room_link', { id }, ...aRoomWithLink(id))
    },
    again: 200,
  },
  show_room_pin: {
    async prepare() {
      const id = entry()
      return adminsOwn('show_room_pin', { id }, ...aRoomWithLink(id))
    },
    again: 200,
    counts: 'each look is logged',
  },
  open_room: {
    async prepare() {
      const id = entry()
      const key = `key-of-${id}-0123456789`
      await writeDocuments(db, aRoomWithLink(id, sha256(key)))
      return by({}, 'open_room', { key })
    },
    again: 200,
  },
}
