import type { Request } from '@dlm/contract/contract'
import { chooseRules } from '@dlm/contract/rooms/room-rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { addLink, addRoom, openRoom } from '../support/rooms.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin({ adminRole: 'editor' })
})

const lists = [
  { id: 'album', title: 'Album', limit: 12 },
  { id: 'wall', title: 'Wall', limit: 0 },
]

/** A room with an album of so many photos, and a link whose client may choose. */
async function aRoom(photos: number, link: Partial<Request<'add_room_link'>> = { mayChoose: true }) {
  const fid = `ALB-${unique()}`
  const pids = Array.from({ length: photos }, (_, at) => `${fid}-${at}`)
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos })),
    ...pids.map((pid) => documents.photos(pid, aPhotoDoc(pid, { fid, name: `${pid}.jpg` }))),
  ])
  const id = await addRoom(admin, [{ kind: 'album', id: fid }], { lists })
  const { id: linkId, key } = await addLink(admin, id, link)
  const { grant } = await openRoom(key)
  const choose = (pid: string, on = true, list = 'album') =>
    call('choose_photo', { grant, list, pid, on }, { visitor: `visitor-${crypto.randomUUID()}` })
  const chosen = async () => (await call('get_room_choices', { grant })).body
  return { id, linkId, key, grant, pids, choose, chosen }
}

describe('choose_photo', () => {
  it('fills a list up to its package, and says so of the thirteenth; another takes any number', async () => {
    const { pids, choose, chosen } = await aRoom(14)
    for (const pid of pids.slice(0, 12)) expect((await choose(pid)).status).toBe(200)
    const refused = await choose(pids[12] ?? '')
    expect([refused.status, refused.body.code, refused.body.msg]).toEqual([
      ...[409, 'list-full', chooseRules.full('Album', 12)],
    ])
    expect((await choose(pids[0] ?? '')).body.pids).toHaveLength(12)
    expect((await choose(pids[0] ?? '', false)).body.pids).toEqual(pids.slice(1, 12))
    expect((await choose(pids[12] ?? '')).status).toBe(200)
    for (const pid of pids) expect((await choose(pid, true, 'wall')).status).toBe(200)
    expect((await chosen()).data.map(({ title, pids }) => [title, pids.length])).toEqual([
      ['Album', 12],
      ['Wall', 14],
    ])
  })

  it('has exactly twelve of a hundred at the same time', async () => {
    const { pids, choose, chosen } = await aRoom(100)
    const answers = await inParallel(100, 100, async (at) => (await choose(pids[at] ?? '')).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(12)
    expect(answers.filter((status) => status === 409)).toHaveLength(88)
    expect((await chosen()).data[0]?.pids).toHaveLength(12)
  }, 60_000)

  it('takes the photos of its room alone, into its own lists, from a link that may choose', async () => {
    const [own, other] = [await aRoom(1), await aRoom(1)]
    expect((await own.choose(other.pids[0] ?? '')).body.code).toBe('media-not-found')
    expect((await own.choose('nowhere')).body.code).toBe('media-not-found')
    expect((await own.choose(own.pids[0] ?? '', true, 'other')).body.code).toBe('list-not-found')
    expect((await own.choose(own.pids[0] ?? '')).status).toBe(200)
    const looking = await aRoom(1, {})
    expect((await looking.choose(looking.pids[0] ?? '')).body.code).toBe('not-allowed')
    expect((await call('get_room_choices', { grant: looking.grant })).body.code).toBe('not-allowed')
    expect((await call('submit_room', { grant: looking.grant })).body.code).toBe('not-allowed')
    const { grant, linkId, pids, choose } = own
    await call('revoke_room_link', { id: linkId }, admin)
    expect((await choose(pids[0] ?? '', false)).body.code).toBe('room-not-found')
    expect((await call('get_room_choices', { grant })).body.code).toBe('room-not-found')
    expect((await db.doc(`roomChoices/${linkId}`).get()).exists).toBe(false)
  })
})

describe('submit_room', () => {
  it('closes the lists for its client until the studio opens them again', async () => {
    const { grant, linkId, pids, choose, chosen } = await aRoom(3)
    await choose(pids[0] ?? '')
    expect((await call('submit_room', { grant })).status).toBe(200)
    expect((await call('submit_room', { grant })).status).toBe(200)
    expect((await choose(pids[1] ?? '')).body.code).toBe('room-submitted')
    expect((await choose(pids[0] ?? '', false)).body.code).toBe('room-submitted')
    expect(await chosen()).toMatchObject({ state: 'submitted', data: [{ pids: [pids[0]] }, { pids: [] }] })
    expect((await call('room_media', { grant })).status).toBe(200)
    const link = { id: linkId, name: 'Asha', mayChoose: true, state: 'open' } as const
    expect((await call('update_room_link', link, admin)).status).toBe(200)
    expect((await choose(pids[1] ?? '')).status).toBe(200)
  })
})

describe('get_room_chosen', () => {
  it('has the names of the files for the studio, in the order in which they were chosen', async () => {
    const { grant, linkId, pids, choose } = await aRoom(3)
    await choose(pids[2] ?? '')
    await choose(pids[0] ?? '')
    await call('submit_room', { grant })
    const { body } = await call('get_room_chosen', { id: linkId }, admin)
    expect(body.submittedAt).toBeGreaterThan(Date.now() - 60_000)
    expect(body.data[0]).toEqual({ ...lists[0], names: [`${pids[2]}.jpg`, `${pids[0]}.jpg`] })
    expect((await call('get_room_chosen', { id: 'nowhere' }, admin)).body.code).toBe('room-link-not-found')
  })
})

describe('get_room_choices', () => {
  it('are of one link: another client of the room chooses alone', async () => {
    const { id, pids, choose, chosen } = await aRoom(2)
    await choose(pids[0] ?? '')
    const { key } = await addLink(admin, id, { name: 'Nimal', mayChoose: true })
    const { grant } = await openRoom(key)
    expect((await call('get_room_choices', { grant })).body.data[0]?.pids).toEqual([])
    expect((await chosen()).data[0]?.pids).toEqual([pids[0]])
  })
})
