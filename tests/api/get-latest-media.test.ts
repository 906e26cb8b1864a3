import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { readEncoded } from '../support/media.ts'

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
