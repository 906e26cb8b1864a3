import type { Request } from '@dlm/contract/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, callFromNewAddress } from '../support/client.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { aRun } from '../support/import-runs.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { objectsIn, stage, stageCover } from '../support/uploads.ts'

let owner: Person
beforeAll(async () => {
  owner = await anAdmin({ adminRole: 'owner' })
})
beforeEach(callFromNewAddress)

type Part = Request<'plan_import'>
const nothing: Pick<Part, 'albums' | 'articles'> = { albums: [], articles: [] }

/** Ids of one album and its photos. */
function anAlbumPart(photos = 2) {
  const id = `wedding-${unique()}`
  const pids = Array.from({ length: photos }, (_, at) => `${id}-${at}`)
  return { id, name: 'Wedding', place: 0, photos: pids }
}

async function plan({ articles = [], ...part }: Partial<Omit<Part, 'articles'>> & { articles?: string[] }) {
  const input = { source: unique(), ...nothing, ...part, articles: articles.map((id) => ({ id })) }
  const { status, body } = await call('plan_import', input, owner)
  expect(status).toBe(200)
  return body
}

/** Uploads a photo for each id, and registers them. @param from place of the first one in its album */
async function addPhotos(
  run: string,
  fid: string,
  pids: readonly string[],
  { bytes, from = 0 }: { bytes?: Buffer; from?: number } = {},
) {
  const picture = bytes ?? (await aJpeg())
  const paths = await stage(
    owner,
    pids.map((pid) => ({ bytes: picture, name: `${pid}.jpg` })),
  )
  const files = pids.map((pid, at) => ({
    ...{ pid, name: `${pid}.jpg`, file: paths[at] ?? '', place: from + at },
    ...{ alt: `Alt ${from + at}`, caption: `Caption ${from + at}` },
  }))
  return call('import_photos', { run, fid, place: 0, files }, owner)
}

async function addAlbum(run: string, id: string) {
  const fp = await stageCover(owner)
  return call('import_album', { run, id, place: 0, alname: 'Wedding', fp }, owner)
}

async function addArticle(run: string, id: string, more: Partial<Request<'import_article'>> = {}) {
  const form = { run, id, title: 'Hello', text: '## We are open\n\nCome in.', photo: await stageCover(owner) }
  return call('import_article', { ...form, createdAt: Date.UTC(2020, 4, 6, 12), ...more }, owner)
}

describe('import_album', () => {
  it('adds albums with photos in their order and with their texts, and articles as old as they are', async () => {
    const [album, article] = [anAlbumPart(3), unique()]
    const { run, albums, articles } = await plan({ albums: [album], articles: [article] })
    expect(albums).toEqual([
      { id: album.id, place: 0, isThere: false, photos: album.photos.map((id, place) => ({ id, place })) },
    ])
    expect(articles).toEqual([article])
    expect((await addAlbum(run, album.id)).status).toBe(200)
    // In two calls, the last photo first.
    const [first = '', ...others] = album.photos
    const later = await addPhotos(run, album.id, others, { from: 1 })
    expect(later.body).toEqual({ status: 'success', added: 2, refused: [] })
    expect((await addPhotos(run, album.id, [first])).status).toBe(200)
    expect((await addArticle(run, article)).status).toBe(200)
    expect((await call('finish_import', { run }, owner)).status).toBe(200)

    const { items: photos } = await readEncoded('photos_all', { fid: album.id })
    expect(photos.map(({ pid }) => pid)).toEqual(album.photos)
    expect(photos.find(({ pid }) => pid === album.photos[2])).toMatchObject({
      ...{ alt: 'Alt 2', caption: 'Caption 2' },
    })
    expect((await db.doc(`albums/${album.id}`).get()).get('photos')).toBe(3)
    const [shown] = (await call('get_news_data', { id: article })).body.data
    expect(shown).toMatchObject({ title: 'Hello', date: '2020-05-06', text: 'We are open\n\nCome in.' })
    const notices = await db.collection('notifications').where('body', '==', 'Hello').get()
    expect(notices.empty).toBe(true)
  })
})

describe('plan_import', () => {
  it('changes nothing when the same is planned again', async () => {
    const [album, article, source] = [anAlbumPart(1), unique(), unique()]
    const { run } = await plan({ source, albums: [album], articles: [article] })
    await addAlbum(run, album.id)
    await addPhotos(run, album.id, album.photos)
    await addArticle(run, article)
    await call('finish_import', { run }, owner)
    const again = await plan({ source, albums: [album], articles: [article] })
    expect(again).toMatchObject({ albums: [], articles: [], existing: 3, binned: 0 })
    expect((await db.collection('migrations').where('run', '==', again.run).get()).empty).toBe(true)
  })

  it('continues a run of the same source that was cut off', async () => {
    const [album, source] = [anAlbumPart(2), unique()]
    const first = await plan({ source, albums: [album] })
    await addAlbum(first.run, album.id)
    await addPhotos(first.run, album.id, album.photos.slice(0, 1))
    const second = await plan({ source, albums: [album] })
    expect(second.run).toBe(first.run)
    expect(second.albums).toEqual([
      { id: album.id, place: 0, isThere: true, photos: [{ id: album.photos[1], place: 1 }] },
    ])
    const { body } = await addPhotos(second.run, album.id, album.photos.slice(1), { from: 1 })
    expect(body.added).toBe(1)
  })

  it('may be called again while a call of the same run is on its way, as by Stop and Continue', async () => {
    const part = { source: unique(), albums: [anAlbumPart(2)] }
    const { run } = await plan(part)
    const others = await Promise.all(Array.from({ length: 5 }, () => plan(part)))
    expect(others.map((other) => other.run)).toEqual(others.map(() => run))
  })
})

