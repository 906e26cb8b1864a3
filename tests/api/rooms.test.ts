import type { Request } from '@dlm/contract/contract'
import { quotas } from '@dlm/contract/limits'
import { roomRules } from '@dlm/contract/rooms/room-rules'
import { rules } from '@dlm/contract/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { addAlbum, addRecordings } from '../support/album-recordings.ts'
import { call, newVisitor } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { aRoomDoc, aSection } from '../support/factories/rooms.ts'
import { unique } from '../support/fixtures.ts'
import { editAlbum, forged, readEncoded } from '../support/media.ts'
import { newAddress } from '../support/new-address.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { addLink, addRoom, openRoom, statusOf } from '../support/rooms.ts'
import { stage } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin({ adminRole: 'editor' })
})

const wrongKey = 'A'.repeat(32)
const logOf = async (id: string) =>
  (await db.collection('audit').where('subject', '==', `roomLinks/${id}`).get()).docs.map((line) =>
    line.get('action'),
  )

/** An album with one photo, as the studio has it. */
async function anAlbum(more: Parameters<typeof addAlbum>[1] = {}) {
  const fid = await addAlbum(admin, more)
  const [pid, bytes] = [`photo-${unique()}`, await aJpeg(700, 500)]
  const [file] = await stage(admin, [{ bytes, name: 'Vows.jpg' }])
  const files = [{ name: 'Vows.jpg', size: bytes.length, file, pid, type: 'image/jpeg' }]
  expect((await call('add_photos', { fid, files: JSON.stringify(files) }, admin)).status).toBe(200)
  return { fid, pid }
}

describe('a client room', () => {
  it('is added, listed, changed and deleted into the recycle bin, from which it comes back with its links', async () => {
    const { fid, pid } = await anAlbum()
    const id = await addRoom(admin, [{ kind: 'album', id: fid }], { text: '## Welcome' })
    const { key } = await addLink(admin, id)
    const { body: read } = await call('get_room', { id }, admin)
    expect(read).toMatchObject({
      revision: 0,
      fields: { title: 'Asha & Nimal', text: '## Welcome', coverPhoto: '', stage: 'none' },
      pieces: [{ kind: 'album', id: fid, name: `Album ${fid}` }],
      links: [{ name: 'Asha', downloads: 'web', state: 'open', hasPin: false }],
    })
    const changed = { ...read.fields, title: 'Nimal & Asha', coverPhoto: pid, stage: 'proofs' } as const
    const change = { id, revision: 0, ...changed }
    expect((await call('update_room', change, admin)).status).toBe(200)
    expect((await call('update_room', change, admin)).body.code).toBe('stale-edit')
    const { data } = (await call('get_rooms', { search: 'nimal & asha' }, admin)).body
    expect(data.find((row) => row.id === id)).toEqual({
      ...{
        id,
        title: 'Nimal & Asha',
        stage: 'proofs',
        pieces: 1,
        links: 1,
        unresolved: 0,
        lastOpenedAt: null,
      },
    })
    expect((await call('delete_room', { id }, admin)).status).toBe(200)
    expect((await call('open_room', { key })).body.code).toBe('room-not-found')
    expect((await call('get_room', { id }, admin)).body.code).toBe('room-not-found')
    expect((await call('restore', { kind: 'room', id }, admin)).status).toBe(200)
    expect((await openRoom(key)).room).toMatchObject({ title: 'Nimal & Asha', stage: 'proofs' })
  })

  it('takes its links with it when it is purged', async () => {
    const id = await addRoom(admin, [])
    const { id: link } = await addLink(admin, id)
    await call('delete_room', { id }, admin)
    expect((await call('purge', { kind: 'room', id }, await anAdmin())).status).toBe(200)
    expect((await db.doc(`roomLinks/${link}`).get()).exists).toBe(false)
  })

  it('has pieces that are there, each once, and a cover of its own', async () => {
    const { fid, pid } = await anAlbum()
    const other = await anAlbum()
    const piece = { kind: 'album', id: fid } as const
    const add = async (pieces: Parameters<typeof addRoom>[1], coverPhoto = '') => {
      const form = { title: 'R', coverPhoto, sections: [aSection(pieces)] }
      return (await call('add_room', form, admin)).body
    }
    expect((await add([piece], pid)).data[0].id).toBeTruthy()
    const wrong = [
      [await add([{ kind: 'album', id: 'nowhere' }]), 'sections', roomRules.pieceGone],
      [await add([piece, piece]), 'sections', `sections: ${roomRules.twice}`],
      [await add([piece], other.pid), 'coverPhoto', roomRules.coverPhoto],
      [await add([piece], 'nowhere'), 'coverPhoto', roomRules.coverPhoto],
    ] as const
    for (const [body, field, message] of wrong)
      expect([body.code, body.field, body.fields]).toEqual(['invalid-input', field, { [field]: message }])
    const { body } = await call('add_room', { title: ' ' }, admin)
    expect(body.fields).toEqual({ title: rules.title.message })
  })

  it('names its pieces as they are called everywhere: albums by their names, files without endings', async () => {
    const { fid, pid } = await anAlbum()
    const { vid, aid } = await addRecordings(admin, fid)
    const pieces = [
      ...[{ kind: 'album', id: fid } as const, { kind: 'photo', id: pid } as const],
      ...[{ kind: 'video', id: vid } as const, { kind: 'audio', id: aid } as const],
    ]
    const { body } = await call('get_room', { id: await addRoom(admin, pieces) }, admin)
    const [album, photo, ...recordings] = body.pieces.map(({ name }) => name)
    expect([album, photo]).toEqual([`Album ${fid}`, 'Vows'])
    for (const name of recordings) expect(name).toMatch(/^[^.]+$/)
  })

  it('may lose a piece, and is changed all the same', async () => {
    const { fid } = await anAlbum()
    const id = await addRoom(admin, [{ kind: 'album', id: fid }])
    const { key } = await addLink(admin, id)
    expect((await call('delete_album', { id: fid }, admin)).status).toBe(200)
    const { body } = await call('get_room', { id }, admin)
    expect(body.pieces).toEqual([{ kind: 'album', id: fid, name: '' }])
    expect((await call('update_room', { id, revision: 0, ...body.fields }, admin)).status).toBe(200)
    const { grant } = await openRoom(key)
    expect((await call('room_media', { grant })).body).toMatchObject({ albums: [], photos: [] })
  })
})

