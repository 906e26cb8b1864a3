import { kindsWith } from '@dlm/contract/kinds/kinds'
import { tagPath } from '@dlm/contract/site/readable-paths'
import { tagFieldTexts } from '@dlm/contract/tags/tag-field.texts'
import { taggedOfKind } from '@dlm/contract/tags/tagged.schema'
import { mostTags, tagKey } from '@dlm/contract/tags/tags'
import { beforeAll, describe, expect, it } from 'vitest'
import { get_tag } from '../../functions/src/search/get-tag.ts'
import { countReads } from '../../scripts/bench/read-counter.ts'
import { db } from '../support/admin.ts'
import { call, read, send } from '../support/client.ts'
import { aProductDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { aLockedPhotoDoc, anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { future, latest, unique } from '../support/fixtures.ts'
import { editAlbum, readEncoded } from '../support/media.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

const mark = unique().slice(0, 12)
const tag = `Café ${mark}`
const key = `cafe-${mark}`
const id = (kind: string) => `${kind}-${mark}`

const ask = async (of = key) => (await call('get_tag', { id: of })).body
const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map((entry) => entry.id)

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
  const at = (seconds: number) => ({ createdAt: latest - seconds * 1000 })
  const secret = { tags: tag }
  await writeDocuments(db, [
    documents.audios(id('audio'), anAudioDoc(id('audio'), { tags: tag, ...at(1) })),
    documents.news(id('news'), aNewsDoc({ title: 'Harbour', tags: `light, ${tag.toUpperCase()}`, ...at(2) })),
    documents.albums(id('album'), anAlbumDoc({ tags: tag, ...at(3) })),
    documents.events(id('event'), anEventDoc({ tags: `CAFE\u0301 ${mark}`, ...at(4) })),
    documents.albums(id('vault'), anAlbumDoc({ name: 'Vault', locked: true, tags: tag, ...at(5) })),
    documents.products(id('product'), aProductDoc({ tags: `tools, ${tag}`, ...at(6) })),
    documents.videos(id('video'), aVideoDoc(id('video'), { tags: tag, ...at(7) })),
    documents.photos(id('photo'), aPhotoDoc(id('photo'), { fid: id('album'), tags: tag, ...at(8) })),
    documents.photos(id('locked-photo'), {
      ...aLockedPhotoDoc(id('vault'), id('locked-photo')),
      tags: tag,
    }),
    documents.photos(
      id('unlisted-photo'),
      aPhotoDoc(id('unlisted-photo'), { fid: id('unlisted'), locked: null, tags: tag }),
    ),
    documents.news(id('draft'), aNewsDoc({ ...secret, createdAt: future })),
    documents.events(id('down'), anEventDoc({ ...secret, takeDown: '2020-01-01' })),
    documents.albums(id('unlisted'), anAlbumDoc({ ...secret, unlisted: true })),
    documents.albums(id('unlisted-vault'), anAlbumDoc({ ...secret, unlisted: true, locked: true })),
    documents.news(id('other'), aNewsDoc({ tags: `${tag}s` })),
  ])
})

const listed = ['audio', 'news', 'album', 'event', 'vault', 'product', 'video', 'photo'].map(id)

