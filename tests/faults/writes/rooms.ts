import type { roomsEndpoints } from '@dlm/contract/rooms/rooms.endpoints'
import { issueRoomGrant } from '../../../functions/src/content/room-permit.ts'
import { sha256 } from '../../../functions/src/platform/digests.ts'
import { db } from '../../support/admin.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { aPhotoDoc } from '../../support/factories/media.ts'
import { aRoomDoc, aRoomLinkDoc, aSection } from '../../support/factories/rooms.ts'
import { aPlatform } from '../../support/platform.ts'
import { adminsOwn, by, deletion, entry, type Writes } from './prepare.ts'

/** A room with one link, under the same id. */
const aRoomWithLink = (id: string, secretHash = 'none') => [
  documents.rooms(id, aRoomDoc()),
  documents.roomLinks(id, aRoomLinkDoc({ room: id, secretHash })),
]

/** A room whose client may choose its photo, and the grant of that. */
async function aRoomToChooseFrom() {
  const [id, list, pid] = [entry(), entry(), entry()]
  const link = aRoomLinkDoc({ room: id, mayChoose: true })
  const sections = [aSection([{ kind: 'photo', id: pid }])]
  await writeDocuments(db, [
    documents.rooms(id, aRoomDoc({ sections, lists: [{ id: list, title: 'Album', limit: 12 }] })),
    documents.roomLinks(id, link),
    documents.photos(pid, aPhotoDoc(pid, { fid: entry() })),
  ])
  return { list, pid, grant: issueRoomGrant(aPlatform(), id, link).grant }
}

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
  get_room_choices: 'reads',
  get_room_chosen: 'reads',
  get_room_progress: 'reads',
  change_choices: {
    async prepare() {
      const { grant, list, pid } = await aRoomToChooseFrom()
      return by({}, 'change_choices', { grant, changes: [{ pid, list, isIn: true }] })
    },
    again: 200,
  },
  add_seen_photos: {
    async prepare() {
      const { grant, pid } = await aRoomToChooseFrom()
      return by({}, 'add_seen_photos', { grant, photos: [{ pid }] })
    },
    again: 200,
  },
  submit_room: {
    async prepare() {
      const { grant } = await aRoomToChooseFrom()
      return by({}, 'submit_room', { grant })
    },
    again: 200,
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
