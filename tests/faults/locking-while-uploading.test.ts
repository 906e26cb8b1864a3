import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { add_photos } from '../../functions/src/media/add-photos.ts'
import { applyAlbumLock } from '../../functions/src/media/move-photo-files.ts'
import { PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { renderPhoto } from '../../functions/src/media/render-photo.ts'
import type { StoredObjects } from '../../functions/src/platform/objects.ts'
import { filesOf } from '../../functions/src/platform/storage.ts'
import { bucket, db } from '../support/admin.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { call, inParallel } from '../support/client.ts'
import { aPicture } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { objectsIn, stage, stageCover } from '../support/uploads.ts'
import { isSoak } from './rounds.ts'

const rounds = isSoak ? 10 : 1
const photos = isSoak ? 100 : 24
/** Photos of one registration, of which there are a whole number. */
const together = isSoak ? 10 : 6
const code = 'sesame12'

let admin: Person
let api: ApiProcess
beforeAll(async () => {
  // One process that answers many at a time, as in production; the emulator would start one for each.
  api = await startApi()
  admin = { ...(await anAdmin()), origin: api.origin } as Person
})
afterAll(() => api.stop())

const anyTime = (most: number) => pause(Math.random() * most)

/** The platform of a process that waits before each access to a file. */
function aSlowPlatform() {
  const platform = aPlatform()
  const slow = Object.entries(platform.objects).map(([name, work]) => [
    name,
    async (...parameters: unknown[]) => {
      await anyTime(150)
      const done = await (work as (...parameters: unknown[]) => Promise<unknown>)(...parameters)
      await anyTime(150)
      return done
    },
  ])
  return { ...platform, objects: Object.fromEntries(slow) as StoredObjects }
}

async function anAlbum() {
  const [fid, alname] = [`ALB-${unique()}`, `Album ${unique()}`]
  const { status } = await call('add_album', { alname, fp: await stageCover(admin), fid, alpass: '' }, admin)
  expect(status).toBe(200)
  return { fid, alname }
}
type Album = Awaited<ReturnType<typeof anAlbum>>

/** What an album is switched to; the last one counts. */
const turns = [
  { alpass: code },
  { alpass: '', downloads: 'web' },
  { downloads: 'originals' },
  { alpass: code, downloads: 'web' },
  { alpass: '' },
  { alpass: code, downloads: 'off' },
]

async function turn({ fid, alname }: Album, changed: (typeof turns)[number]): Promise<void> {
  const { body } = await call('get_editable', { kind: 'album', id: fid }, admin)
  const fields = { alname, ...changed }
  const { status } = await call('edit', { kind: 'album', id: fid, revision: body.revision, fields }, admin)
  expect(status).toBe(200)
}

async function registerByCall(fid: string, files: readonly object[]) {
  const { status, body } = await call('add_photos', { fid, files: JSON.stringify(files) }, admin)
  return { status, refused: body.refused }
}

/** Registers photos as the API does, in a process that is held up between any two of its steps. */
async function registerSlowly(fid: string, files: Parameters<typeof add_photos>[1]['files']) {
  const caller = {
    ...{
      uid: admin.uid,
      sid: 'of-the-test',
      adminUsedAt: Date.now(),
      gaveAdminPassword: true,
      role: 'admin' as const,
      adminRole: 'admin' as const,
    },
    ...{ email: 'slow@example.com', user: 'slow', verified: true },
  }
  const context = {
    ...{ caller, visitor: '', address: 'unknown', devices: [], browser: '' },
    isAdmin: async () => true,
    mayCountVisits: false,
    count: () => undefined,
  }
  const { refused } = await add_photos({ ...context, platform: aSlowPlatform() }, { fid, files })
  return { status: 200, refused }
}

/** Registers some photos, every other time in a slow process; their ids. */
async function upload({ fid }: Album, bytes: Buffer, from: number): Promise<string[]> {
  const names = Array.from({ length: together }, (_, at) => `${from + at}.jpg`)
  const paths = await stage(
    admin,
    names.map((name) => ({ bytes, name })),
  )
  const files = names.map((name, at) => ({
    ...{ name, size: bytes.length, file: paths[at] ?? '', pid: `P-${unique()}`, type: 'image/jpeg' as const },
  }))
  await anyTime(2_000)
  const isSlow = (from / together) % 2 === 1
  const { status, refused } = isSlow ? await registerSlowly(fid, files) : await registerByCall(fid, files)
  expect([status, refused]).toEqual([200, []])
  return files.map(({ pid }) => pid)
}

/** What the triggers do, done once more at any time by processes that are held up. */
async function disturb({ fid }: Album, isOver: () => boolean): Promise<void> {
  const platform = aSlowPlatform()
  while (!isOver()) {
    await anyTime(400)
    const photos = db.collection('photos').where('fid', '==', fid)
    const { docs } = await photos.where('rendering.waiting', '==', true).get()
    const some = docs.filter(() => Math.random() < 0.2).slice(0, 3)
    await Promise.all([
      applyAlbumLock(platform, fid),
      ...some.map((photo) => renderPhoto(platform, photo.id)),
    ])
  }
}

const placesOf = async (pid: string) => [
  ...(await objectsIn(`public/photos/${pid}`)),
  ...[...(await objectsIn('locked/')), ...(await objectsIn('withheld/'))].filter((path) =>
    path.includes(`/${pid}/`),
  ),
]

it(
  'an album that is locked, and allows no downloads, during an upload: nothing of it stays public, no original where it could be asked for, and nothing is lost',
  async () => {
    const bytes = await aPicture(960, 700).jpeg().toBuffer()
    for (let round = 0; round < rounds; round++) {
      const album = await anAlbum()
      let isOver = false
      const disturbing = [disturb(album, () => isOver), disturb(album, () => isOver)]
      const turning = (async () => {
        for (const changed of turns) {
          await anyTime(1_500)
          await turn(album, changed)
        }
      })()
      const registered = await inParallel(photos / together, 4, (at) => upload(album, bytes, at * together))
      await turning
      isOver = true
      await Promise.all(disturbing)

      const pids = registered.flat()
      const platform = aPlatform()
      const settled = async () => {
        const read = await db.getAll(...pids.map((pid) => db.doc(`photos/${pid}`)))
        // What a list would request again: a busy emulator loses some events of its triggers.
        for (const photo of read) if (photo.get('rendering')) await renderPhoto(platform, photo.id)
        return read.every(
          (photo) =>
            photo.get('locked') === true &&
            photo.get('downloads') === 'off' &&
            photo.get('picture')?.widths.length === 2,
        )
      }
      await expect.poll(settled, { timeout: 120_000, interval: 1_000 }).toBe(true)
      // What is under way when the last photo has its renditions is done soon.
      await expect
        .poll(async () => (await Promise.all(pids.map((pid) => objectsIn(`public/photos/${pid}`)))).flat(), {
          timeout: 20_000,
          interval: 1_000,
        })
        .toEqual([])
      for (const pid of pids) {
        const photo = PhotoDoc.parse((await db.doc(`photos/${pid}`).get()).data())
        const { picture } = photo
        expect(photo.original).toMatch(/^withheld\/locked\//)
        const files = picture ? filesOf(picture).map((file) => `${picture.folder}/${file}`) : []
        expect((await placesOf(pid)).sort()).toEqual([photo.original, ...files].sort())
        expect((await bucket.file(photo.original).download())[0].equals(bytes), pid).toBe(true)
      }
      const { items } = await readEncoded('photos_all', { ids: pids.slice(0, 50) })
      expect(items).toEqual([])
      expect((await db.doc(`albums/${album.fid}`).get()).get('photos')).toBe(photos)
      expect(await objectsIn(`staging/${admin.uid}/`)).toEqual([])
    }
  },
  isSoak ? 2_400_000 : 600_000,
)
