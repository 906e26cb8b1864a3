import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

/** Later than everything else in the portal. */
let moment = Date.now() + 10 * 365 * 86_400_000

async function anAlbum(fid: string, { photos = 0, locked = false } = {}) {
  moment += 1_000
  const pids = Array.from({ length: photos }, (_, at) => `${fid}-p${at}`)
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ name: fid, photos, locked, createdAt: moment })),
    ...pids.map((pid, at) =>
      documents.photos(
        pid,
        locked ? aLockedPhotoDoc(fid, pid) : aPhotoDoc(pid, { fid, createdAt: moment + at }),
      ),
    ),
  ])
}

const latest = async () => (await call('get_latest_media', {})).body

describe('get_latest_media', () => {
  const run = crypto.randomUUID().slice(0, 8)
  beforeEach(() => anAlbum(`stage-${run}`, { photos: 6 }))

  it('answers the newest open album and its five newest photos', async () => {
    const { album, photos } = await latest()
    expect(album).toMatchObject({ fid: `stage-${run}`, locked: false, photos: 6 })
    expect(photos.map(({ pid }) => pid)).toEqual([5, 4, 3, 2, 1].map((at) => `stage-${run}-p${at}`))
  })

  it('does not answer the camera of photos, also where their album shows it', async () => {
    const fid = `with-camera-${run}`
    await anAlbum(fid, { photos: 1 })
    await db.doc(`albums/${fid}`).update({ showsCamera: true })
    await db.doc(`photos/${fid}-p0`).update({ camera: { model: `Camera ${run}` } })
    const answer = await latest()
    expect(answer.photos.map(({ pid }) => pid)).toEqual([`${fid}-p0`])
    expect(JSON.stringify(answer)).not.toContain(`Camera ${run}`)
    const { items } = await readEncoded('photos_all', { fid })
    expect(items[0]?.camera).toEqual({ model: `Camera ${run}` })
  })

  it('answers the newest video and the newest audio', async () => {
    moment += 1_000
    await writeDocuments(db, [
      documents.videos(`v-${run}`, aVideoDoc(`v-${run}`, { createdAt: moment })),
      documents.audios(`a-${run}`, anAudioDoc(`a-${run}`, { createdAt: moment })),
    ])
    const { video, audio } = await latest()
    expect([video?.vid, audio?.aid]).toEqual([`v-${run}`, `a-${run}`])
  })

  it('passes over albums that are empty, and over locked ones with all of their photos', async () => {
    await anAlbum(`empty-${run}`)
    await anAlbum(`locked-${run}`, { photos: 3, locked: true })
    const answer = await latest()
    expect(answer.album?.fid).toBe(`stage-${run}`)
    expect(JSON.stringify(answer)).not.toContain(`locked-${run}`)
  })

  it('passes over photos that cannot be shown yet', async () => {
    await anAlbum(`fresh-${run}`, { photos: 2 })
    await db.doc(`photos/fresh-${run}-p1`).update({ picture: null })
    expect((await latest()).photos.map(({ pid }) => pid)).toEqual([`fresh-${run}-p0`])
  })
})

describe('get_latest_media, the wall', () => {
  const run = crypto.randomUUID().slice(0, 8)
  const wall = async () => (await call('get_latest_media', { photosOnly: 'yes' })).body

  it('answers twelve of the newest photos, of each open album in turn, and none of a locked one between them', async () => {
    await anAlbum(`older-${run}`, { photos: 15 })
    await anAlbum(`locked-${run}`, { photos: 6, locked: true })
    await anAlbum(`newer-${run}`, { photos: 21 })
    const answer = await wall()
    expect(answer.photos.map(({ pid }) => pid)).toEqual(
      [0, 1, 2, 3, 4, 5].flatMap((at) => [`newer-${run}-p${20 - at}`, `older-${run}-p${14 - at}`]),
    )
    expect(Object.keys(answer).sort()).toEqual(['photos', 'status'])
    expect(JSON.stringify(answer)).not.toContain(`locked-${run}`)
  })

  it('leaves out the photos of an album that was locked a moment ago, and those without a picture', async () => {
    const [open, closing] = [`open-${run}`, `closing-${run}`]
    await anAlbum(open, { photos: 36 })
    await anAlbum(closing, { photos: 3 })
    await db.doc(`photos/${open}-p35`).update({ picture: null })
    const pidsOnWall = async () => (await wall()).photos.map(({ pid }) => pid)
    expect((await pidsOnWall()).slice(0, 2)).toEqual([`${closing}-p2`, `${open}-p34`])
    await db.doc(`albums/${closing}`).update({ locked: true })
    expect(await pidsOnWall()).toEqual(Array.from({ length: 12 }, (_, at) => `${open}-p${34 - at}`))
  })
})

