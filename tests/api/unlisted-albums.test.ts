import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import { Album } from '@dlm/contract/media/media.schema'
import { tagPath } from '@dlm/contract/site/readable-paths'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { writtenText } from '../../functions/src/text/written-text.ts'
import { countReads } from '../../scripts/bench/read-counter.ts'
import { db } from '../support/admin.ts'
import { call, read, send } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { type EncodedName, editAlbum, type Query, readEncoded, unlock } from '../support/media.ts'
import { ownApi } from '../support/own-api.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { type UnlistedAlbums, unlistedAlbums } from '../support/unlisted-albums.ts'

const since = Date.now() - 60_000
let twins: UnlistedAlbums
let admin: Person
let member: Person
beforeAll(async () => {
  ;[twins, admin, member] = [await unlistedAlbums(since), await anAdmin(), await aMember()]
})

/** The albums that an answer names. */
const albumsIn = (answer: unknown) =>
  twins.albumsIn(Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)))

/** All pages of an encoded list. */
async function allOf(name: EncodedName, query: Query = {}) {
  const pages: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await readEncoded(name, { ...query, limit: 3, ...(cursor && { cursor }) }, member)
    expect(page.status).toBe(200)
    pages.push(page.body)
    cursor = page.next
  } while (cursor)
  return pages.flatMap(albumsIn)
}

const page = async (path: string) => albumsIn((await send<string>(path)).body)
const searchAll = async (search: string) => albumsIn((await read('search_all', { search })).body)
const entriesOfTag = async (id: string) => albumsIn((await call('get_tag', { id })).body)
type Fid = 'seen' | 'seenVault'
/** What lists albums or photos, and those of ours that it shows. */
const routes: [string, () => Promise<string[]>, Fid[]][] = [
  ['the list of albums', () => allOf('get_all_albums'), ['seenVault', 'seen']],
  ['a search of albums', () => allOf('get_all_albums', { search: twins.word }), ['seenVault', 'seen']],
  ['the list of photos', () => allOf('photos_all'), ['seen']],
  ['a search of photos', () => allOf('photos_all', { search: twins.word }), ['seen']],
  ['the search of everything', () => searchAll(twins.word), ['seenVault', 'seen']],
  ['the landing', async () => albumsIn((await call('get_latest_media', {})).body), ['seen']],
  ['its wall', async () => albumsIn((await call('get_latest_media', { photosOnly: 'yes' })).body), ['seen']],
  ['the sitemap', () => page('/sitemap.xml'), ['seen']],
  ['the page of the albums', () => page('/view_albums'), ['seenVault', 'seen']],
  ['the entries of a tag', () => entriesOfTag(twins.word), ['seenVault', 'seen']],
  ['the page of a tag', () => page(tagPath(twins.word)), ['seenVault', 'seen']],
]