describe('get_tag', () => {
  it('has what carries the tag, however it is written, the newest first, with what lists show and no more', async () => {
    const body = await ask()
    expect(idsOf(body)).toEqual(listed)
    expect(body).toMatchObject({ name: tag, others: [] })
    expect(body.data[4]).toMatchObject({ kind: 'album', title: 'Vault', text: 'Locked' })
    expect(new Set(body.data.map(({ kind }) => kind))).toEqual(new Set(kindsWith('hasTags')))
  })

  it('names no draft, nothing taken down and no unlisted album, in a whole answer neither', async () => {
    const answer = JSON.stringify(await ask())
    for (const secret of ['draft', 'down', 'unlisted', 'other', 'locked-photo'].map(id))
      expect(answer).not.toContain(secret)
  })

  it('knows a tag however it is written, is empty for one that nothing carries, and refuses what is none', async () => {
    expect(await ask(`${key}-none`)).toEqual({ status: 'success', name: '', data: [], others: [] })
    expect(await ask(tag.toUpperCase())).toMatchObject({ name: tag })
    const refused = await call('get_tag', { id: '!' })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['id']])
  })

  it('is a cached read like a list', async () => {
    const { headers } = await read('get_tag', { id: key })
    expect(headers.get('cache-control')).toContain('s-maxage=300')
  })

  it('no more names an album that is hidden from lists, and names it again after that', async () => {
    const fid = id('hidden')
    const own = `${mark}-own`
    await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ tags: own }))])
    expect(idsOf(await ask(own))).toEqual([fid])
    await editAlbum(admin, fid, { unlisted: true })
    expect((await db.doc(`albums/${fid}`).get()).get('tagKeys')).toEqual([])
    await expect.poll(async () => idsOf(await ask(own))).toEqual([])
    await editAlbum(admin, fid, { unlisted: false })
    await expect.poll(async () => idsOf(await ask(own))).toEqual([fid])
  })

  it('reads one page of each kind, and says where there is more', async () => {
    const many = `${mark}-many`
    await writeDocuments(
      db,
      Array.from({ length: taggedOfKind + 9 }, (_, at) =>
        documents.products(`many-${at}-${mark}`, aProductDoc({ tags: many, createdAt: latest - at })),
      ),
    )
    const platform = aPlatform()
    const counter = countReads(platform.db)
    const { data, others } = await get_tag({ platform } as never, { id: many })
    expect([data.length, others]).toEqual([taggedOfKind, ['product']])
    expect(counter().documents).toBeLessThanOrEqual(taggedOfKind + 1 + kindsWith('hasTags').length)
  })
})

describe('the tags of photos', () => {
  const own = `${mark}-photos`
  const photos = ['one', 'two', 'full'].map((name) => `${name}-${mark}`)
  const tagsOf = async () =>
    (await db.getAll(...photos.map((pid) => db.doc(`photos/${pid}`)))).map((photo) => photo.get('tags'))
  const add = (addTags: string, by = admin) =>
    call('edit_entries', { kind: 'photo', ids: JSON.stringify(photos), fields: { addTags } }, by)

  it('are added to many at once beside those that each has, but not beyond what one can have', async () => {
    const [one, two, full] = photos.map((pid) => `photos/${pid}`) as [string, string, string]
    const ten = Array.from({ length: mostTags }, (_, at) => `t${at}`).join(', ')
    const fid = id('album')
    await writeDocuments(
      db,
      [
        [one, ''],
        [two, `sea, ${own.toUpperCase()}`],
        [full, ten],
      ].map(([path = '', tags]) => {
        const pid = path.slice('photos/'.length)
        return documents.photos(pid, aPhotoDoc(pid, { fid, tags: String(tags), createdAt: latest }))
      }),
    )
    expect((await add(own, await aMember())).status).toBe(403)
    expect((await add('')).status).toBe(200)
    expect(await tagsOf()).toEqual(['', `sea, ${own.toUpperCase()}`, ten])
    const { status, body } = await add(`${own}, Dusk`)
    expect([status, body.failed]).toMatchObject([200, [{ id: `full-${mark}`, code: 'invalid-input' }]])
    expect(await tagsOf()).toEqual([`${own}, Dusk`, `sea, ${own.toUpperCase()}, Dusk`, ten])
    expect(idsOf(await ask(own)).toSorted()).toEqual([`one-${mark}`, `two-${mark}`])
    expect((await add('1,2,3,4,5,6,7,8,9,10,11')).body.fields).toHaveProperty('addTags')
  })

  it('are in the answer of its album, and in a form of its own', async () => {
    const { items } = await readEncoded('photos_all', { fid: id('album'), limit: 50 })
    expect(items.find(({ pid }) => pid === `one-${mark}`)?.tags).toBe(`${own}, Dusk`)
    const { fields } = (await call('get_editable', { kind: 'photo', id: `one-${mark}` }, admin)).body
    expect(fields.tags).toBe(`${own}, Dusk`)
  })

  it('no more lead to one whose album is locked, and to it again after that', async () => {
    const [pid] = photos as [string]
    await db.doc(`photos/${pid}`).update({ tags: `${own}-lock`, tagKeys: [`${own}-lock`] })
    expect(idsOf(await ask(`${own}-lock`))).toEqual([pid])
    await db.doc(`photos/${pid}`).update({ locked: null })
    await expect.poll(async () => idsOf(await ask(`${own}-lock`))).toEqual([])
    await db.doc(`photos/${pid}`).update({ locked: false })
  })
})

