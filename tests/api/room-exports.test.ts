import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addRoom } from '../support/rooms.ts'

describe('export_room_choices', () => {
  it('has the lists in their order, and the stars and names of all photos that the client marked', async () => {
    const admin = await anAdmin({ adminRole: 'editor' })
    const fid = `ALB-${unique()}`
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${fid}-${letter}`) as [string, string, string]
    await writeDocuments(db, [
      documents.albums(fid, anAlbumDoc({ photos: 3 })),
      ...[a, b, c].map((pid) => documents.photos(pid, aPhotoDoc(pid, { fid, name: `${pid}.jpg` }))),
    ])
    const lists = [
      { id: 'album', title: 'Album', limit: 12 },
      { id: 'wall', title: 'Wall', limit: 0 },
    ]
    const room = await addRoom(admin, [{ kind: 'album', id: fid }], { lists })
    const { id } = await addLink(admin, room, { mayChoose: true })
    const read = async () => (await call('export_room_choices', { id }, admin)).body
    expect(await read()).toMatchObject({ room: 'Asha & Nimal', photos: [] })
    await writeDocuments(db, [
      documents.roomChoices(id, {
        ...{ room, lists: { album: [b, a, 'gone'] }, stars: { [a]: 5 }, rejected: [c] },
        submittedAt: null,
      }),
    ])
    const { lists: chosen, photos } = await read()
    expect(chosen).toEqual([
      { title: 'Album', pids: [b, a, 'gone'] },
      { title: 'Wall', pids: [] },
    ])
    expect(photos).toEqual([
      { id: b, name: `${b}.jpg`, stars: 0, isRejected: false },
      { id: a, name: `${a}.jpg`, stars: 5, isRejected: false },
      { id: c, name: `${c}.jpg`, stars: 0, isRejected: true },
    ])
    const support = await anAdmin({ adminRole: 'support' })
    expect((await call('export_room_choices', { id }, support)).status).toBe(403)
    expect((await call('export_room_choices', { id: 'nowhere' }, admin)).body.code).toBe(
      'room-link-not-found',
    )
  })
})