describe('an album that is in no list', () => {
  it.each(routes)('is not in %s, where its twin is', async (_, albumsShown, expected) => {
    expect([...new Set(await albumsShown())].toSorted()).toEqual(
      expected.map((twin) => twins[twin]).toSorted(),
    )
  })

  it('is not new to a member; its twin is', async () => {
    const at = Date.now() - 1_000
    const [listed, other] = [`${twins.mark}-new-listed`, `${twins.mark}-new-unlisted`]
    await writeDocuments(db, [
      documents.albums(listed, anAlbumDoc({ createdAt: at + 1 })),
      documents.albums(other, anAlbumDoc({ createdAt: at + 2, unlisted: true })),
    ])
    const { data } = (await call('new_entries', { since: at }, member)).body
    expect(data.map(({ id }) => id)).toEqual([listed])
  })

  it('is answered to those who have its id, as its twin is', async () => {
    const { byLink, byLinkVault, seen, seenVault } = twins
    const { items } = await readEncoded('get_all_albums', { ids: [byLink, seen, byLinkVault] })
    expect(items.map(({ fid, unlisted, locked }) => [fid, unlisted, locked])).toEqual([
      [byLink, true, false],
      [seen, undefined, false],
      [byLinkVault, true, true],
    ])
    for (const fid of [byLink, seen])
      expect((await readEncoded('photos_all', { fid })).items.map(({ pid }) => pid)).toEqual(
        twins.pidsOf(fid).toReversed(),
      )
    for (const fid of [byLinkVault, seenVault]) {
      expect((await readEncoded('photos_all', { fid })).body.code).toBe('album-locked')
      const { grant } = await unlock(fid, twins.code)
      expect((await readEncoded('photos_all', { fid, grant })).items).toHaveLength(2)
    }
  })

  it('lets its photos be saved and downloaded as those of an open one; locked ones need the code', async () => {
    const { byLink, byLinkVault, seen, seenVault } = twins
    const ids = [seenVault, seen, byLinkVault, byLink].map((fid) => `${fid}-0`)
    const { items } = await readEncoded('photos_all', { ids })
    expect(items.map(({ fid }) => fid)).toEqual([seen, byLink])
    const status = async (key: string) => (await call('image_file', { key })).status
    expect(await Promise.all(ids.map(status))).toEqual([404, 200, 404, 200])
  })

  it.each([
    ['open', 'byLink', 'seen'],
    ['locked', 'byLinkVault', 'seenVault'],
  ] as const)(
    'has a page that search engines leave out, and a link that shows what its twin’s does: %s',
    async (_, unlisted, listed) => {
      const [fid, twin] = [twins[unlisted], twins[listed]]
      const heads = await Promise.all(
        [fid, twin].map(async (id) => {
          const moved = await send(`/view_albums?album=${id}`, { redirect: 'manual' })
          expect([moved.status, moved.headers.get('location')]).toEqual([301, twins.pathOf(id)])
          const { status, body } = await send<string>(twins.pathOf(id))
          expect(status).toBe(200)
          return body.slice(0, body.indexOf('</head>'))
        }),
      )
      const noIndex = '<meta name="robots" content="noindex" />'
      expect(heads.map((head) => head.includes(noIndex))).toEqual([true, false])
      expect(
        heads.map((head) => /rel="canonical" href="http[^"]+?(\/albums\/[^"]+)"/.exec(head)?.[1]),
      ).toEqual([twins.pathOf(fid), twins.pathOf(twin)])
      for (const property of ['og:title', 'og:image', 'og:url'])
        expect(heads.map((head) => head.includes(`property="${property}"`))).toEqual([true, true])
    },
  )

  it('is shown by an article that embeds it, as its twin is', async () => {
    const { byLink, mark, seen } = twins
    const written = await writtenText(`::album(${byLink})\n\n::photo(${byLink}-0)\n\n::album(${seen})`)
    await writeDocuments(db, [documents.news(`${mark}-news`, aNewsDoc(written))])
    const { body } = await call('get_news_data', { id: `${mark}-news` })
    expect(albumsIn(body)).toEqual([seen, byLink])
  })

  it('is found by no cursor: a page that passes over it has the others, and reads few documents more', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `${twins.mark}-many-${at}`)
    await writeDocuments(
      db,
      many.map((fid, at) =>
        documents.albums(fid, anAlbumDoc({ unlisted: at % 4 > 0, createdAt: Date.now() + 3_600_000 + at })),
      ),
    )
    const platform = aPlatform()
    const exact = countReads(platform.db)
    const { body } = await ownApi(platform).call('get_all_albums', { payload: encodeWire({ limit: 10 }) })
    const { data = '', next = '' } = body as { data?: string; next?: string }
    const onPage = decodeWire(data, (value) => z.array(Album).parse(value)).map(({ fid }) => fid)
    expect(onPage).toEqual(many.filter((_, at) => at % 4 === 0).toReversed())
    const [, last] = JSON.parse(Buffer.from(next, 'base64url').toString())
    expect(last).toBe(onPage.at(-1))
    // Eleven, the thirty that are passed over, and as many again at most.
    expect(exact().documents).toBeLessThanOrEqual(71)
    await Promise.all(many.map((fid) => db.doc(`albums/${fid}`).delete()))
  })
})

