import type { Request } from '@dlm/contract/contract'
import type { ChoiceChange } from '@dlm/contract/rooms/choosing.schema'
import { chooseRules } from '@dlm/contract/rooms/room-rules'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { call, inParallel } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { addLink, addPhotos, addRoom, openRoom } from '../support/rooms.ts'

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
  const change = (...changes: ChoiceChange[]) =>
    call('change_choices', { grant, changes }, { visitor: `visitor-${crypto.randomUUID()}` })
  const choose = (pid: string, isIn = true, list = 'album') => change({ pid, list, isIn })
  const chosen = async () => (await call('get_room_choices', { grant })).body
  return { id, linkId, key, grant, pids, change, choose, chosen }
}

describe('change_choices', () => {
  it('fills a list up to its package, and says so of the thirteenth; another takes any number', async () => {
    const { pids, choose, chosen } = await aRoom(14)
    for (const pid of pids.slice(0, 12)) expect((await choose(pid)).body.refused).toEqual([])
    expect((await choose(pids[12] ?? '')).body).toEqual({
      status: 'success',
      data: [{ id: 'album', pids: pids.slice(0, 12) }],
      refused: [{ pid: pids[12], msg: chooseRules.full('Album', 12) }],
    })
    expect((await choose(pids[0] ?? '')).body.data[0]?.pids).toHaveLength(12)
    expect((await choose(pids[0] ?? '', false)).body.data[0]?.pids).toEqual(pids.slice(1, 12))
    expect((await choose(pids[12] ?? '')).body.refused).toEqual([])
    for (const pid of pids) expect((await choose(pid, true, 'wall')).body.refused).toEqual([])
    expect((await chosen()).data.map(({ title, pids }) => [title, pids.length])).toEqual([
      ['Album', 12],
      ['Wall', 14],
    ])
  })

  it('has exactly twelve of a hundred at the same time', async () => {
    const { pids, choose, chosen } = await aRoom(100)
    const answers = await inParallel(
      100,
      100,
      async (at) => (await choose(pids[at] ?? '')).body.refused.length,
    )
    expect(answers.filter((refused) => refused === 0)).toHaveLength(12)
    expect(answers.filter((refused) => refused === 1)).toHaveLength(88)
    expect((await chosen()).data[0]?.pids).toHaveLength(12)
  }, 60_000)

  it('makes the changes of a phone that was offline in their order, and leaves out the bad ones', async () => {
    const { pids, change, chosen } = await aRoom(3)
    const [first = '', second = '', third = ''] = pids
    const { body } = await change(
      { pid: first, list: 'album', isIn: true },
      { pid: 'nowhere', list: 'album', isIn: true },
      { pid: first, list: 'other', isIn: true },
      { pid: second, list: 'album', isIn: true },
      { pid: first, list: 'album', isIn: false },
      { pid: first, stars: 2 },
      { pid: first, stars: 5 },
      { pid: third, stars: 1 },
      { pid: third, stars: 0 },
      { pid: second, isRejected: true },
      { pid: third, isRejected: true },
      { pid: second, isRejected: false },
    )
    expect(body.refused).toEqual([
      { pid: 'nowhere', msg: chooseRules.photoGone },
      { pid: first, msg: chooseRules.listGone },
    ])
    expect(await chosen()).toMatchObject({
      ...{ data: [{ pids: [second] }, { pids: [] }] },
      ...{ stars: [{ pid: first, stars: 5 }], rejected: [third] },
    })
  })

  it('has all that two phones of one client chose while they were offline', async () => {
    const { pids, change, chosen } = await aRoom(10)
    const all = (from: number, to: number) =>
      pids.slice(from, to).map((pid) => ({ pid, list: 'album', isIn: true }))
    await Promise.all([
      change(...all(0, 6), { pid: pids[0] ?? '', stars: 3 }),
      change(...all(4, 10), { pid: pids[9] ?? '', stars: 4 }),
    ])
    const { data, stars } = await chosen()
    expect(new Set(data[0]?.pids)).toEqual(new Set(pids))
    expect(stars).toHaveLength(2)
  })

  it('refuses a change that is none, and says at which', async () => {
    const { grant, pids } = await aRoom(1)
    const pid = pids[0] ?? ''
    for (const [change, field] of [
      [{ pid, stars: 6 }, 'changes.0.stars'],
      [{ pid, list: 'album' }, 'changes.0'],
      [{ pid, stars: 1, isRejected: true }, 'changes.0'],
    ] as const) {
      const changes = [change as unknown as ChoiceChange]
      const { status, body } = await call('change_choices', { grant, changes })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    }
    expect((await call('change_choices', { grant, changes: [] })).status).toBe(400)
  })

  it('takes the photos of its room alone, into its own lists, from a link that may choose', async () => {
    const [own, other] = [await aRoom(1), await aRoom(1)]
    const foreign = other.pids[0] ?? ''
    for (const change of [
      { pid: foreign, list: 'album', isIn: true },
      { pid: foreign, stars: 3 },
      { pid: foreign, isRejected: true },
    ])
      expect((await own.change(change)).body.refused).toEqual([{ pid: foreign, msg: chooseRules.photoGone }])
    expect((await own.choose(own.pids[0] ?? '')).body.refused).toEqual([])
    const looking = await aRoom(1, {})
    expect((await looking.choose(looking.pids[0] ?? '')).body.code).toBe('not-allowed')
    expect((await call('get_room_choices', { grant: looking.grant })).body.code).toBe('not-allowed')
    expect((await call('submit_room', { grant: looking.grant })).body.code).toBe('not-allowed')
    const seen = { grant: looking.grant, photos: looking.pids.map((pid) => ({ pid })) }
    expect((await call('add_seen_photos', seen)).body.code).toBe('not-allowed')
    const { grant, linkId, pids, choose } = own
    expect((await call('add_seen_photos', { grant, photos: pids.map((pid) => ({ pid })) })).status).toBe(200)
    await call('revoke_room_link', { id: linkId }, admin)
    expect((await choose(pids[0] ?? '', false)).body.code).toBe('room-not-found')
    expect((await call('get_room_choices', { grant })).body.code).toBe('room-not-found')
    for (const collection of ['roomChoices', 'roomSeen'])
      expect((await db.doc(`${collection}/${linkId}`).get()).exists).toBe(false)
  })
})