describe('get_tags', () => {
  it('has each tag once, as most entries write it, with how many carry it; drafts count', async () => {
    const { status, body } = await call('get_tags', {}, admin)
    expect(status).toBe(200)
    const own = body.data.filter((used) => used.key.endsWith(mark))
    expect(own).toContainEqual({ key, name: tag, count: 14 })
    expect(body.data.map((used) => used.key)).toEqual(body.data.map((used) => used.key).toSorted())
  })

  it('is for admins alone', async () => {
    expect((await call('get_tags', {}, await aMember())).status).toBe(403)
  })
})

describe('the tags of an entry', () => {
  it('are found by the search of everything', async () => {
    const { data } = (await read('search_all', { search: mark })).body
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([id('news'), id('event'), id('video')]))
  })

  it('are refused at their field where there are too many, and nothing is written', async () => {
    const subject = { kind: 'news', id: id('news') } as const
    const { revision, fields } = (await call('get_editable', subject, admin)).body
    const edit = (tags: string) => call('edit', { ...subject, revision, fields: { ...fields, tags } }, admin)
    const refused = await edit('1,2,3,4,5,6,7,8,9,10,11')
    expect([refused.status, refused.body.fields]).toEqual([400, { tags: `tags: ${tagFieldTexts.tooMany}` }])
    expect((await call('get_editable', subject, admin)).body.fields.tags).toBe(fields.tags)
    expect((await edit(` ${fields.tags} ,LIGHT`)).status).toBe(200)
    expect((await call('get_editable', subject, admin)).body.fields.tags).toBe(fields.tags)
  })
})

describe('the page of a tag', () => {
  const page = (path: string) => send<string>(path, { redirect: 'manual' })

  it('has its name, its address, its entries and their description for search engines', async () => {
    const { status, body } = await page(tagPath(tag))
    expect(status).toBe(200)
    expect(body).toContain(`<title>Tag: ${tag}`)
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/tags/${key}"`))
    expect(body).toContain(`<meta name="description" content="Tagged “${tag}”: `)
    expect(body).toContain('"@type":"CollectionPage"')
    expect(body).toContain('Harbour</a>')
    for (const secret of ['draft', 'down', 'unlisted'].map(id)) expect(body).not.toContain(secret)
  })

  it('has one address', async () => {
    const { status, headers } = await page(`/tags?tag=${encodeURIComponent(tag)}`)
    expect([status, headers.get('location')]).toEqual([301, `/tags/${key}`])
    expect((await page(`/tags/${encodeURIComponent(tag)}`)).headers.get('location')).toBe(`/tags/${key}`)
  })

  it('is not there for a tag that nothing public carries, and without one', async () => {
    for (const path of [`/tags/${key}-none`, '/tags', '/tags?tag=!'])
      expect((await page(path)).status, path).toBe(404)
  })

  it('is in the sitemap, and its tag in the feeds and in the description of entries', async () => {
    expect((await page('/sitemap.xml')).body).toContain(`/tags/${key}</loc>`)
    expect((await page('/news.xml')).body).toContain(`<category>${tag.toUpperCase()}</category>`)
    expect((await page('/events.ics')).body.replaceAll('\r\n ', '')).toContain('CATEGORIES:')
    const { body } = await page(`/news/harbour--${id('news')}`)
    expect(body).toContain(`"keywords":"light, ${tag.toUpperCase()}"`)
  })
})

