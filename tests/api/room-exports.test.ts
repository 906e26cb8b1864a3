import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addRoom, openRoom } from '../support/rooms.ts'

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

describe('export_room_comments', () => {
  it('has the comments on a film with their replies and who wrote them, for admins of this tool', async () => {
    const admin = await anAdmin({ adminRole: 'editor' })
    const vid = `V-${unique()}`
    await writeDocuments(db, [documents.videos(vid, aVideoDoc(vid, { name: 'Vows.mp4' }))])
    const piece = { kind: 'video', id: vid } as const
    const id = await addRoom(admin, [piece])
    const exported = () => call('export_room_comments', { id, piece }, admin)
    expect((await exported()).body).toMatchObject({ name: 'Vows.mp4', threads: [] })

    const { key } = await addLink(admin, id, { mayComment: true })
    const { grant } = await openRoom(key)
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const onFilm = { grant, piece, text: 'Shorter.' }
    await call('add_room_comment', { ...onFilm, id: first, anchor: { at: 'time', seconds: 73 / 24 } })
    await call('add_room_comment', { ...onFilm, id: second, text: 'Thank you.' })
    const { grant: studio } = (await call('visit_room', { id }, admin)).body
    const reply = { grant: studio, piece, text: 'Done.', parent: first }
    await call('add_room_comment', { ...reply, id: crypto.randomUUID() })
    await call('resolve_room_comment', { grant: studio, id: first, resolved: true })

    const [client, own] = [
      { name: 'Asha', isStudio: false },
      { name: '', isStudio: true },
    ]
    expect((await exported()).body.threads).toEqual([
      {
        ...{ seconds: 73 / 24, text: 'Shorter.', by: client, resolved: true },
        replies: [{ text: 'Done.', by: own }],
      },
      { seconds: null, text: 'Thank you.', by: client, resolved: false, replies: [] },
    ])
    const other = await addRoom(admin, [piece])
    expect((await call('export_room_comments', { id: other, piece }, admin)).body.threads).toEqual([])
    const support = await anAdmin({ adminRole: 'support' })
    expect((await call('export_room_comments', { id, piece }, support)).status).toBe(403)
    expect((await call('export_room_comments', { id: 'nowhere', piece }, admin)).body.code).toBe(
      'room-not-found',
    )
  })
})