describe('add_seen_photos', () => {
  it('adds photos once, and is read again with the choices', async () => {
    const { grant, pids, chosen } = await aRoom(3)
    const photos = pids.map((pid) => ({ pid }))
    await call('add_seen_photos', { grant, photos: photos.slice(0, 2) })
    await call('add_seen_photos', { grant, photos: photos.slice(1, 3) })
    expect((await chosen()).seen).toEqual(pids)
  })
})

describe('get_room_progress', () => {
  it('has how far each client is: what was looked at, what was chosen', async () => {
    const { id, linkId, grant, pids, choose } = await aRoom(3)
    await addLink(admin, id, { name: 'Only looking' })
    const photos = pids.map((pid) => ({ pid }))
    await call('add_seen_photos', { grant, photos: photos.slice(0, 1) })
    await call('add_seen_photos', { grant, photos: photos.slice(0, 2) })
    await choose(pids[0] ?? '')
    const { body } = await call('get_room_progress', { id }, admin)
    expect([body.photos, body.data]).toEqual([
      3,
      [
        {
          ...{ id: linkId, seen: 2, submittedAt: null },
          lists: [
            { ...lists[0], chosen: 1 },
            { ...lists[1], chosen: 0 },
          ],
        },
      ],
    ])
    expect((await call('get_room_progress', { id: 'nowhere' }, admin)).body.code).toBe('room-not-found')
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
    expect((await choose(pids[1] ?? '')).body.refused).toEqual([])
  })
})

describe('the receipts of submit_room', () => {
  it('go once to the client and to the admin who made the link, with the names and a sheet of thumbnails', async () => {
    const maker = await anAdmin({ adminRole: 'editor', email: `maker-${unique()}@dlm.test` })
    const email = `asha-${unique()}@dlm.test`
    const fid = await addAlbum(maker, { alpass: albumCode })
    const pids = await addPhotos(maker, fid, 3)
    const room = await addRoom(maker, [{ kind: 'album', id: fid }], { lists })
    const { key } = await addLink(maker, room, { mayChoose: true, email })
    const { grant } = await openRoom(key)
    const changes = pids.slice(0, 2).map((pid) => ({ pid, list: 'album', isIn: true }))
    await call('change_choices', { grant, changes })
    expect((await call('submit_room', { grant })).body.isMailed).toBe(true)
    expect((await call('submit_room', { grant })).body.isMailed).toBe(false)
    for (const [to, subject] of [
      [email, 'Your choice in “Asha & Nimal”'],
      [maker.email, 'Asha chose photos in “Asha & Nimal”'],
    ] as const) {
      const mails = await mailsTo(to)
      expect(mails.map(({ template }) => template)).toEqual(['receipt'])
      const { sub, body = '', sheet = '' } = mails[0]?.fields ?? {}
      expect(sub).toBe(subject)
      expect(body).toContain('Album: 2 of 12')
      expect(body).toContain('Vows 1.jpg')
      const [, base64 = ''] = sheet.split('data:image/jpeg;base64,')
      expect((await sharp(Buffer.from(base64, 'base64')).metadata()).width).toBe(248)
    }
    const { body } = await call('get_notifications', {}, maker)
    expect(JSON.stringify(body.data)).toContain('Asha submitted a choice')
  })

  it('are none of a link without an address, whose admin is none any more', async () => {
    const maker = await anAdmin({ adminRole: 'editor', email: `maker-${unique()}@dlm.test` })
    const room = await addRoom(maker, [], { lists })
    const { key } = await addLink(maker, room, { mayChoose: true })
    await db.doc(`users/${maker.uid}`).update({ role: 'client' })
    const { grant } = await openRoom(key)
    expect((await call('submit_room', { grant })).body.isMailed).toBe(false)
    expect(await mailsTo(maker.email)).toEqual([])
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
