import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import { MediaQuery } from '@dlm/contract/media/media.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { documents, type StoredDocument, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { firstNames, unique } from '../support/fixtures.ts'
import { aMember, anAdmin, anAdminWithoutSession, type Person } from '../support/people.ts'

const many = 10 ** 9
/** The album of the photos. */
const fid = `orders-${unique()}`

type Query = Partial<MediaQuery>
type Name = 'get_all_albums' | 'get_all_videos' | 'get_all_audios' | 'photos_all'

interface Case {
  name: Name
  order: MediaQuery['order']
  /** The entry that is at this position of the list, from 1 to 3, before all others. */
  entry(id: string, at: number, mark: string): StoredDocument
}

const first = (mark: string, at: number) => `${firstNames[at - 1]} ${mark}`
const cases: Case[] = [
  {
    ...{ name: 'get_all_albums', order: 'oldest' },
    entry: (id, createdAt, name) => documents.albums(id, anAlbumDoc({ name, createdAt })),
  },
  {
    ...{ name: 'get_all_albums', order: 'name' },
    entry: (id, at, mark) => documents.albums(id, anAlbumDoc({ name: first(mark, at) })),
  },
  {
    ...{ name: 'get_all_albums', order: 'largest' },
    entry: (id, at, name) => documents.albums(id, anAlbumDoc({ name, photos: many - at })),
  },
  {
    ...{ name: 'get_all_videos', order: 'oldest' },
    entry: (id, createdAt, name) => documents.videos(id, aVideoDoc(id, { name, createdAt })),
  },
  {
    ...{ name: 'get_all_videos', order: 'name' },
    entry: (id, at, mark) => documents.videos(id, aVideoDoc(id, { name: first(mark, at) })),
  },
  {
    ...{ name: 'get_all_videos', order: 'longest' },
    entry: (id, at, name) => documents.videos(id, aVideoDoc(id, { name, duration: many - at })),
  },
  {
    ...{ name: 'get_all_audios', order: 'oldest' },
    entry: (id, createdAt, name) => documents.audios(id, anAudioDoc(id, { name, createdAt })),
  },
  {
    ...{ name: 'get_all_audios', order: 'name' },
    entry: (id, at, mark) => documents.audios(id, anAudioDoc(id, { name: first(mark, at) })),
  },
  {
    ...{ name: 'get_all_audios', order: 'longest' },
    entry: (id, at, name) => documents.audios(id, anAudioDoc(id, { name, duration: many - at })),
  },
  {
    ...{ name: 'photos_all', order: 'oldest' },
    entry: (id, createdAt, name) => documents.photos(id, aPhotoDoc(id, { fid, name, createdAt })),
  },
  {
    ...{ name: 'photos_all', order: 'name' },
    entry: (id, at, mark) => documents.photos(id, aPhotoDoc(id, { fid, name: first(mark, at) })),
  },
]

const Entry = z.array(z.object({ id: z.string() }))

async function list(name: Name, query: Query, by?: Person) {
  const request = name === 'photos_all' ? { fid, ...query } : query
  const { status, body } = await call(name, { payload: encodeWire(request) }, by)
  const items = body.data === undefined ? [] : decodeWire(body.data, (value) => Entry.parse(value))
  return { status, code: body.code, next: body.next, ids: items.map(({ id }) => id) }
}

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ photos: 6 }))])
})

describe.each(cases)('$name, $order', ({ name, order, entry }) => {
  const mark = unique()
  const id = (at: number) => `${order}-${at}-${mark}`
  // Not in the order of their ids.
  beforeAll(() =>
    writeDocuments(
      db,
      [3, 1, 2].map((at) => entry(id(at), at, mark)),
    ),
  )

  it('continues over its pages, with a search and without', async () => {
    // Photos of the other order are in the album too.
    for (const search of name === 'photos_all' ? [mark] : ['', mark]) {
      const one = await list(name, { order, search, limit: 2 }, admin)
      expect(one.ids).toEqual([id(1), id(2)])
      const two = await list(name, { order, search, limit: 2, cursor: one.next ?? '' }, admin)
      expect(two.ids[0]).toBe(id(3))
      if (search) expect([two.ids.length, two.next]).toEqual([1, undefined])
    }
  })

  it('is an admin’s alone, and its cursor no other order’s', async () => {
    for (const person of [undefined, await aMember(), await anAdminWithoutSession()]) {
      expect((await list(name, { order }, person)).code).toBe('not-allowed')
      expect((await list(name, { order: 'newest' }, person)).status).toBe(200)
    }
    if (name !== 'photos_all')
      expect((await read(name, { payload: encodeWire({ order }) })).body.code).toBe('not-allowed')
    const { next = '' } = await list(name, { order, limit: 1 }, admin)
    expect((await list(name, { cursor: next })).code).toBe('invalid-input')
  })
})

it('continues after a recording of unknown length', async () => {
  const mark = unique()
  await writeDocuments(
    db,
    [1, 2, 3].map((at) =>
      documents.videos(
        `unknown-${at}-${mark}`,
        aVideoDoc(`unknown-${at}-${mark}`, { name: mark, duration: null }),
      ),
    ),
  )
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(
      'get_all_videos',
      { order: 'longest', search: mark, limit: 1, ...(cursor && { cursor }) },
      admin,
    )
    ids.push(...page.ids)
    cursor = page.next
  } while (cursor)
  expect(ids.toSorted()).toEqual([1, 2, 3].map((at) => `unknown-${at}-${mark}`))
})

it('has no order by a field that its documents do not have', async () => {
  const refused = [
    ['get_all_albums', { order: 'longest' }],
    ['get_all_videos', { order: 'largest' }],
    ['get_all_audios', { order: 'largest' }],
    ['photos_all', { order: 'largest' }],
    // Over all albums they have the usual one alone.
    ['photos_all', { order: 'name', fid: undefined }],
  ] as const
  for (const [name, query] of refused)
    expect([name, (await list(name, query as Query, admin)).code]).toEqual([name, 'invalid-input'])
  expect(MediaQuery.safeParse({ order: 'drafts' }).success).toBe(false)
})
