import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { aLockedAlbum, forged, unlock } from '../support/media.ts'
import { aMember, anAdmin, anAdminWithoutSession } from '../support/people.ts'

const pid = `test-${unique()}`
const fid = `test-${unique()}`
const lockedPid = `${fid}-0`

beforeAll(() =>
  writeDocuments(db, [
    documents.photos(pid, aPhotoDoc(pid, { name: 'open sea.jpg', size: 7 })),
    documents.videos(pid, aVideoDoc(pid, { name: 'open sea.mp4', size: 8 })),
    documents.audios(pid, anAudioDoc(pid, { name: 'open sea.mp3', size: 9 })),
  ]),
)

const notFound = {
  status: 'error',
  code: 'download-not-found',
  msg: 'No file found with the given key or the file type is not supported',
  title: 'Invalid request',
}

describe.each([
  ['image_file', { name: 'open sea.jpg', type: 'image/jpeg', size: 7 }, 'photos', 'jpg'],
  ['video_file', { name: 'open sea.mp4', type: 'video/mp4', size: 8 }, 'videos', 'mp4'],
  ['audio_file', { name: 'open sea.mp3', type: 'audio/mpeg', size: 9 }, 'audios', 'mp3'],
] as const)('%s', (name, described, kind, extension) => {
  it('answers the original, its name, type and size', async () => {
    const { status, body } = await call(name, { key: pid })
    expect(status).toBe(200)
    const path = encodeURIComponent(`public/${kind}/${pid}/original.${extension}`)
    expect(body.data).toEqual([{ ...described, file: expect.stringContaining(`/o/${path}?alt=media`) }])
  })

  it.each(['no-such-file', lockedPid, 'north-light', '..', 'a/b', ''])('finds no file %j', async (key) => {
    const { status, body } = await call(name, { key })
    if (/^[\w-]+$/.test(key)) expect([status, body]).toEqual([404, notFound])
    else expect([status, body.code, body.msg]).toEqual([400, 'invalid-input', `key: ${notFound.msg}`])
  })
})

it.each([
  ['image_file', 'Pier No.4', 'Pier No.4.jpg'],
  ['video_file', 'Take 2.1', 'Take 2.1.mp4'],
  ['audio_file', 'Symphony No.40', 'Symphony No.40.mp3'],
] as const)('%s of %s is saved as %s', async (download, name, saved) => {
  const key = `test-${unique()}`
  await writeDocuments(db, [
    documents.photos(key, aPhotoDoc(key, { name })),
    documents.videos(key, aVideoDoc(key, { name })),
    documents.audios(key, anAudioDoc(key, { name })),
  ])
  expect((await call(download, { key })).body.data[0].name).toBe(saved)
})

describe('image_file of a locked album', () => {
  let grant: string
  beforeAll(async () => {
    await writeDocuments(db, await aLockedAlbum(fid, 'kiwi-42', ['secret beach.jpg']))
    grant = (await unlock(fid, 'kiwi-42')).grant
  })

  it('answers an address of the portal to someone who has the grant', async () => {
    const { status, body } = await call('image_file', { key: lockedPid, grant })
    expect(status).toBe(200)
    expect(body.data[0].name).toBe('secret beach.jpg')
    expect(body.data[0].file).toMatch(
      new RegExp(`^/locked/${fid}/${lockedPid}/original\\.jpg\\?key=[\\w-]+$`),
    )
  })

  it('does not exist for other callers', async () => {
    const other = `test-${unique()}`
    await writeDocuments(db, await aLockedAlbum(other, 'kiwi-42'))
    const { grant: foreign, token } = await unlock(other, 'kiwi-42')
    const past = grant.replace(/^\d+/, String(Date.now() - 1000))
    for (const wrong of [undefined, foreign, token, forged, past]) {
      const refused = await call('image_file', { key: lockedPid, ...(wrong && { grant: wrong }) })
      expect([refused.status, refused.body]).toEqual([404, notFound])
    }
    expect((await call('video_file', { key: lockedPid, grant })).body).toEqual(notFound)
  })

  it('is answered to an admin with an admin session', async () => {
    const [member, idle, admin] = await Promise.all([aMember(), anAdminWithoutSession(), anAdmin()])
    expect((await call('image_file', { key: lockedPid }, member)).body).toEqual(notFound)
    expect((await call('image_file', { key: lockedPid }, idle)).body).toEqual(notFound)
    expect((await call('image_file', { key: lockedPid }, admin)).status).toBe(200)
  })
})