describe('import_photos', () => {
  it('refuses a broken photo by its name, and takes the others', async () => {
    const album = anAlbumPart(2)
    const { run } = await plan({ albums: [album] })
    await addAlbum(run, album.id)
    const [good = '', broken = ''] = album.photos
    const { body } = await addPhotos(run, album.id, [broken], {
      bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
    })
    expect(body).toMatchObject({ added: 0, refused: [{ name: `${broken}.jpg` }] })
    expect((await addPhotos(run, album.id, [good])).body.added).toBe(1)
  })
})

describe('finish_import', () => {
  it('ends a run, which adds nothing from then on, and nothing before that it has not noted', async () => {
    const [album, article] = [anAlbumPart(1), unique()]
    const { run } = await plan({ albums: [album], articles: [article] })
    const code = 'import-not-found'
    expect((await addArticle(run, unique())).body).toMatchObject({ code })
    expect((await addAlbum(run, unique())).body).toMatchObject({ code })
    expect((await addPhotos(run, album.id, [unique()])).body).toMatchObject({ code })
    expect((await addArticle('2025-01-01-000000', article)).body).toMatchObject({ code })
    await call('finish_import', { run }, owner)
    expect((await addArticle(run, article)).body).toMatchObject({ code })
  })
})

describe('import_article', () => {
  it('names the field of an article that cannot be one', async () => {
    const article = unique()
    const { run } = await plan({ articles: [article] })
    const { status, body } = await addArticle(run, article, { title: ' ' })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['title']])
    expect((await addArticle(run, article, { createdAt: Date.now() + 1e9 })).status).toBe(200)
    const { body: published } = await call('get_news_data', { id: article })
    expect(published.data[0]?.date).toBeDefined()
  })
})

describe('get_imports', () => {
  it('lists the runs, the newest first, with what each of them adds', async () => {
    const [source, article] = [unique(), unique()]
    const earlier = await plan({ articles: [unique()] })
    const { run } = await plan({ source, articles: [article, unique()] })
    const listed = async () =>
      (await call('get_imports', {}, owner)).body.data.filter((each) => [run, earlier.run].includes(each.run))
    expect((await listed()).map((each) => each.run)).toEqual([run, earlier.run])
    expect((await listed())[0]).toMatchObject({ source, state: 'writing', added: 2 })
    // What is not there yet is noted once more, and counted once.
    expect((await plan({ source, articles: [article] })).run).toBe(run)
    expect((await listed())[0]?.added).toBe(2)
    await addArticle(run, article)
    await call('finish_import', { run }, owner)
    // Without what it could not add; one that has added nothing is forgotten.
    expect((await listed())[0]).toMatchObject({ source, state: 'done', added: 1 })
    await call('finish_import', { run: earlier.run }, owner)
    expect((await listed()).map((each) => each.run)).toEqual([run])
  })
})

describe('undo_import', () => {
  it('removes what the run added, and leaves what was changed since', async () => {
    const [album, changed, gone] = [anAlbumPart(1), unique(), unique()]
    const { run } = await plan({ albums: [album], articles: [changed, gone] })
    await addAlbum(run, album.id)
    await addPhotos(run, album.id, album.photos)
    await addArticle(run, changed)
    await addArticle(run, gone)
    await call('finish_import', { run }, owner)
    expect((await call('get_imports', {}, owner)).body.data[0]).toMatchObject({
      run,
      state: 'done',
      added: 4,
    })
    await db.doc(`news/${changed}`).update({ revision: 1 })

    const { body } = await call('undo_import', { run }, owner)
    expect(body).toEqual({
      ...{ status: 'success', removed: 3, isComplete: true },
      remaining: [`news/${changed} “Hello”: it was changed`],
    })
    expect((await db.doc(`albums/${album.id}`).get()).exists).toBe(false)
    expect((await db.doc(`photos/${album.photos[0]}`).get()).exists).toBe(false)
    expect(await objectsIn(`public/photos/${album.photos[0]}`)).toEqual([])
    expect((await db.doc(`news/${changed}`).get()).exists).toBe(true)
    const listed = (await call('get_imports', {}, owner)).body.data
    expect(listed.some((each) => each.run === run)).toBe(false)
    expect((await call('undo_import', { run }, owner)).status).toBe(404)
  })

  it('continues where its time ended, and lets no import begin until then', async () => {
    const run = await aRun({ path: `news/${unique()}` })
    const pages = await db.collection('migrations').where('run', '==', run).get()
    await Promise.all(pages.docs.map(({ ref }) => ref.update({ state: 'undoing' })))
    const { status, body } = await call('plan_import', { source: unique(), ...nothing }, owner)
    expect([status, body.code, body.msg]).toEqual([
      ...[409, 'import-undoing'],
      `The undo of ${run} is not complete. Undo it first.`,
    ])
    expect((await call('undo_import', { run }, owner)).body).toMatchObject({ removed: 0, isComplete: true })
    expect((await call('plan_import', { source: unique(), ...nothing }, owner)).status).toBe(200)
  })
})