describe('set_landing_photo', () => {
  const run = crypto.randomUUID().slice(0, 8)
  const fid = `chosen-${run}`
  const id = `${fid}-p2`
  let admin: Person
  const choose = (chosen: string, by: Person = admin) =>
    call('set_landing_photo', { id: chosen, on: true }, by)
  const unset = (chosen: string) => call('set_landing_photo', { id: chosen, on: false }, admin)
  const opening = async () => {
    const { album, photos } = await latest()
    return [album?.fid, photos[0]?.pid]
  }
  const newest = [`newest-${run}`, `newest-${run}-p1`]

  beforeAll(async () => {
    admin = await anAdmin()
  })
  beforeEach(async () => {
    await anAlbum(fid, { photos: 6 })
    await anAlbum(`newest-${run}`, { photos: 2 })
    await choose(id)
  })
  afterEach(() => db.doc('settings/site').update({ landingPhoto: null }))

  it('leads with its album and others of that, also where it is not among the newest', async () => {
    const oldest = `${fid}-p0`
    expect((await choose(oldest)).status).toBe(200)
    const { album, photos } = await latest()
    expect(album?.fid).toBe(fid)
    expect(photos.map(({ pid }) => pid)).toEqual([oldest, ...[5, 4, 3, 2].map((at) => `${fid}-p${at}`)])
    expect(await auditOf(`photos/${oldest}`)).toEqual(['set_landing_photo'])
  })

  it('is none again after it was removed from the landing', async () => {
    expect(await opening()).toEqual([fid, id])
    expect((await unset(`${fid}-p3`)).status).toBe(200)
    expect(await opening()).toEqual([fid, id])
    expect((await unset(id)).status).toBe(200)
    expect(await opening()).toEqual(newest)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['is gone', () => db.doc(`photos/${id}`).delete()],
    ['has no picture', () => db.doc(`photos/${id}`).update({ picture: null })],
    ['is in an album that was locked a moment ago', () => db.doc(`albums/${fid}`).update({ locked: true })],
    [
      'was moved with its locked album',
      () => writeDocuments(db, [documents.photos(id, aLockedPhotoDoc(fid, id))]),
    ],
    ['is in an album that is deleted', () => db.doc(`albums/${fid}`).delete()],
  ])('is passed over while it %s: the newest album is shown', async (_, happens) => {
    expect(await opening()).toEqual([fid, id])
    await happens()
    expect(await opening()).toEqual(newest)
    expect(JSON.stringify(await latest())).not.toContain(fid)
  })

  it('cannot be one of a locked album, nor one that is not there', async () => {
    await anAlbum(`locked-${run}`, { photos: 1, locked: true })
    for (const [refused, status, code] of [
      [`locked-${run}-p0`, 409, 'album-not-open'],
      [`none-${run}`, 404, 'media-not-found'],
    ] as const)
      expect(await choose(refused)).toMatchObject({ status, body: { code } })
    expect(await opening()).toEqual([fid, id])
  })

  it('is chosen by editors, and not by support', async () => {
    const [editor, support] = [
      await anAdmin({ adminRole: 'editor' }),
      await anAdmin({ adminRole: 'support' }),
    ]
    expect(await choose(`${fid}-p3`, support)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect(await opening()).toEqual([fid, id])
    expect((await choose(`${fid}-p3`, editor)).status).toBe(200)
    expect(await opening()).toEqual([fid, `${fid}-p3`])
  })
})

describe('get_landing_photo', () => {
  it('answers the chosen photo to editors, and to no visitor', async () => {
    const [editor, id] = [
      await anAdmin({ adminRole: 'editor' }),
      `landing-${crypto.randomUUID().slice(0, 8)}`,
    ]
    await writeDocuments(db, [
      documents.albums(`of-${id}`, anAlbumDoc()),
      documents.photos(id, aPhotoDoc(id, { fid: `of-${id}` })),
    ])
    expect((await call('get_landing_photo', {}, editor)).body).toMatchObject({ id: null })
    await call('set_landing_photo', { id, on: true }, editor)
    expect((await call('get_landing_photo', {}, editor)).body).toMatchObject({ id })
    expect((await call('get_landing_photo', {})).status).toBe(401)
    await call('set_landing_photo', { id, on: false }, editor)
  })
})
