import { beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { originalPath, publicFolder } from '../../functions/src/files/media-paths.ts'
import type { PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { requestRenditions } from '../../functions/src/media/request-renditions.ts'
import { retryListed } from '../../functions/src/media/retry-renditions.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aPhotoDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

const run = unique()
const minute = 60_000
let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

type Rendering = NonNullable<PhotoDoc['rendering']>

/** A photo without renditions whose original is there, or is not. */
async function aPhoto(rendering: Partial<Rendering> = {}, { hasFile = true, unreadable = false } = {}) {
  const pid = `retry-${run}-${unique().slice(0, 8)}`
  const original = originalPath(publicFolder('photos', pid), 'image/jpeg')
  if (hasFile) await bucket.file(original).save(await aJpeg(400, 300), { resumable: false })
  const state = unreadable
    ? { unreadable: true as const }
    : { rendering: { waiting: true, tries: 0, at: Date.now(), ...rendering } }
  await writeDocuments(db, [documents.photos(pid, aPhotoDoc(pid, { original, picture: null, ...state }))])
  return { pid, ref: db.doc(`photos/${pid}`) }
}
type WaitingPhoto = Awaited<ReturnType<typeof aPhoto>>

const listed = async ({ pid }: WaitingPhoto) => (await readEncoded('photos_all', { ids: [pid] })).items[0]
const isRendered = async ({ ref }: WaitingPhoto) => (await ref.get()).get('picture') !== null

describe('a list with a photo that waits', () => {
  it('asks for its renditions again once it has waited too long, and not before', async () => {
    const [late, early] = [await aPhoto({ at: Date.now() - minute }), await aPhoto()]
    expect(await listed(late)).toMatchObject({ renditions: 'working' })
    expect(await listed(early)).toMatchObject({ renditions: 'working' })
    await expect.poll(() => isRendered(late), { timeout: 30_000 }).toBe(true)
    expect(await isRendered(early)).toBe(false)
    expect(await listed(late)).not.toHaveProperty('renditions')
    expect((await late.ref.get()).get('rendering')).toBeUndefined()
  })

  it('counts the attempts on its document, waits twice as long each time, and gives up in the end', async () => {
    const photo = await aPhoto({ tries: 5, at: Date.now() - 20 * minute }, { hasFile: false })
    await listed(photo)
    expect((await photo.ref.get()).get('rendering')).toMatchObject({ waiting: true, tries: 5 })
    await photo.ref.update({ 'rendering.at': Date.now() - 25 * minute })
    const tries = async () => {
      await listed(photo)
      return (await photo.ref.get()).get('rendering').tries
    }
    await expect.poll(tries, { timeout: 30_000 }).toBe(6)
    await photo.ref.update({ 'rendering.at': Date.now() - 100 * minute })
    await expect.poll(async () => (await listed(photo))?.renditions, { timeout: 30_000 }).toBe('failed')
  })

  it('asks for six at a time, in two requests at most, however many ask at once', async () => {
    const photos = await Promise.all(
      Array.from({ length: 20 }, () => aPhoto({ at: Date.now() - minute }, { hasFile: false })),
    )
    const waiting = await Promise.all(
      photos.map(async ({ pid, ref }) => ({ pid, photo: (await ref.get()).data() as PhotoDoc })),
    )
    const platform = aPlatform()
    await Promise.all(Array.from({ length: 8 }, () => retryListed(platform, waiting)))
    const after = await db.getAll(...photos.map(({ ref }) => ref))
    const tried = after.filter((photo) => photo.get('rendering').tries > 0)
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(12)
    expect(tried.map((photo) => photo.get('rendering').tries)).toEqual(tried.map(() => 1))
  })
})

describe('retry_photo', () => {
  it.each([
    ['could not be read', {}, { unreadable: true }, 'unreadable'],
    ['has failed', { waiting: false, tries: 7 }, {}, 'failed'],
  ] as const)('makes the renditions of a photo that %s', async (_, rendering, state, was) => {
    const photo = await aPhoto(rendering, state)
    expect(await listed(photo)).toMatchObject({ renditions: was })
    expect((await call('retry_photo', { id: photo.pid }, admin)).status).toBe(200)
    await expect.poll(() => isRendered(photo), { timeout: 30_000 }).toBe(true)
    expect(await listed(photo)).not.toHaveProperty('renditions')
  })

  it('finds nothing where there is nothing, and leaves a photo with all renditions alone', async () => {
    expect((await call('retry_photo', { id: 'nothing' }, admin)).body.code).toBe('media-not-found')
    const pid = `retry-${run}-whole`
    await writeDocuments(db, [documents.photos(pid, aPhotoDoc(pid))])
    const before = await db.doc(`photos/${pid}`).get()
    expect((await call('retry_photo', { id: pid }, admin)).status).toBe(200)
    expect((await db.doc(`photos/${pid}`).get()).updateTime).toEqual(before.updateTime)
  })
})

describe('the sweep', () => {
  it('asks for photos that wait, those of an older release too', async () => {
    const [photo, older] = [await aPhoto({ at: Date.now() - minute }), await aPhoto()]
    const { rendering: _, ...stored } = (await older.ref.get()).data() ?? {}
    await older.ref.set(stored)
    await sweep(aPlatform())
    for (const each of [photo, older])
      await expect.poll(() => isRendered(each), { timeout: 30_000 }).toBe(true)
  })
})

it('one photo that fails does not stop the other photos of its request', async () => {
  const [broken, whole] = [await aPhoto(), await aPhoto()]
  await broken.ref.update({ original: 'nowhere' })
  await requestRenditions(aPlatform(), [broken.pid, whole.pid])
  await expect.poll(() => isRendered(whole), { timeout: 30_000 }).toBe(true)
})
