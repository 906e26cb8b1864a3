import type { myRoomsEndpoints } from '@dlm/contract/rooms/my-rooms.endpoints'
import { memberProof } from '../../../functions/src/rooms/remember-opened.ts'
import { db } from '../../support/admin.ts'
import { documents, writeDocuments } from '../../support/factories/documents.ts'
import { aRoomDoc, aRoomLinkDoc } from '../../support/factories/rooms.ts'
import { anAccount } from '../../support/people.ts'
import { aPlatform } from '../../support/platform.ts'
import { by, entry, type Writes } from './prepare.ts'

/** A member who opened a room, whose link has the same id. */
async function aMemberWithRoom() {
  const [{ uid, token }, id] = [await anAccount(), entry()]
  const link = aRoomLinkDoc({ room: id })
  const proof = memberProof(aPlatform(), uid, id, link)
  await writeDocuments(db, [
    documents.rooms(id, aRoomDoc()),
    documents.roomLinks(id, link),
    documents.openedRooms(uid, { rooms: { [id]: { proof, openedAt: 1, isListed: true } } }),
  ])
  return { token, id }
}

export const myRoomsWrites: Writes<typeof myRoomsEndpoints> = {
  my_rooms: 'reads',
  open_my_room: {
    async prepare() {
      const { token, id } = await aMemberWithRoom()
      return by({ token }, 'open_my_room', { link: id })
    },
    again: 200,
  },
  set_my_room: {
    async prepare() {
      const { token, id } = await aMemberWithRoom()
      return by({ token }, 'set_my_room', { link: id, on: false })
    },
    again: 200,
  },
}
