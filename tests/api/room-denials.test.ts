import type { RoomPiece } from '@dlm/contract/rooms/rooms.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { issueRoomGrant } from '../../functions/src/content/room-permit.ts'
import { RoomLinkDoc } from '../../functions/src/rooms/room-link.doc.ts'
import { db, snapshotOfEverything } from '../support/admin.ts'
import { addAlbum, addRecordings } from '../support/album-recordings.ts'
import { call, getRaw } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aTrackDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { forged, readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { addLink, addRoom, openRoom, statusOf } from '../support/rooms.ts'
import { stage } from '../support/uploads.ts'

type Persona =
  | 'open link'
  | 'link with originals'
  | 'link without downloads'
  | 'link without comments'
  | 'submitted'
  | 'ended'
  | 'closed'
  | 'revoked'
  | 'with another address'
  | 'with a new PIN'
  | 'room in the bin'
  | 'another room’s link'
  | 'forged'
  | 'no link'

/** What each persona may: look at the pieces, and download them. */
const expected: Readonly<Record<Persona, 'nothing' | 'look' | 'download'>> = {
  'open link': 'download',
  'link with originals': 'download',
  'link without downloads': 'look',
  'link without comments': 'download',
  submitted: 'download',
  ended: 'nothing',
  closed: 'nothing',
  revoked: 'nothing',
  'with another address': 'nothing',
  'with a new PIN': 'nothing',
  'room in the bin': 'nothing',
  'another room’s link': 'nothing',
  forged: 'nothing',
  'no link': 'nothing',
}
const personas = Object.keys(expected) as Persona[]

/** Addresses of files, as a link got them while it was open. */
interface Held {
  grant: string | undefined
  looks: string[]
  downloads: string[]
}

let fid: string
let pid: string
let vid: string
let aid: string
let held: Record<Persona, Held>

const yesterday = '2020-01-01'

beforeAll(async () => {
  const admin = await anAdmin()
  fid = await addAlbum(admin, { alpass: 'kiwi-42' })
  pid = await addPhoto(admin)
  ;({ vid, aid } = await addRecordings(admin, fid))
  const track = { kind: 'captions', language: 'en' } as const
  await writeDocuments(db, [documents.tracks(`${vid}/captions-en`, aTrackDoc())])
  await db.doc(`videos/${vid}`).update({ tracks: [track] })
  const pieces: RoomPiece[] = [{ kind: 'album', id: fid }]
  const room = await addRoom(admin, pieces)
  const ofAll = { mayComment: true, mayApprove: true }
  const link = (fields = {}) => addLink(admin, room, { ...ofAll, ...fields })
  const plain = { name: 'Asha', downloads: 'web', ...ofAll } as const

  const changes: Partial<Record<Persona, (id: string) => Promise<unknown>>> = {
    submitted: (id) => db.doc(`roomLinks/${id}`).update({ state: 'submitted' }),
    ended: (id) => call('update_room_link', { id, ...plain, lastDay: yesterday }, admin),
    closed: (id) => call('update_room_link', { id, ...plain, state: 'closed' }, admin),
    revoked: (id) => call('revoke_room_link', { id }, admin),
    'with another address': (id) => call('renew_room_link', { id }, admin),
    'with a new PIN': (id) => call('update_room_link', { id, ...plain, pin: '2468' }, admin),
  }
  const entries: [Persona, Held][] = [
    ['open link', await holding((await link()).key)],
    ['link with originals', await holding((await link({ downloads: 'originals' })).key)],
    ['link without downloads', await holding((await link({ downloads: 'off' })).key)],
    ['link without comments', await holding((await link({ mayComment: false, mayApprove: false })).key)],
  ]
  for (const [persona, change] of Object.entries(changes) as [Persona, (id: string) => Promise<unknown>][]) {
    const { id, key } = await link()
    entries.push([persona, await holding(key)])
    await change(id)
  }
  const binned = await addRoom(admin, pieces)
  entries.push(['room in the bin', await holding((await addLink(admin, binned, ofAll)).key)])
  await call('delete_room', { id: binned }, admin)
  entries.push(['another room’s link', await ofAnotherRoom(admin)])
  const [, { grant, looks, downloads } = { grant: '', looks: [], downloads: [] }] = entries[0] ?? []
  const altered = (address: string) => address.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
  entries.push([
    'forged',
    { grant: altered(grant ?? ''), looks: looks.map(altered), downloads: downloads.map(altered) },
  ])
  const bare = (address: string) => address.replace(/\?.*$/, '')
  entries.push(['no link', { grant: undefined, looks: looks.map(bare), downloads: downloads.map(bare) }])
  held = Object.fromEntries(entries) as Record<Persona, Held>
}, 120_000)

async function addPhoto(admin: Person): Promise<string> {
  const [pid, bytes] = [`photo-${unique()}`, await aJpeg(700, 500)]
  const [file] = await stage(admin, [{ bytes, name: 'Vows.jpg' }])
  const files = [{ name: 'Vows.jpg', size: bytes.length, file, pid, type: 'image/jpeg' }]
  await call('add_photos', { fid, files: JSON.stringify(files) }, admin)
  return pid
}

/** What an open link holds of the album. */
async function holding(key: string): Promise<Held> {
  const { grant } = await openRoom(key)
  const [photo] = (await readEncoded('photos_all', { fid, grant })).items
  const { videos, audios } = (await call('album_recordings', { fid, grant })).body
  const looks = [
    photo?.picture?.sources[0]?.url,
    videos[0]?.file,
    videos[0]?.poster?.sources[0]?.url,
    audios[0]?.file,
  ]
  return {
    grant,
    looks: looks.filter((url) => url !== undefined),
    downloads: [photo?.file ?? ''].filter(Boolean),
  }
}

/** A link of a room with other pieces, with the addresses that another link got. */
async function ofAnotherRoom(admin: Person): Promise<Held> {
  const { id, key } = await addLink(admin, await addRoom(admin, []), { mayComment: true, mayApprove: true })
  const { grant } = await openRoom(key)
  const own = await holding((await addLink(admin, await addRoom(admin, [{ kind: 'album', id: fid }]))).key)
  const moved = (address: string) => address.replace(/^\/room_files\/[^/]+/, `/room_files/${id}`)
  return { grant, looks: own.looks.map(moved), downloads: own.downloads.map(moved) }
}

/** What a persona gets of each call: whether it was answered. */
async function answers({ grant, looks, downloads }: Held) {
  const own = grant === undefined ? {} : { grant }
  const isOk = async (answer: Promise<{ status: number }>) => (await answer).status === 200
  const [open, files, calls] = await Promise.all([
    Promise.all(looks.map(async (url) => (await statusOf(url)) === 200)),
    Promise.all(downloads.map(async (url) => (await statusOf(url)) === 200)),
    Promise.all([
      isOk(readEncoded('photos_all', { fid, ...own })),
      readEncoded('photos_all', { ids: [pid], ...own }).then(({ items }) => items.length === 1),
      isOk(call('album_recordings', { fid, ...own })),
      isOk(call('get_track', { id: vid, kind: 'captions', language: 'en', ...own })),
    ]),
  ])
  const fetched = await Promise.all([
    isOk(call('image_file', { key: pid, ...own })),
    isOk(call('video_file', { key: vid, ...own })),
    isOk(call('audio_file', { key: aid, ...own })),
  ])
  return { looked: [...open, ...calls], downloaded: [...files, ...fetched] }
}

/** What a persona gets of the calls for comments, each with the comment of the open link. */
async function commentAnswers(grant: string, comment: string) {
  const piece = { kind: 'photo', id: pid } as const
  const visitor = { visitor: `visitor-${crypto.randomUUID()}` }
  const status = async (answer: Promise<{ status: number }>) => (await answer).status
  return [
    await status(call('get_room_review', { grant }, visitor)),
    await status(call('get_room_comments', { grant, piece }, visitor)),
    await status(
      call('add_room_comment', { grant, id: crypto.randomUUID(), piece, text: 'Brighter.' }, visitor),
    ),
    await status(call('resolve_room_comment', { grant, id: comment, resolved: true }, visitor)),
    await status(call('resolve_room_comment', { grant, id: comment, resolved: false }, visitor)),
    await status(call('set_piece_state', { grant, piece, state: 'changes' }, visitor)),
    await status(call('set_piece_state', { grant, piece, state: 'open' }, visitor)),
  ]
}

describe('the denial matrix of client rooms', () => {
  it.each(personas)('%s', async (persona) => {
    const right = expected[persona]
    const { looked, downloaded } = await answers(held[persona])
    expect(looked.length).toBe(8)
    expect(new Set(looked)).toEqual(new Set([right !== 'nothing']))
    expect(new Set(downloaded)).toEqual(new Set([right === 'download']))
    const { grant } = held[persona]
    const media = grant && (await call('room_media', { grant }))
    if (media) expect(media.status === 200).toBe(right !== 'nothing' || persona === 'another room’s link')
  })

  it('gives originals to a link that may have them, and to no other', async () => {
    const addresses = (persona: Persona) => held[persona].downloads.map((url) => /original\./.test(url))
    expect(addresses('link with originals')).toEqual([true])
    expect(addresses('open link')).toEqual([false])
    expect(addresses('link without downloads')).toEqual([])
  })

  it('changes nothing for those who get nothing', async () => {
    const before = await snapshotOfEverything(/^(throttles|sessions|statistics|insights|usage|figures)\//)
    for (const persona of personas.filter((each) => expected[each] === 'nothing'))
      await answers(held[persona])
    expect(await snapshotOfEverything(/^(throttles|sessions|statistics|insights|usage|figures)\//)).toEqual(
      before,
    )
  })
})

describe('the denial matrix of comments', () => {
  let comment: string
  beforeAll(async () => {
    const { grant = '' } = held['open link']
    const piece = { kind: 'photo', id: pid } as const
    comment = crypto.randomUUID()
    const { status } = await call('add_room_comment', { grant, id: comment, piece, text: 'Ours.' })
    expect(status).toBe(200)
  })
  const withGrant = personas.filter((persona) => persona !== 'no link')
  const mayComment = (persona: Persona) =>
    expected[persona] !== 'nothing' && persona !== 'link without comments'

  it.each(withGrant)('%s', async (persona) => {
    const { grant = '' } = held[persona]
    const before = await commentsStored()
    const answers = await commentAnswers(grant, comment)
    if (mayComment(persona)) expect(new Set(answers)).toEqual(new Set([200]))
    else if (persona === 'another room’s link') expect(answers).toEqual([200, 404, 404, 404, 404, 404, 404])
    else {
      expect(new Set(answers)).toEqual(new Set([persona === 'link without comments' ? 403 : 404]))
      expect(await commentsStored()).toEqual(before)
    }
  })

  it.each(withGrant)('%s neither edits nor deletes what another wrote', async (persona) => {
    if (persona === 'open link') return
    const { grant = '' } = held[persona]
    const before = await commentsStored()
    const edited = await call('edit_room_comment', { grant, id: comment, text: 'Changed.' })
    const deleted = await call('delete_room_comment', { grant, id: comment })
    // A room without this comment has it deleted already.
    expect([edited.status, persona === 'another room’s link' ? 404 : deleted.status]).not.toContain(200)
    expect(await commentsStored()).toEqual(before)
  })

  it('the open link edits and deletes what it wrote', async () => {
    const { grant = '' } = held['open link']
    expect((await call('edit_room_comment', { grant, id: comment, text: 'Ours again.' })).status).toBe(200)
    expect((await call('delete_room_comment', { grant, id: comment })).status).toBe(200)
  })
})

const commentsStored = () => snapshotOfEverything(/^(?!roomComments\/|roomReviews\/)/)

describe('the files of a room', () => {
  it('have one address each, letter by letter', async () => {
    const [address = ''] = held['open link'].looks
    const [path = '', query] = address.split('?')
    const other = await getRaw(`${path}/../${path.split('/').at(-1)}?${query}`)
    const doubled = await getRaw(`/${path}?${query}`)
    expect([other.status, doubled.status]).not.toContain(200)
    for (const changed of [
      `${path}?key=${forged}`,
      `${path}?${query}&x=1`,
      `${path}/?${query}`,
      `${path.replace('/album-', '/photo-')}?${query}`,
      `${path.replace('.webp', '.jpg')}?${query}`,
      `${path.replace(/\/room_files\/[^/]+\/[^/]+/, '')}?${query}`,
    ])
      expect([changed, (await getRaw(changed)).status]).toEqual([changed, 404])
    expect((await getRaw(address)).status).toBe(200)
  })

  it('end with their grant', async () => {
    const linkId = /^room_(.+)_\d{13}/.exec(held['open link'].grant ?? '')?.[1] ?? ''
    const link = RoomLinkDoc.parse((await db.doc(`roomLinks/${linkId}`).get()).data())
    const issued = (now: number) => issueRoomGrant(aPlatform({ now: () => now }), linkId, link).grant
    expect((await call('room_media', { grant: issued(Date.now()) })).status).toBe(200)
    expect((await call('room_media', { grant: issued(Date.now() - 2 * 60 * 60_000) })).body.code).toBe(
      'room-not-found',
    )
  })
})

describe('open_room', () => {
  it('says that a link has ended to those who have its key alone', async () => {
    const admin = await anAdmin()
    const room = await addRoom(admin, [])
    const codes = async (key: string) => (await call('open_room', { key })).body.code
    const ended = await addLink(admin, room, { lastDay: yesterday, pin: '2468' })
    const revoked = await addLink(admin, room)
    await call('revoke_room_link', { id: revoked.id }, admin)
    expect(await codes(ended.key)).toBe('room-ended')
    expect([await codes(revoked.key), await codes('A'.repeat(32))]).toEqual([
      'room-not-found',
      'room-not-found',
    ])
  })
})
