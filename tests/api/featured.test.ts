import { type FeaturedKind, featuredKinds } from '@dlm/contract/kinds/kind-lists'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { never } from '../../functions/src/content/publication.ts'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { documents, type StoredDocument, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, anAudioDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

const run = crypto.randomUUID().slice(0, 8)
/** Later than everything else in the portal. */
let moment = Date.now() - 1_000

const stored: Readonly<Record<FeaturedKind, (id: string, createdAt: number) => StoredDocument>> = {
  news: (id, createdAt) => documents.news(id, aNewsDoc({ createdAt })),
  product: (id, createdAt) => documents.products(id, aProductDoc({ createdAt })),
  service: (id, createdAt) => documents.services(id, aServiceDoc({ createdAt })),
  album: (id, createdAt) => documents.albums(id, anAlbumDoc({ createdAt })),
  video: (id, createdAt) => documents.videos(id, aVideoDoc(id, { createdAt })),
  audio: (id, createdAt) => documents.audios(id, anAudioDoc(id, { createdAt })),
}

type Page = { ids: string[]; next: string | undefined }
type Query = { limit: number; cursor?: string }

const listCalls = { news: 'get_news', product: 'get_products', service: 'get_services' } as const
const encodedCalls = { album: 'get_all_albums', video: 'get_all_videos', audio: 'get_all_audios' } as const

async function page(kind: FeaturedKind, query: Query): Promise<Page> {
  if (kind === 'album' || kind === 'video' || kind === 'audio') {
    const { items, next } = await readEncoded(encodedCalls[kind], query)
    return { ids: items.map(({ id }) => id), next }
  }
  const { body } = await read(listCalls[kind], { ...query, limit: String(query.limit) })
  return { ids: body.data.map(({ id }: { id: string }) => id), next: body.next }
}

/** The ids of a list, read in pages of this size. */
async function wholeList(kind: FeaturedKind, limit: number): Promise<string[]> {
  const all: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { ids, next } = await page(kind, { limit, ...(cursor !== undefined && { cursor }) })
    all.push(...ids)
    if (next === undefined) return all
    cursor = next
  }
}

let admin: Person
const feature = (kind: FeaturedKind, id: string, on = true, by = admin) =>
  call('set_featured', { kind, id, on }, by)

/** Entries of a kind, the first the newest. */
async function someOf(kind: FeaturedKind, count: number): Promise<string[]> {
  moment += 100
  const ids = Array.from({ length: count }, () => `${kind}-${crypto.randomUUID().slice(0, 8)}`)
  await writeDocuments(
    db,
    ids.map((id, at) => stored[kind](id, moment - at)),
  )
  return ids
}

beforeAll(async () => {
  admin = await anAdmin()
})

afterEach(() => db.doc('settings/site').set({ featured: {} }, { merge: true }))

describe.each(featuredKinds)('a featured %s', (kind) => {
  it('comes first in its list, the one that was chosen last in front, and not a second time', async () => {
    const [newest, second, oldest] = await someOf(kind, 3)
    expect((await page(kind, { limit: 2 })).ids).toEqual([newest, second])
    expect((await feature(kind, String(oldest))).status).toBe(200)
    expect((await page(kind, { limit: 2 })).ids).toEqual([oldest, newest])
    await feature(kind, String(second))
    const all = await wholeList(kind, 50)
    expect(all.slice(0, 3)).toEqual([second, oldest, newest])
    expect(all).toHaveLength(new Set(all).size)
  })
})