describe('admins', () => {
  const listed = async (who: Person | undefined, query: Query) => {
    const { status, body } = await call(
      'get_all_albums',
      { payload: encodeWire({ search: twins.word, ...query }) },
      who,
    )
    return { status, code: body.code, fids: albumsIn(body) }
  }

  it('see all albums where they ask for unlisted ones, in each order; no other caller may', async () => {
    const { byLink, byLinkVault, seen, seenVault } = twins
    expect((await listed(admin, {})).fids).toEqual([seenVault, seen])
    for (const order of ['newest', 'oldest', 'name', 'largest'] as const)
      expect((await listed(admin, { unlisted: true, order })).fids).toEqual([
        seenVault,
        seen,
        byLinkVault,
        byLink,
      ])
    for (const who of [undefined, member])
      expect(await listed(who, { unlisted: true })).toEqual({ status: 403, code: 'not-allowed', fids: [] })
  })

  it('cannot let the landing open with a photo of one', async () => {
    const { byLink, seen } = twins
    const choose = (id: string) => call('set_landing_photo', { id, on: true }, admin)
    expect(await choose(`${byLink}-0`)).toMatchObject({ status: 409, body: { code: 'album-not-open' } })
    expect((await choose(`${seen}-0`)).status).toBe(200)
    const stage = async () => (await call('get_latest_media', {})).body.photos[0]?.pid
    expect(await stage()).toBe(`${seen}-0`)
    // Its photos follow a moment later.
    await db.doc(`albums/${seen}`).update({ unlisted: true })
    expect(await stage()).not.toBe(`${seen}-0`)
    expect((await editAlbum(admin, seen, { unlisted: false })).status).toBe(200)
    await call('set_landing_photo', { id: `${seen}-0`, on: false }, admin)
  })
})

describe('the switch of an album', () => {
  const lists = async (fid: string) => [
    (await allOf('get_all_albums', { search: fid })).includes(fid),
    (await allOf('photos_all', { search: fid })).includes(fid),
    (await searchAll(fid)).includes(fid),
  ]

  it('unlists it with all its photos, and lists all of them again, at once', async () => {
    const { seen } = twins
    expect(await lists(seen)).toEqual([true, true, true])
    expect((await editAlbum(admin, seen, { unlisted: true })).status).toBe(200)
    expect(await lists(seen)).toEqual([false, false, false])
    expect((await readEncoded('photos_all', { fid: seen })).items).toHaveLength(2)
    expect((await editAlbum(admin, seen, { unlisted: false })).status).toBe(200)
    expect(await lists(seen)).toEqual([true, true, true])
  })

  it('counts for photos that are deleted meanwhile, and for those that are moved', async () => {
    const [from, to] = [`${twins.mark}-from`, `${twins.mark}-to`]
    const pids = [0, 1, 2].map((at) => `${from}-${at}`)
    await writeDocuments(db, [
      documents.albums(from, anAlbumDoc({ name: from, photos: 3 })),
      documents.albums(to, anAlbumDoc({ name: to, unlisted: true })),
      ...pids.map((pid) => documents.photos(pid, aPhotoDoc(pid, { fid: from, name: `${from} photo.jpg` }))),
    ])
    const foundPhotos = async () =>
      (await readEncoded('photos_all', { search: `${from} photo` })).items.map(({ pid }) => pid)
    const [first = '', second = '', third = ''] = pids
    expect(
      (await call('move_photos', { from, to, ids: JSON.stringify([second]) }, admin)).body.failed,
    ).toEqual([])
    expect((await foundPhotos()).toSorted()).toEqual([first, third])
    expect((await call('delete_photo', { id: first }, admin)).status).toBe(200)
    expect((await editAlbum(admin, from, { unlisted: true })).status).toBe(200)
    expect((await call('restore', { kind: 'photo', id: first }, admin)).status).toBe(200)
    expect(await foundPhotos()).toEqual([])
    expect((await editAlbum(admin, from, { unlisted: false })).status).toBe(200)
    expect((await foundPhotos()).toSorted()).toEqual([first, third])
    expect(
      (await call('move_photos', { from: to, to: from, ids: JSON.stringify([second]) }, admin)).status,
    ).toBe(200)
    expect((await foundPhotos()).toSorted()).toEqual(pids)
  })

  it('stays as it is in a change that does not say', async () => {
    const { byLink } = twins
    const { body } = await call('get_editable', { kind: 'album', id: byLink }, admin)
    const { unlisted, ...fields } = body.fields
    expect(unlisted).toBe(true)
    const sent = { kind: 'album', id: byLink, revision: body.revision, fields } as const
    expect((await call('edit', sent, admin)).status).toBe(200)
    expect(await lists(byLink)).toEqual([false, false, false])
  })

  it('is off in albums of before there was one', async () => {
    const old = `${twins.mark}-old`
    const { unlisted: _, ...before } = anAlbumDoc({ name: `Old ${old}` })
    await writeDocuments(db, [documents.albums(old, before as never)])
    const { items } = await readEncoded('get_all_albums', { search: old })
    expect(items.map(({ fid }) => fid)).toEqual([old])
  })
})
