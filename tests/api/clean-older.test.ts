import { FieldValue } from 'firebase-admin/firestore'
import { beforeAll, expect, it } from 'vitest'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { leakedMetadata, pictureWithMetadata, takenWith } from '../../functions/src/files/clean/testing.ts'
import { applyAlbumLock } from '../../functions/src/media/move-photo-files.ts'
import { PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { renderPhoto } from '../../functions/src/media/render-photo.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { objectsIn, stage } from '../support/uploads.ts'

const fid = `ALB-${unique()}`
const state = db.doc('upkeep/cleaning')
let admin: Person
let upload: Buffer
beforeAll(async () => {
  admin = await anAdmin()
  upload = await pictureWithMetadata('image/jpeg')
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ photos: 0 }))])
})

const photo = async (pid: string) => PhotoDoc.parse((await db.doc(`photos/${pid}`).get()).data())

/** A photo of a release before the cleaning: the uploaded file is public. */
async function anOlderPhoto(): Promise<string> {
  const pid = `P-${unique()}`
  const [file] = await stage(admin, [{ bytes: upload, name: 'walk.jpg' }])
  const files = JSON.stringify([{ name: 'walk.jpg', size: upload.length, file, pid, type: 'image/jpeg' }])
  expect((await call('add_photos', { fid, files }, admin)).body.refused).toEqual([])
  const { original } = await photo(pid)
  // What the trigger does, which a busy emulator loses now and then.
  await renderPhoto(aPlatform(), pid)
  await bucket.file(original).save(upload, { resumable: false, contentType: 'image/jpeg' })
  await bucket.file(`originals/${pid}/original.jpg`).delete()
  await db
    .doc(`photos/${pid}`)
    .update({ cleaned: FieldValue.delete(), camera: FieldValue.delete(), size: upload.length })
  await state.delete()
  return pid
}

/** Sweeps as often as it takes. */
async function sweepUntilClean(read: () => Promise<boolean | undefined>): Promise<void> {
  await expect
    .poll(
      async () => {
        await sweep(aPlatform())
        return read()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(true)
}

const leakedIn = async (pid: string) => {
  const paths = await objectsIn(`public/photos/${pid}/`)
  return Promise.all(paths.map(async (path) => leakedMetadata((await bucket.file(path).download())[0]))).then(
    (all) => all.flat(),
  )
}

it('the sweep cleans an older photo at a new address, notes its camera, and stores the original for admins', async () => {
  const pid = await anOlderPhoto()
  const before = await photo(pid)
  expect((await leakedIn(pid)).length).toBeGreaterThan(0)
  await sweepUntilClean(async () => (await photo(pid)).cleaned)
  const after = await photo(pid)
  expect(after.original).not.toBe(before.original)
  const { original, size, picture } = after
  const folder = picture?.folder ?? ''
  const renditions = { ...before.picture, folder }
  expect(after).toEqual({
    ...before,
    ...{ original, size, cleaned: true, camera: takenWith, picture: renditions },
  })
  expect(picture?.widths).toEqual([320, 480])
  expect(await leakedIn(pid)).toEqual([])
  // The trigger may have made renditions beside the call, and be removing them.
  await expect
    .poll(() => objectsIn(`public/photos/${pid}/`), { timeout: 20_000 })
    .toEqual([320, 480].map((width) => `${folder}/${width}.webp`).concat(original))
  expect((await bucket.file(original).download())[0].length).toBe(size)
  expect((await bucket.file(`originals/${pid}/original.jpg`).download())[0].equals(upload)).toBe(true)
})

it('cleans one in the bin', async () => {
  const pid = await anOlderPhoto()
  await call('delete_photo', { id: pid }, admin)
  const entries = db.collection('bin').where('subject', '==', pid)
  await sweepUntilClean(async () => (await entries.get()).docs[0]?.get('data.cleaned'))
  expect(await leakedIn(pid)).toEqual([])
  expect((await call('restore', { kind: 'photo', id: pid }, admin)).status).toBe(200)
  expect((await photo(pid)).cleaned).toBe(true)
})

it('a process that died while it cleaned leaves a photo that the lock still moves', async () => {
  const pid = await anOlderPhoto()
  await db.doc(`photos/${pid}`).update({ movingTo: `public/photos/${pid}/abandoned-1` })
  await db.doc(`albums/${fid}`).update({ locked: true })
  await applyAlbumLock(aPlatform(), fid)
  expect(await objectsIn(`public/photos/${pid}/`)).toEqual([])
  await sweepUntilClean(async () => (await photo(pid)).cleaned)
  const { original, locked } = await photo(pid)
  expect([locked, leakedMetadata((await bucket.file(original).download())[0])]).toEqual([true, []])
})

it('is over once it came round without finding any', async () => {
  await state.set({ home: 1, after: 'photos/~', found: 0, isOver: false })
  await sweep(aPlatform())
  expect((await state.get()).get('isOver')).toBe(true)
})