describe('set_featured', () => {
  it.each([1, 2, 3, 4, 7])('leaves every entry in the list once, in pages of %i', async (limit) => {
    const before = (await wholeList('service', 50)).length
    const [, b, c, , e] = await someOf('service', 6)
    for (const id of [c, e, b]) await feature('service', String(id))
    const all = await wholeList('service', limit)
    expect(all.slice(0, 3)).toEqual([b, e, c])
    expect(all).toHaveLength(before + 6)
    expect(new Set(all).size).toBe(before + 6)
  })

  it('puts an entry back to its place, and is logged', async () => {
    const [newest, older] = await someOf('news', 2)
    const id = String(older)
    await feature('news', id)
    expect((await call('get_featured', { kind: 'news' }, admin)).body).toMatchObject({ ids: [id] })
    await feature('news', id, false)
    await feature('news', id, false)
    expect((await page('news', { limit: 2 })).ids).toEqual([newest, older])
    expect(await auditOf(`news/${id}`)).toEqual(['set_featured', 'set_featured'])
  })

  it('takes three of a kind, and another in place of a deleted one', async () => {
    const ids = await someOf('product', 5)
    const [first, second, third, fourth, fifth] = ids.map(String) as [string, string, string, string, string]
    for (const id of [first, second, third]) expect((await feature('product', id)).status).toBe(200)
    expect(await feature('product', fourth)).toMatchObject({
      status: 409,
      body: { code: 'too-many-featured' },
    })
    expect((await feature('product', third)).status).toBe(200)
    expect((await call('delete_product', { id: second }, admin)).status).toBe(200)
    expect((await page('product', { limit: 3 })).ids).toEqual([third, first, fourth])
    expect((await feature('product', fifth)).status).toBe(200)
    expect((await page('product', { limit: 3 })).ids).toEqual([fifth, third, first])
  })

  it('shows no draft and no unlisted album', async () => {
    const [draft, hidden] = [`draft-${run}`, `hidden-${run}`]
    await writeDocuments(db, [
      documents.news(draft, aNewsDoc({ createdAt: never })),
      documents.albums(hidden, anAlbumDoc({ unlisted: true })),
    ])
    expect((await feature('news', draft)).status).toBe(200)
    expect((await feature('album', hidden)).status).toBe(200)
    expect((await page('news', { limit: 3 })).ids).not.toContain(draft)
    expect((await page('album', { limit: 3 })).ids).not.toContain(hidden)
    await db.doc(`albums/${hidden}`).update({ unlisted: false })
    // Of another size, since an answer that was asked for a moment ago is cached.
    expect((await page('album', { limit: 4 })).ids[0]).toBe(hidden)
  })

  it('changes no search and no other order', async () => {
    const [newest, older] = await someOf('news', 2)
    await feature('news', String(older))
    const list = async (query: object, who: Person | undefined) =>
      (await call('get_news', { limit: 2, ...query }, who)).body.data.map(({ id }) => id)
    expect((await list({ drafts: true, order: 'oldest', limit: 50 }, admin))[0]).not.toBe(older)
    expect((await list({ search: 'a' }, undefined))[0]).not.toBe(older)
    expect((await list({}, undefined))[0]).toBe(older)
    expect((await list({}, undefined))[1]).toBe(newest)
  })

  it('refuses what is not there, another kind, and everyone but editors', async () => {
    const [id] = (await someOf('news', 1)) as [string]
    expect(await feature('news', `none-${run}`)).toMatchObject({
      status: 404,
      body: { code: 'content-not-found' },
    })
    expect((await feature('event' as FeaturedKind, id)).status).toBe(400)
    const supporter = await anAdmin({ adminRole: 'support' })
    expect((await feature('news', id, true, supporter)).status).toBe(403)
    expect((await call('set_featured', { kind: 'news', id, on: true })).status).toBe(401)
    expect((await page('news', { limit: 1 })).ids).toEqual([id])
    expect((await feature('news', id, true, await anAdmin({ adminRole: 'editor' }))).status).toBe(200)
  })

  it('reaches the landing with the newest film', async () => {
    const [, older] = await someOf('video', 2)
    await feature('video', String(older))
    expect((await call('get_latest_media', {})).body.video?.vid).toBe(older)
  })
})

describe('get_featured', () => {
  it('answers the featured entries to editors, and to no visitor', async () => {
    const [older, newest] = (await someOf('audio', 2)) as [string, string]
    const editor = await anAdmin({ adminRole: 'editor' })
    expect((await call('get_featured', { kind: 'audio' }, editor)).body).toMatchObject({ ids: [] })
    for (const id of [older, newest]) await feature('audio', id, true, editor)
    expect((await call('get_featured', { kind: 'audio' }, editor)).body).toMatchObject({
      ids: [newest, older],
    })
    expect((await call('get_featured', { kind: 'audio' })).status).toBe(401)
  })
})