describe('a link of a client room', () => {
  it('has a secret of 192 bits that is answered once and stored hashed', async () => {
    const id = await addRoom(admin, [])
    const { body } = await call('add_room_link', { room: id, name: 'Asha', pin: '2468' }, admin)
    expect(body.secret).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const stored = JSON.stringify((await db.doc(`roomLinks/${body.link.id}`).get()).data())
    expect(stored).not.toContain(body.secret)
    const read = JSON.stringify((await call('get_room', { id }, admin)).body)
    expect([read.includes(body.secret), read.includes('2468')]).toEqual([false, false])
    expect(await logOf(body.link.id)).toEqual(['add_room_link'])
  })

  it('shows its PIN to the studio again, and says so in the log', async () => {
    const { id } = await addLink(admin, await addRoom(admin, []), { pin: '2468' })
    expect((await call('show_room_pin', { id }, admin)).body.pin).toBe('2468')
    expect((await call('show_room_pin', { id }, await anAdmin({ adminRole: 'support' }))).status).toBe(403)
    expect((await logOf(id)).sort()).toEqual(['add_room_link', 'show_room_pin'])
  })

  it('asks for its PIN, remembers a browser that gave it, and counts wrong ones', async () => {
    const { id, key } = await addLink(admin, await addRoom(admin, []), { pin: '2468' })
    expect((await call('open_room', { key })).body.code).toBe('room-pin-required')
    expect((await call('open_room', { key, pin: '1357' })).body.code).toBe('room-pin-wrong')
    const { token } = await openRoom(key, { pin: '2468' })
    expect((await openRoom(key, { token })).token).toBe(token)
    expect((await call('open_room', { key, token: forged })).body.code).toBe('room-pin-required')
    await call('update_room_link', { id, name: 'Asha', pin: '97531' }, admin)
    expect((await call('open_room', { key, token })).body.code).toBe('room-pin-required')
    const guesser = { visitor: newVisitor(), forwarded: newAddress() }
    const guess = async () => (await call('open_room', { key, pin: '0000' }, guesser)).status
    const guesses = [...Array(11).keys()]
    const statuses: number[] = []
    for (const _ of guesses) statuses.push(await guess())
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    const right = await call('open_room', { key, pin: '97531' }, guesser)
    expect([right.status, right.body.code]).toEqual([429, 'too-many-requests'])
    expect((await openRoom(key, { pin: '97531' })).link.id).toBe(id)
  })

  it('gets another address, and the one before ends with all that it opened', async () => {
    const { fid } = await anAlbum({ alpass: 'kiwi-42' })
    const { id, key } = await addLink(admin, await addRoom(admin, [{ kind: 'album', id: fid }]))
    const { grant } = await openRoom(key)
    expect((await call('room_media', { grant })).status).toBe(200)
    const { secret } = (await call('renew_room_link', { id }, admin)).body
    expect((await call('open_room', { key })).body.code).toBe('room-not-found')
    expect((await call('room_media', { grant })).body.code).toBe('room-not-found')
    expect((await openRoom(secret)).link.id).toBe(id)
  })

  it('says when its client was there, but of one who asks not to be tracked', async () => {
    const { id, key } = await addLink(admin, await addRoom(admin, []))
    const visits = async () => (await db.doc(`roomLinks/${id}`).get()).get('lastOpenedAt')
    await call('open_room', { key }, { untracked: 'dnt' })
    expect(await visits()).toBeNull()
    await openRoom(key)
    expect(await visits()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('has fields that are checked, and a room that is there', async () => {
    const room = await addRoom(admin, [])
    const add = async (fields: object) =>
      (await call('add_room_link', { room, name: 'Asha', ...fields }, admin)).body
    expect((await add({ pin: '12a4' })).fields).toEqual({ pin: `pin: ${roomRules.pin}` })
    expect((await add({ name: '' })).fields).toEqual({ name: rules.albumName.message })
    expect((await add({ room: 'nowhere' })).code).toBe('room-not-found')
    expect((await call('update_room_link', { id: 'nowhere', name: 'A' }, admin)).body.code).toBe(
      'room-link-not-found',
    )
    expect((await call('revoke_room_link', { id: 'nowhere' }, admin)).status).toBe(200)
  })

  it('is one of fifty', async () => {
    const room = `R-${unique()}`
    await writeDocuments(db, [documents.rooms(room, aRoomDoc())])
    for (let at = 0; at < quotas.roomLinks; at++) await addLink(admin, room)
    const { body } = await call('add_room_link', { room, name: 'One more' }, admin)
    expect(body.code).toBe('too-many-room-links')
  })
})

describe('room_media', () => {
  it('are the photos of a locked album and of an unlisted one, with a cover and the greeting', async () => {
    const locked = await anAlbum({ alpass: 'kiwi-42' })
    const unlisted = await anAlbum({ unlisted: true })
    const pieces = [locked, unlisted].map(({ fid }) => ({ kind: 'album', id: fid }) as const)
    const room = await addRoom(admin, pieces, { text: 'Here **they** are.' })
    const { key } = await addLink(admin, room, { lastDay: '2999-01-01' })
    const opened = await openRoom(key)
    expect(opened).toMatchObject({
      link: { name: 'Asha', downloads: 'web', state: 'open', lastDay: '2999-01-01' },
      room: { title: 'Asha & Nimal', text: 'Here they are.', blocks: expect.any(Array) },
    })
    const { grant } = opened
    const { albums, cover } = (await call('room_media', { grant })).body
    expect(albums.map(({ fid }) => fid)).toEqual([locked.fid, unlisted.fid])
    expect(await statusOf(cover?.sources[0]?.url ?? '')).toBe(200)
    for (const { fid, pid } of [locked, unlisted]) {
      const { items } = await readEncoded('photos_all', { fid, grant })
      expect(items.map((photo) => photo.pid)).toEqual([pid])
      const urls = items[0]?.picture?.sources.map(({ url }) => url) ?? []
      expect(urls.every((url) => url.startsWith('/room_files/'))).toBe(true)
      expect(await statusOf(urls[0] ?? '')).toBe(200)
    }
  })

  it('are films, sounds and single photos, of which each file is served, in parts too', async () => {
    const { fid, pid } = await anAlbum({ alpass: 'kiwi-42' })
    const { vid, aid } = await addRecordings(admin, fid)
    const single = await addRoom(admin, [
      { kind: 'photo', id: pid },
      { kind: 'video', id: vid },
      { kind: 'audio', id: aid },
    ])
    const whole = await addRoom(admin, [{ kind: 'album', id: fid }])
    const { grant } = await openRoom((await addLink(admin, single)).key)
    const { photos, videos, audios } = (await call('room_media', { grant })).body
    const [film = '', sound = ''] = [videos[0]?.file, audios[0]?.file]
    expect([photos[0]?.pid, videos[0]?.vid, audios[0]?.aid]).toEqual([pid, vid, aid])
    for (const url of [
      film,
      sound,
      videos[0]?.poster?.sources[0]?.url ?? '',
      photos[0]?.picture?.sources[0]?.url ?? '',
    ])
      expect([url, await statusOf(url)]).toEqual([url, 200])
    // Its album is none of the room's.
    expect((await call('album_recordings', { fid, grant })).body.code).toBe('album-locked')
    const other = await openRoom((await addLink(admin, whole)).key)
    const listed = (await call('album_recordings', { fid, grant: other.grant })).body
    expect([listed.videos[0]?.vid, listed.audios[0]?.aid]).toEqual([vid, aid])
  })
})

describe('the downloads of a link', () => {
  it.each([
    ['off', undefined, 'downloads-off'],
    ['web', 'image/webp', undefined],
    ['originals', 'image/jpeg', undefined],
  ] as const)('are %s, whatever the album allows', async (downloads, type, code) => {
    for (const more of [{ alpass: 'kiwi-42' }, { downloads: 'off' as const }, {}]) {
      const { fid, pid } = await anAlbum(more)
      const { key } = await addLink(admin, await addRoom(admin, [{ kind: 'album', id: fid }]), { downloads })
      const { grant } = await openRoom(key)
      const [photo] = (await readEncoded('photos_all', { fid, grant })).items
      expect(photo?.downloads).toBe(downloads === 'originals' ? undefined : downloads)
      const { body } = await call('image_file', { key: pid, grant })
      expect(body.code).toBe(code)
      if (type === undefined) {
        expect(photo?.file).toBe('')
        continue
      }
      expect(body.data[0]).toMatchObject({ type, file: photo?.file })
      expect(await statusOf(photo?.file ?? '')).toBe(200)
    }
  })

  it('end with the right to them, at once', async () => {
    const { fid } = await anAlbum({ alpass: 'kiwi-42' })
    const { id, key } = await addLink(admin, await addRoom(admin, [{ kind: 'album', id: fid }]), {
      downloads: 'originals',
    })
    const { grant } = await openRoom(key)
    const file = (await readEncoded('photos_all', { fid, grant })).items[0]?.file ?? ''
    expect(await statusOf(file)).toBe(200)
    await call('update_room_link', { id, name: 'Asha', downloads: 'web' }, admin)
    expect(await statusOf(file)).toBe(404)
  })
})

it('a piece that leaves a room is served there no more, and the others are', async () => {
  const [first, second] = [await anAlbum({ alpass: 'kiwi-42' }), await anAlbum({ alpass: 'kiwi-42' })]
  const pieces = [first, second].map(({ fid }) => ({ kind: 'album', id: fid }) as const)
  const id = await addRoom(admin, pieces)
  const { grant } = await openRoom((await addLink(admin, id)).key)
  const addressOf = async (fid: string) =>
    (await readEncoded('photos_all', { fid, grant })).items[0]?.picture?.sources[0]?.url ?? ''
  const [gone, left] = [await addressOf(first.fid), await addressOf(second.fid)]
  const sections = [aSection(pieces.slice(1))]
  expect((await call('update_room', { id, revision: 0, title: 'R', sections }, admin)).status).toBe(200)
  expect([await statusOf(gone), await statusOf(left)]).toEqual([404, 200])
  expect((await readEncoded('photos_all', { fid: first.fid, grant })).body.code).toBe('album-locked')
})

it('the lock of an album can be switched while a room shows it', async () => {
  const { fid } = await anAlbum()
  const { grant } = await openRoom(
    (await addLink(admin, await addRoom(admin, [{ kind: 'album', id: fid }]))).key,
  )
  for (const alpass of ['kiwi-42', '']) {
    expect((await editAlbum(admin, fid, { alpass })).status).toBe(200)
    const [photo] = (await readEncoded('photos_all', { fid, grant })).items
    expect(await statusOf(photo?.picture?.sources[0]?.url ?? '')).toBe(200)
  }
})

it('who has no link gets nothing: not a member, not by a key that is none', async () => {
  expect((await call('open_room', { key: wrongKey }, await aMember())).body.code).toBe('room-not-found')
  expect((await call('room_media', { grant: wrongKey })).body.code).toBe('room-not-found')
  const fid = `ALB-${unique()}`
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ locked: true }))])
  expect((await readEncoded('photos_all', { fid, grant: wrongKey })).body.code).toBe('album-locked')
})

describe('the calls of the studio', () => {
  it.each([
    ['get_rooms', {}],
    ['get_room', { id: 'nowhere' }],
    ['add_room', { title: 'R', sections: [] }],
    ['update_room', { id: 'nowhere', revision: 0, title: 'R' }],
    ['delete_room', { id: 'nowhere' }],
    ['add_room_link', { room: 'nowhere', name: 'Asha' }],
    ['update_room_link', { id: 'nowhere', name: 'Asha' }],
    ['renew_room_link', { id: 'nowhere' }],
    ['revoke_room_link', { id: 'nowhere' }],
    ['show_room_pin', { id: 'nowhere' }],
  ] as const)('%s is for editors, and for no support', async (name, given) => {
    const input = given as Request<typeof name>
    const support = await anAdmin({ adminRole: 'support' })
    expect((await call(name, input, support)).body.code).toBe('not-allowed')
    expect((await call(name, input, admin)).body.code).not.toBe('not-allowed')
  })
})
