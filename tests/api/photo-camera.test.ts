import { beforeAll, describe, expect, it } from 'vitest'
import { leakedMetadata, pictureWithMetadata, takenWith } from '../../functions/src/files/clean/testing.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { textsOf } from '../support/locked-secrets.ts'
import { callVisits, pageVisits } from '../support/locked-visits.ts'
import { makeVisits } from '../support/make-visits.ts'
import { forged, readEncoded, unlock } from '../support/media.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { stage, stageCover } from '../support/uploads.ts'

const code = 'kiwi-42'
let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

/** Albums with two photos each, whose cameras have words that occur nowhere else. */
const albums = [
  { fid: 'camera-off', showsCamera: false, locked: false },
  { fid: 'camera-on', showsCamera: true, locked: false },
  { fid: 'camera-behind', showsCamera: true, locked: true },
  { fid: 'camera-closed', showsCamera: false, locked: true },
]
const [off = '', on = '', behind = '', closed = ''] = albums.map(({ fid }) => fid)
const cameraOf = (fid: string) => ({ model: `Model ${fid}`, lens: `Lens ${fid}`, iso: 400 })
const photos = albums.flatMap(({ fid, locked }) =>
  [0, 1].map((at) => {
    const pid = `${fid}-${at}`
    const words = { name: `name-${pid}.jpg`, alt: `Alt ${pid}`, caption: `Caption ${pid}` }
    const more = { ...words, camera: cameraOf(fid) }
    return {
      fid,
      pid,
      ...words,
      document: locked ? aLockedPhotoDoc(fid, pid, more) : aPhotoDoc(pid, { fid, ...more }),
    }
  }),
)
beforeAll(async () => {
  const codeHash = await hashSecret(code)
  await writeDocuments(db, [
    ...albums.map(({ fid, ...album }) => documents.albums(fid, anAlbumDoc({ ...album, photos: 2 }))),
    ...[behind, closed].map((fid) => documents.albumSecrets(fid, { codeHash })),
    ...photos.map(({ pid, document }) => documents.photos(pid, document)),
  ])
})

/** The albums whose cameras an answer names. */
function camerasIn(answer: Buffer): string[] {
  const texts = textsOf(answer)
  return albums.flatMap(({ fid }) =>
    texts.some((text) => text.includes(`Model ${fid}`) || text.includes(`Lens ${fid}`))
      ? [`camera of ${fid}`]
      : [],
  )
}

const camerasOf = async (query: Parameters<typeof readEncoded>[1], who?: Person) => {
  const { items } = await readEncoded('photos_all', query, who)
  return items.map(({ camera }) => camera)
}

describe('what a photo was taken with', () => {
  it('is answered with the photos of an album that shows it, and of no other', async () => {
    expect(await camerasOf({ fid: on })).toEqual([cameraOf(on), cameraOf(on)])
    expect(await camerasOf({ fid: on, ids: [`${on}-0`] })).toEqual([cameraOf(on)])
    expect(await camerasOf({ fid: off })).toEqual([undefined, undefined])
    expect(await camerasOf({ fid: off, ids: [`${off}-0`] })).toEqual([undefined])
    expect(await camerasOf({ fid: off }, admin)).toEqual([undefined, undefined])
    // An album that shows it says nothing of another's photos.
    expect(await camerasOf({ fid: on, ids: [`${off}-0`] })).toEqual([])
  })

  it('of a locked album is answered with its grant alone', async () => {
    const { grant } = await unlock(behind, code)
    expect(await camerasOf({ fid: behind, grant })).toEqual([cameraOf(behind), cameraOf(behind)])
    expect(await camerasOf({ fid: behind }, admin)).toEqual([cameraOf(behind), cameraOf(behind)])
    for (const wrong of [undefined, forged, (await unlock(closed, code)).grant]) {
      const refused = await readEncoded('photos_all', { fid: behind, ...(wrong && { grant: wrong }) })
      expect([refused.status, refused.body.code]).toEqual([403, 'album-locked'])
    }
    expect(await camerasOf({ fid: closed, grant: (await unlock(closed, code)).grant })).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is in no other answer and on no page: a crawl finds it where it is shown, and nowhere else', async () => {
    const { token } = await aMember()
    // One photo of each album, since all are stored alike.
    const guesses = { photos: photos.filter(({ pid }) => pid.endsWith('-0')), files: [], leaksIn: camerasIn }
    const { leaks, statuses } = await makeVisits(
      [...callVisits(guesses), ...pageVisits(guesses)],
      token,
      camerasIn,
    )
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect(statuses.get(200)).toBeGreaterThan(200)
    expect(
      leaks.filter((line) => !line.includes('/api/photos_all') || !line.endsWith(`leaks camera of ${on}`)),
    ).toEqual([])
    expect(leaks.length).toBeGreaterThanOrEqual(2)
  }, 240_000)
})

describe('an album', () => {
  const fid = 'ALB-camera'
  const pid = 'P-camera'

  it('is shown from an uploaded file while an admin wants it; its public files never have it', async () => {
    const added = await call(
      'add_album',
      { alname: 'Sea', fp: await stageCover(admin), fid, alpass: '' },
      admin,
    )
    expect([added.status, JSON.stringify(added.body).includes('showsCamera')]).toEqual([200, false])
    const bytes = await pictureWithMetadata('image/jpeg')
    const [file] = await stage(admin, [{ bytes, name: 'walk.jpg' }])
    const files = JSON.stringify([{ name: 'walk.jpg', size: bytes.length, file, pid, type: 'image/jpeg' }])
    const { body } = await call('add_photos', { fid, files }, admin)
    expect(body.data.map(({ camera }) => camera)).toEqual([undefined])
    expect((await db.doc(`photos/${pid}`).get()).get('camera')).toEqual(takenWith)
    expect(await camerasOf({ fid })).toEqual([undefined])

    const show = async (showsCamera: boolean, revision: number) => {
      const fields = { alname: 'Sea', showsCamera }
      expect((await call('edit', { kind: 'album', id: fid, revision, fields }, admin)).status).toBe(200)
    }
    await show(true, 0)
    const { items } = await readEncoded('photos_all', { fid })
    expect(items.map(({ camera }) => camera)).toEqual([takenWith])
    expect((await call('get_editable', { kind: 'album', id: fid }, admin)).body.fields).toEqual({
      alname: 'Sea',
      ...{ date: '', place: '', layout: 'rows', order: 'newest', coverPhoto: '', text: '', tags: '' },
      focus: { x: 0.5, y: 0.5 },
      showsCamera: true,
      unlisted: false,
      downloads: 'originals',
      watermark: 'none',
      strength: 'medium',
    })
    const original = Buffer.from(await (await fetch(items[0]?.file ?? '')).arrayBuffer())
    expect([
      leakedMetadata(original),
      original.includes(takenWith.model),
      original.includes(takenWith.lens),
    ]).toEqual([[], false, false])
    await show(false, 1)
    expect(await camerasOf({ fid })).toEqual([undefined])
  })

  it('of before there was this switch shows nothing', async () => {
    const old = 'camera-old'
    const { showsCamera: _, ...before } = anAlbumDoc({ photos: 1 })
    await writeDocuments(db, [
      { path: `albums/${old}`, data: before },
      documents.photos(`${old}-0`, aPhotoDoc(`${old}-0`, { fid: old, camera: cameraOf(old) })),
    ])
    expect(await camerasOf({ fid: old })).toEqual([undefined])
    await db.doc(`albums/${old}`).update({ showsCamera: true })
    expect(await camerasOf({ fid: old })).toEqual([cameraOf(old)])
  })
})
