import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { anAccount, anAdmin, type Person } from '../support/people.ts'
import { addLink, addRoom } from '../support/rooms.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin({ adminRole: 'editor' })
})

type Change = 'renewed' | 'another PIN' | 'revoked' | 'closed' | 'ended' | 'room in the bin'

/** A room that a member has opened with its key and its PIN. */
async function opened() {
  const room = await addRoom(admin, [], { title: 'Asha & Nimal' })
  const { id, key } = await addLink(admin, room, { pin: '2468', lastDay: '2999-01-01' })
  const member = await anAccount()
  const { status } = await call('open_room', { key, pin: '2468' }, member)
  expect(status).toBe(200)
  const list = async (who = member) => (await call('my_rooms', {}, who)).body.data
  const open = (who = member) => call('open_my_room', { link: id }, who)
  const change = { id, name: 'Asha', lastDay: '2999-01-01' }
  const changes: Record<Change, () => Promise<{ status: number }>> = {
    renewed: () => call('renew_room_link', { id }, admin),
    'another PIN': () => call('update_room_link', { ...change, pin: '13579' }, admin),
    revoked: () => call('revoke_room_link', { id }, admin),
    closed: () => call('update_room_link', { ...change, state: 'closed' }, admin),
    ended: () => call('update_room_link', { ...change, lastDay: '2020-01-01' }, admin),
    'room in the bin': () => call('delete_room', { id: room }, admin),
  }
  return { room, id, key, member, list, open, changes }
}

describe('my_rooms', () => {
  it('are listed and opened without key and PIN, on any device, by that member alone', async () => {
    const { id, member, list, open } = await opened()
    expect(await list()).toMatchObject([
      { link: id, title: 'Asha & Nimal', name: 'Asha', lastDay: '2999-01-01', hasEnded: false },
    ])
    const { status, body } = await open()
    expect([status, body.room.title]).toEqual([200, 'Asha & Nimal'])
    expect((await call('room_media', { grant: body.grant })).status).toBe(200)
    const other = await anAccount()
    expect(await list(other)).toEqual([])
    expect((await open(other)).body.code).toBe('room-not-found')
    expect((await call('set_my_room', { link: id, on: true }, other)).body.code).toBe('room-not-found')
    const stored = JSON.stringify((await db.doc(`openedRooms/${member.uid}`).get()).data())
    await db.doc(`openedRooms/${other.uid}`).set(JSON.parse(stored))
    expect([await list(other), (await open(other)).body.code]).toEqual([[], 'room-not-found'])
  })

  it('are fifty at most, the last opened ones', async () => {
    const { id, key, member, list } = await opened()
    const entry = (openedAt: number) => ({ proof: 'none', openedAt, isListed: true })
    const rooms = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`link-${at}`, entry(at + 1)]))
    await db.doc(`openedRooms/${member.uid}`).set({ rooms })
    await call('open_room', { key, pin: '2468' }, member)
    const stored = (await db.doc(`openedRooms/${member.uid}`).get()).get('rooms')
    expect([Object.keys(stored).length, id in stored, 'link-0' in stored]).toEqual([50, true, false])
    expect(await list()).toHaveLength(1)
  })

  it('are for members', async () => {
    for (const name of ['my_rooms', 'open_my_room', 'set_my_room'] as const) {
      const { status } = await call(name, { link: 'link', on: true } as never)
      expect([name, status]).toEqual([name, 401])
    }
  })
})

describe('open_my_room', () => {
  it('need the key and the PIN the first time', async () => {
    const room = await addRoom(admin, [])
    const { id, key } = await addLink(admin, room, { pin: '2468' })
    const member = await anAccount()
    expect((await call('open_my_room', { link: id }, member)).body.code).toBe('room-not-found')
    expect((await call('open_room', { key, pin: '1111' }, member)).body.code).toBe('room-pin-wrong')
    expect((await call('open_room', { key, pin: '2468' })).status).toBe(200)
    expect((await call('my_rooms', {}, member)).body.data).toEqual([])
  })

  it.each<Change>(['renewed', 'another PIN', 'revoked', 'room in the bin'])(
    'are gone once the link is: %s',
    async (change) => {
      const { list, open, changes } = await opened()
      expect((await changes[change]()).status).toBe(200)
      expect([await list(), (await open()).body.code]).toEqual([[], 'room-not-found'])
    },
  )

  it.each<Change>(['closed', 'ended'])('say so once the link is %s', async (change) => {
    const { list, open, changes } = await opened()
    expect((await changes[change]()).status).toBe(200)
    expect(await list()).toMatchObject([{ hasEnded: true }])
    expect((await open()).body.code).toBe('room-ended')
  })

  it('are listed again after another PIN was given', async () => {
    const { key, member, list, changes } = await opened()
    await changes['another PIN']()
    expect((await call('open_room', { key, pin: '13579' }, member)).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })
})

describe('set_my_room', () => {
  it('are removed and put back', async () => {
    const { id, key, member, list, open } = await opened()
    const set = async (on: boolean) => (await call('set_my_room', { link: id, on }, member)).status
    expect([await set(false), await set(false), await list()]).toEqual([200, 200, []])
    expect((await open()).body.code).toBe('room-not-found')
    expect([await set(true), (await list()).length, (await open()).status]).toEqual([200, 1, 200])
    await set(false)
    await call('open_room', { key, pin: '2468' }, member)
    expect(await list()).toHaveLength(1)
  })
})
