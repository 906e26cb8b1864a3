import { decodeWire } from '@dlm/contract/media/codec'
import type { Album } from '@dlm/contract/media/media.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, send } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, type StoredDocument, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { future, unique } from '../support/fixtures.ts'
import { type EncodedName, readEncoded } from '../support/media.ts'

const word = `zephyr${unique()}`
const id = (at: number) => `test-${word}-${at}`

interface ListCase {
  name: EncodedName
  entry(id: string, described: { name: string; createdAt: number }): StoredDocument
}

const lists: ListCase[] = [
  { name: 'get_all_albums', entry: (id, described) => documents.albums(id, anAlbumDoc(described)) },
  { name: 'get_all_videos', entry: (id, described) => documents.videos(id, aVideoDoc(id, described)) },
  { name: 'get_all_audios', entry: (id, described) => documents.audios(id, anAudioDoc(id, described)) },
  { name: 'photos_all', entry: (id, described) => documents.photos(id, aPhotoDoc(id, described)) },
]

describe.each(lists)('$name', ({ name, entry }) => {
  const ids = [0, 1, 2, 3, 4].map(id)
  const newestFirst = ids.toReversed()
  beforeAll(() =>
    writeDocuments(
      db,
      ids.map((id, at) => entry(id, { name: `Some ${word.toUpperCase()} ${at}`, createdAt: future + at })),
    ),
  )

  it('answers newest first, page by page, each entry once', async () => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const { status, items, next } = await readEncoded(name, {
        search: word,
        limit: 2,
        ...(cursor && { cursor }),
      })
      expect(status).toBe(200)
      ids.push(...items.map(({ id }) => id))
      cursor = next
    } while (cursor)
    expect(ids).toEqual(newestFirst)
  })

  it.each([
    ['a part of a word', word.slice(6, 28), 5],
    ['other letters', word.toUpperCase(), 5],
    ['several words', `some ${word} 3`, 1],
    ['nothing that is not there', `${word} nowhere`, 0],
  ])('finds %s', async (_name, search, count) => {
    expect((await readEncoded(name, { search })).items).toHaveLength(count)
  })

  it('answers a request without a payload with the newest twelve', async () => {
    const { status, body } = await call(name, {})
    expect(status).toBe(200)
    const { items } = await readEncoded(name, { limit: 12 })
    expect(items.slice(0, 5).map(({ id }) => id)).toEqual(newestFirst)
    expect(decodeWire(body.data, (value) => value)).toEqual(items)
  })

  it('answers entries by their ids, in that order, each once, without those that are not there', async () => {
    const ids = [id(3), 'no-such-entry', id(0), id(3), id(4)]
    const { items, next } = await readEncoded(name, { ids })
    expect(items.map(({ id }) => id)).toEqual([id(3), id(0), id(4)])
    expect(next).toBeUndefined()
    const filtered = await readEncoded(name, { ids, search: `${word} 4` })
    expect(filtered.items.map(({ id }) => id)).toEqual([id(4)])
    expect((await readEncoded(name, { ids: [] })).items).toEqual([])
  })

  it('shows no field that is none of its own', async () => {
    for (const entry of (await readEncoded(name, { search: word })).items) {
      for (const field of ['grams', 'createdAt', 'original', 'locked'].slice(
        0,
        name === 'get_all_albums' ? 3 : 4,
      ))
        expect(entry).not.toHaveProperty(field)
    }
  })

  it.each([
    ['a cursor that is none', { cursor: 'nonsense' }, 'cursor'],
    ['more than fifty at once', { limit: 51 }, 'payload.limit'],
    ['more than fifty ids', { ids: Array.from({ length: 51 }, (_, at) => id(at)) }, 'payload.ids'],
    ['an id that is a path', { ids: ['../albumSecrets/x'] }, 'payload.ids.0'],
    ['an id of the database’s own', { ids: ['__a__'] }, 'payload.ids.0'],
  ])('refuses %s, and names it', async (_name, query, field) => {
    const { status, body } = await readEncoded(name, query)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid-input', field })
  })

  it.each(['xyz', '00', 'é'])('refuses the payload %j', async (payload) => {
    const { status, body } = await call(name, { payload })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid-input', field: 'payload' })
  })
})

