import { binned } from '../content/content.ts'
import { choiceRefs } from './choices/choice-docs.ts'
import { purgeComments } from './comments/remove-comments.ts'
import { RoomDoc, searchableRoom } from './room.doc.ts'

/** The client rooms, for the dashboard's bin. Their links stay where they are, open nothing meanwhile, and are removed with the room. */
export const roomContent = binned({
  kind: 'room',
  collection: 'rooms',
  deletedBy: 'delete_room',
  notFound: 'room-not-found',
  schema: RoomDoc,
  nameOf: ({ title }) => title,
  searchable: searchableRoom,
  async purge({ platform }, id) {
    const { db } = platform
    const { docs } = await db.collection('roomLinks').where('room', '==', id).get()
    const batch = db.batch()
    for (const link of docs) {
      batch.delete(link.ref)
      for (const own of choiceRefs(platform, link.id)) batch.delete(own)
    }
    await batch.commit()
    await purgeComments(platform, id)
  },
})
