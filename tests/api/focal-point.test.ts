import { beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { movePhotoFiles, removeUnnamedFiles } from '../../functions/src/media/move-photo-files.ts'
import type { PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { renderPhoto } from '../../functions/src/media/render-photo.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

/** A photo in an open album of its own, rendered by this release or by one that made no crops. */
async function aRenderedPhoto({ isOlder = false } = {}) {
  const pid = `focus-${unique()}`
  const fid = `album-of-${pid}`
  const photo = aPhotoDoc(pid, { fid, picture: null })
  await bucket.file(photo.original).save(await aJpeg(400, 300), { resumable: false })
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ photos: 1 })), documents.photos(pid, photo)])
  const platform = aPlatform()
  await renderPhoto(platform, pid)
  const ref = db.doc(`photos/${pid}`)
  if (isOlder) {
    const { portrait: _, ...picture } = (await ref.get()).get('picture')
    await ref.update({ picture })
    await bucket.file(`${picture.folder}/portrait-0.webp`).delete()
  }
  return { platform, pid, fid, ref }
}
type RenderedPhoto = Awaited<ReturnType<typeof aRenderedPhoto>>

const stored = async ({ ref }: Pick<RenderedPhoto, 'ref'>) => (await ref.get()).data() as PhotoDoc
const cropsOf = async ({ pid, fid }: RenderedPhoto) => {
  const lists = [`public/photos/${pid}/`, `locked/${fid}/${pid}/`].map((prefix) =>
    bucket.getFiles({ prefix }),
  )
  return (await Promise.all(lists))
    .flatMap(([files]) => files.map(({ name }) => name))
    .filter((name) => name.includes('portrait-'))
}
const named = ({ picture }: PhotoDoc) => `${picture?.folder}/portrait-${picture?.portrait}.webp`

async function edit({ pid }: RenderedPhoto, focus: unknown) {
  const { body } = await call('get_editable', { kind: 'photo', id: pid }, admin)
  const { revision, fields } = body
  return call('edit', { kind: 'photo', id: pid, revision, fields: { ...fields, focus } }, admin)
}

const isCropped = async (photo: RenderedPhoto) => (await stored(photo)).rendering === undefined

describe('the focal point of a photo', () => {
  it('is answered with its picture, whose portrait crop is made again around it, alone and at another address', async () => {
    const photo = await aRenderedPhoto()
    const before = (await readEncoded('photos_all', { ids: [photo.pid] })).items[0]?.picture
    expect(before).not.toHaveProperty('focus')
    expect(await cropsOf(photo)).toEqual([named(await stored(photo))])

    expect((await edit(photo, { x: 0.25, y: 0.7512 })).status).toBe(200)
    await expect.poll(() => isCropped(photo), { timeout: 30_000 }).toBe(true)
    const after = (await readEncoded('photos_all', { ids: [photo.pid] })).items[0]?.picture
    expect(after?.focus).toEqual({ x: 0.25, y: 0.751 })
    expect(after?.sources).toEqual(before?.sources)
    expect(after?.portrait).not.toBe(before?.portrait)
    expect((await fetch(after?.portrait ?? '')).status).toBe(200)
    await expect.poll(() => cropsOf(photo)).toEqual([named(await stored(photo))])
  })

  it('stays where the form is sent with the same one, and no crop is made', async () => {
    const photo = await aRenderedPhoto()
    const { body } = await call('get_editable', { kind: 'photo', id: photo.pid }, admin)
    expect(body.fields.focus).toEqual({ x: 0.5, y: 0.5 })
    expect((await edit(photo, body.fields.focus)).status).toBe(200)
    const { focus, rendering, picture } = await stored(photo)
    expect([focus, rendering, picture?.portrait]).toEqual([null, undefined, 0])
  })

  it.each([[{ x: 1.01, y: 0 }], [{ x: -0.1, y: 0 }], [{ x: 0.5 }], ['0.5 0.5'], [null]])(
    'cannot be %j: the message says so at its field, and nothing is changed',
    async (focus) => {
      const photo = await aRenderedPhoto()
      const before = await stored(photo)
      const { status, body } = await edit(photo, focus)
      expect([status, body.fields]).toEqual([400, { focus: 'focus: x and y must be from 0 to 1.' }])
      expect(await stored(photo)).toEqual(before)
    },
  )

  it('is changed while its crop is made: the crop of the last one remains, and no other', async () => {
    const photo = await aRenderedPhoto()
    const { platform, pid, ref } = photo
    const rendering = { waiting: true, tries: 0, at: Date.now() }
    await ref.update({ focus: { x: 0, y: 0, at: 1 }, rendering })
    const read: typeof platform.objects.read = async (path) => {
      const bytes = await platform.objects.read(path)
      if ((await stored(photo)).focus?.at === 1) await ref.update({ focus: { x: 1, y: 1, at: 2 } })
      return bytes
    }
    await renderPhoto({ ...platform, objects: { ...platform.objects, read } }, pid)
    expect((await stored(photo)).picture?.portrait).toBe(2)
    expect(await cropsOf(photo)).toEqual([named(await stored(photo))])
  })
})

/** Says of the demo photos that they have no crop to wait for: they were rendered by an earlier release. */
async function cropDemoPhotos() {
  const batch = db.batch()
  for (const photo of (await db.collection('photos').get()).docs)
    if (photo.get('picture') && photo.get('picture.portrait') === undefined)
      batch.update(photo.ref, { 'picture.portrait': null })
  await batch.commit()
}

describe('a portrait crop', () => {
  beforeAll(cropDemoPhotos)

  it('moves with the other files of its photo when the album is locked, and back', async () => {
    const photo = await aRenderedPhoto()
    const { platform, pid, fid } = photo
    for (const [locked, folder] of [
      [true, `locked/${fid}/${pid}/`],
      [false, `public/photos/${pid}/`],
    ] as const) {
      await db.doc(`albums/${fid}`).update({ locked })
      await movePhotoFiles(platform, { fid, pid })
      const crops = await cropsOf(photo)
      expect(crops).toEqual([named(await stored(photo))])
      expect(crops[0]?.startsWith(folder)).toBe(true)
    }
  })

  it('that a process which died has left is removed; the one that is named is not', async () => {
    const photo = await aRenderedPhoto()
    const { platform, pid, fid } = photo
    const { picture } = await stored(photo)
    await bucket.file(`${picture?.folder}/portrait-77.webp`).save('orphan', { resumable: false })
    await removeUnnamedFiles(platform, { fid, pid })
    expect(await cropsOf(photo)).toEqual([named(await stored(photo))])
  })

  it('is requested once by the sweep for a photo of an earlier release, and for no other', async () => {
    const [older, current] = [await aRenderedPhoto({ isOlder: true }), await aRenderedPhoto()]
    const before = (await current.ref.get()).updateTime
    await sweep(older.platform)
    await expect.poll(() => isCropped(older), { timeout: 60_000 }).toBe(true)
    expect(await cropsOf(older)).toEqual([named(await stored(older))])
    const done = (await older.ref.get()).updateTime
    await sweep(older.platform)
    expect((await older.ref.get()).updateTime).toEqual(done)
    expect((await current.ref.get()).updateTime).toEqual(before)
  })

  it('of a photo for which all tries failed is not requested by a later sweep', async () => {
    const photo = await aRenderedPhoto({ isOlder: true })
    await photo.ref.update({ rendering: { waiting: false, tries: 7, at: 0 } })
    const before = (await photo.ref.get()).updateTime
    await sweep(photo.platform)
    expect((await photo.ref.get()).updateTime).toEqual(before)
  })
})