describe('caches', () => {
  it.each(['get_all_albums', 'get_all_videos', 'get_all_audios'])('keep %s by its payload', async (name) => {
    const first = await send(`/api/${name}`)
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const again = await fetch(`${PORTAL}/api/${name}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('cache no photos, which depend on the visitor', async () => {
    expect((await call('photos_all', {})).headers.get('cache-control')).toBe('no-store')
    expect((await send('/api/photos_all')).status).toBe(405)
  })
})

describe('what lists say of an entry', () => {
  it('an album has its cover, its number of photos and whether it is locked, and no code', async () => {
    const fid = `test-${unique()}`
    await writeDocuments(db, [
      documents.albums(fid, anAlbumDoc({ name: 'Some Album', locked: true, photos: 7, place: 'Lisbon' })),
    ])
    const { items } = await readEncoded('get_all_albums', { ids: [fid] })
    expect(items).toEqual<Album[]>([
      {
        ...{ id: fid, fid, name: 'Some Album', locked: true, photos: 7 },
        ...{ date: '', place: 'Lisbon', tags: '', layout: 'rows', order: 'newest' },
        fp: expect.stringContaining('960.webp?alt=media'),
        cover: expect.objectContaining({ width: 1600, height: 1067, sources: expect.any(Array) }),
      },
    ])
  })

  it('a photo whose renditions are not made has no picture', async () => {
    const [pid, other] = [`test-${unique()}`, `test-${unique()}`]
    await writeDocuments(db, [
      documents.photos(pid, aPhotoDoc(pid, { picture: null })),
      documents.photos(other, aPhotoDoc(other)),
    ])
    const { items } = await readEncoded('photos_all', { ids: [pid, other] })
    expect(items.map(({ picture }) => picture?.width)).toEqual([undefined, 1600])
    expect(items[0]).toMatchObject({ pid, file: expect.stringContaining('original.jpg?alt=media') })
  })

  it('a photo has its alt text and caption, is found by each, and has none where none was written', async () => {
    const [pid, before] = [`test-${unique()}`, `test-${unique()}`]
    const [alt, caption] = [`A gull ${unique()}`, `Skagen ${unique()}`]
    const { alt: _, caption: __, ...older } = aPhotoDoc(before)
    await writeDocuments(db, [
      documents.photos(pid, aPhotoDoc(pid, { alt, caption })),
      { path: `photos/${before}`, data: older },
    ])
    const { items } = await readEncoded('photos_all', { ids: [pid, before] })
    expect(items[0]).toMatchObject({ pid, alt, caption })
    expect(Object.keys(items[1] ?? {}).filter((field) => ['alt', 'caption'].includes(field))).toEqual([])
    for (const search of [alt.slice(2), caption.toUpperCase()])
      expect((await readEncoded('photos_all', { search })).items.map(({ id }) => id)).toEqual([pid])
  })

  it('a recording answers what its upload had, and no more', async () => {
    const [bare, whole] = [`test-${unique()}`, `test-${unique()}`]
    await writeDocuments(db, [
      documents.videos(bare, aVideoDoc(bare, { poster: null, duration: null })),
      documents.videos(whole, aVideoDoc(whole, { duration: 9, frameRate: 23.976 })),
      documents.audios(bare, anAudioDoc(bare, { peaks: null, duration: null })),
      documents.audios(whole, anAudioDoc(whole, { peaks: [1, 2], duration: 9 })),
    ])
    const videos = (await readEncoded('get_all_videos', { ids: [bare, whole] })).items
    expect(Object.keys(videos[0] ?? {}).sort()).toEqual(['file', 'id', 'name', 'size', 'tags', 'type', 'vid'])
    expect(videos[1]).toMatchObject({
      vid: whole,
      duration: 9,
      frameRate: 23.976,
      poster: { width: 640, height: 360 },
    })
    const audios = (await readEncoded('get_all_audios', { ids: [bare, whole] })).items
    expect(Object.keys(audios[0] ?? {}).sort()).toEqual(['aid', 'file', 'id', 'name', 'size', 'tags', 'type'])
    expect(audios[1]).toMatchObject({ aid: whole, duration: 9, peaks: [1, 2] })
  })
})

describe('the demo data', () => {
  it.each([
    ['get_all_albums', 'albums'],
    ['get_all_videos', 'videos'],
    ['get_all_audios', 'audios'],
  ] as const)('%s answers every document of %s as it is stored', async (name, collection) => {
    const { docs } = await db.collection(collection).orderBy('createdAt', 'desc').limit(50).get()
    const { items } = await readEncoded(name, { limit: 50 })
    expect(items.map(({ id, name }) => [id, name])).toEqual(docs.map((doc) => [doc.id, doc.get('name')]))
  })

  it('photos_all answers whose photo it is, where it is not the portal’s own', async () => {
    const credit = { author: `Ada ${word}`, licence: 'CC BY 4.0' } as const
    const [own, credited] = [id(7), id(8)]
    await writeDocuments(db, [
      documents.photos(own, aPhotoDoc(own)),
      documents.photos(credited, aPhotoDoc(credited, { credit })),
    ])
    const { items } = await readEncoded('photos_all', { ids: [own, credited] })
    expect(items.map((item) => item.credit)).toEqual([undefined, credit])
  })

  it('photos_all answers every photo of an open album, and the files are there', async () => {
    const open = db.collection('photos').where('locked', '==', false)
    const { docs } = await open.orderBy('createdAt', 'desc').limit(50).get()
    const { items } = await readEncoded('photos_all', { limit: 50 })
    expect(items.map(({ id, name }) => [id, name])).toEqual(docs.map((doc) => [doc.id, doc.get('name')]))
    const photo = items.find(({ fid }) => fid === 'north-light')
    for (const { url } of photo?.picture?.sources ?? []) expect((await fetch(url)).status).toBe(200)
    const file = await fetch(photo?.file ?? '')
    expect(file.headers.get('content-length')).toBe(String(photo?.size))
  })
})