describe('rename_tag', () => {
  const own = (name: string) => `${name} ${mark}`
  const [sea, ocean] = [own('sea'), own('ocean')]
  const keysOf = (...names: string[]) => JSON.stringify(names.map(tagKey))
  const tagsOf = async (path: string) => (await db.doc(path).get()).data()
  const lines = async () =>
    (
      await db
        .collection('audit')
        .where('subject', '==', `tags/${tagKey(sea)}`)
        .get()
    ).size

  beforeAll(() =>
    writeDocuments(db, [
      documents.news(id('sea'), aNewsDoc({ tags: `light, ${sea}` })),
      documents.products(id('both'), aProductDoc({ tags: `${sea}, tools, ${ocean}` })),
      documents.albums(id('secret-sea'), anAlbumDoc({ tags: sea, unlisted: true })),
      documents.videos(id('ocean'), aVideoDoc(id('ocean'), { tags: ocean })),
    ]),
  )

  it('is for owners and admins, and changes nothing for others', async () => {
    const refused = await call(
      'rename_tag',
      { keys: keysOf(sea), name: 'Sea' },
      await anAdmin({ adminRole: 'editor' }),
    )
    expect(refused.status).toBe(403)
    expect(await tagsOf(`news/${id('sea')}`)).toMatchObject({ tags: `light, ${sea}` })
  })

  it('merges tags wherever they are, with a line in the log, and once', async () => {
    const input = { keys: keysOf(sea, ocean), name: own('Water') }
    const merge = async () => (await call('rename_tag', input, admin)).body
    expect(await merge()).toMatchObject({ changed: 4, failed: 0, isDone: true })
    expect(await tagsOf(`news/${id('sea')}`)).toMatchObject({ tags: `light, ${own('Water')}`, revision: 1 })
    expect(await tagsOf(`products/${id('both')}`)).toMatchObject({ tags: `${own('Water')}, tools` })
    expect(await tagsOf(`albums/${id('secret-sea')}`)).toMatchObject({ tags: own('Water'), tagKeys: [] })
    expect(await tagsOf(`videos/${id('ocean')}`)).toMatchObject({ tagKeys: [tagKey(own('water'))] })
    expect(await lines()).toBe(1)
    expect(await merge()).toMatchObject({ changed: 0, failed: 0, isDone: true })
    expect(await lines()).toBe(1)
    expect(idsOf(await ask(tagKey(own('water')))).sort()).toEqual([id('both'), id('ocean'), id('sea')])
  })

  it('changes the spelling of a tag, and takes it back', async () => {
    const rename = async (name: string) =>
      (await call('rename_tag', { keys: keysOf(own('water')), name }, admin)).body
    expect(await rename(own('WATER'))).toMatchObject({ changed: 4 })
    expect(await tagsOf(`videos/${id('ocean')}`)).toMatchObject({ tags: own('WATER') })
    expect(await rename(own('Water'))).toMatchObject({ changed: 4 })
  })

  it('leaves an entry whose form is wrong in another field as it is, and says how many there are', async () => {
    const old = own('old')
    const eleven = Array.from({ length: 11 }, (_, at) => `${at} ${mark}`).join(', ')
    await writeDocuments(db, [documents.products(id('old'), aProductDoc({ tags: `${eleven}, ${old}` }))])
    const { body } = await call('rename_tag', { keys: keysOf(old), name: own('new') }, admin)
    expect(body).toMatchObject({ changed: 0, failed: 1, isDone: true })
  })

  it('refuses what is no tag, at its field', async () => {
    for (const name of ['', '!', 'one, two', 'x'.repeat(41)])
      expect((await call('rename_tag', { keys: keysOf(sea), name }, admin)).body.fields, name).toHaveProperty(
        'name',
      )
  })
})
