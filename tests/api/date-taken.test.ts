import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { pictureWithMetadata, takenOn } from '../../functions/src/files/clean/testing.ts'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { editAlbum, readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { stage } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

async function anEmptyAlbum(overrides: Parameters<typeof anAlbumDoc>[0] = {}) {
  const fid = `taken-${unique()}`
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc(overrides))])
  return fid
}

/** A picture that says when it was taken, as EXIF writes it; without that it does not say. */
async function aShot(taken?: string) {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
  return (taken ? image.withExif({ IFD2: { DateTimeOriginal: taken } }) : image).jpeg().toBuffer()
}

/** Uploads these pictures to an album at once, in this order. */
async function upload(fid: string, pictures: Readonly<Record<string, Buffer>>) {
  const named = Object.entries(pictures).map(([pid, bytes]) => ({ pid, bytes, name: `${pid}.jpg` }))
  const staged = await stage(admin, named)
  const files = named.map(({ pid, bytes, name }, at) => ({
    ...{ pid, name, size: bytes.length, file: staged[at], type: 'image/jpeg' },
  }))
  const answer = await call('add_photos', { fid, files: JSON.stringify(files) }, admin)
  expect([answer.status, answer.body.refused]).toEqual([200, []])
}

const seen = async (fid: string, search = '') =>
  (await readEncoded('photos_all', { fid, search })).items.map(({ pid }) => pid)

describe('an album by date taken', () => {
  it('has the earliest photo first, by what its file says, and those that do not say it by their upload', async () => {
    const fid = await anEmptyAlbum({ order: 'taken' })
    const [first, last, none, zeros] = ['first', 'last', 'none', 'zeros'].map((name) => `${fid}-${name}`)
    await upload(fid, {
      [`${none}`]: await aShot(),
      [`${last}`]: await aShot('2021:07:02 10:00:00'),
      [`${zeros}`]: await aShot('0000:00:00 00:00:00'),
      [`${first}`]: await aShot('2021:07:02 09:59:59'),
    })
    expect(await seen(fid)).toEqual([first, last, none, zeros])
    expect(await seen(fid, 'jpg')).toEqual([first, last, none, zeros])
  })

  it('of photos of an earlier release, and of those that come to it later, is complete', async () => {
    const [fid, from] = [await anEmptyAlbum({ photos: 2 }), await anEmptyAlbum({ photos: 1 })]
    const [one, two, moved] = [`${fid}-1`, `${fid}-2`, `${fid}-3`]
    await writeDocuments(db, [
      documents.photos(one, aPhotoDoc(one, { fid, createdAt: 1e12 })),
      documents.photos(two, aPhotoDoc(two, { fid, createdAt: 1e12 + 2 })),
      documents.photos(moved, aPhotoDoc(moved, { fid: from, createdAt: 1e12 + 1 })),
    ])
    expect(await seen(fid)).toEqual([two, one])
    expect((await editAlbum(admin, fid, { order: 'taken' })).status).toBe(200)
    expect(await seen(fid)).toEqual([one, two])
    expect((await call('move_photos', { from, to: fid, ids: JSON.stringify([moved]) }, admin)).status).toBe(
      200,
    )
    expect(await seen(fid)).toEqual([one, moved, two])
    // Arranged by hand, it begins in the order it had.
    expect((await editAlbum(admin, fid, { order: 'hand' })).status).toBe(200)
    expect(await seen(fid)).toEqual([one, moved, two])
  })

  it('when a photo was taken is in no answer', async () => {
    const fid = await anEmptyAlbum({ showsCamera: true })
    const pid = `${fid}-1`
    await upload(fid, { [pid]: await pictureWithMetadata('image/jpeg') })
    expect((await db.doc(`photos/${pid}`).get()).get('takenAt')).toBe(takenOn.moment)
    for (const who of [undefined, admin]) {
      const { items } = await readEncoded('photos_all', { fid }, who)
      expect(items).toHaveLength(1)
      expect(JSON.stringify(items)).not.toContain(String(takenOn.moment))
    }
  })
})
