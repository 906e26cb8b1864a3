import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { applyAlbumToRecordings, moveRecordingFiles } from '../../functions/src/media/move-recording-files.ts'
import type { StoredObjects } from '../../functions/src/platform/objects.ts'
import { filesOf } from '../../functions/src/platform/storage.ts'
import { db } from '../support/admin.ts'
import {
  addAlbum,
  addRecordings,
  albumCode,
  bytesOf,
  moveRecording,
  objectsOfRecordings,
  type Recordings,
  setCode,
} from '../support/album-recordings.ts'
import { startApi } from '../support/api-process.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { isSoak } from './rounds.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

/** The film of some recordings. */
async function filmOf({ vid }: Recordings) {
  return (await db.doc(`videos/${vid}`).get()).data() ?? {}
}

const filesOfFilm = ({ vid }: Recordings) => objectsOfRecordings({ vid, aid: vid })

/** Whether the public list has the film, whose answer may be a second old. */
async function expectListed({ vid, filmName }: Recordings, isListed: boolean): Promise<void> {
  const read = async () => {
    const { items } = await readEncoded('get_all_videos', { search: filmName })
    return items.some(({ id }) => id === vid)
  }
  await expect.poll(read, { timeout: 5_000 }).toBe(isListed)
}

/** The film is in this folder alone, whole, and its document says so. */
async function expectAt(recordings: Recordings, root: string) {
  const film = await filmOf(recordings)
  expect(film.original).toMatch(new RegExp(`^${root}/`))
  expect([film.moving, film.movingTo, film.formerly]).toEqual([undefined, undefined, undefined])
  const { poster } = film
  const stills = filesOf(poster).map((file) => `${poster.folder}/${file}`)
  expect(poster.folder).toMatch(new RegExp(`^${root}`))
  expect((await filesOfFilm(recordings)).toSorted()).toEqual([film.original, ...stills].toSorted())
  expect((await bytesOf(String(film.original))).equals(recordings.film)).toBe(true)
}

describe('a process that is killed while it moves a film', () => {
  it.each(isSoak ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [2, 5, 8])(
    'after %i writes: it is in no list that it should not be in, and the sweep completes the move',
    async (writes) => {
      const [album, other] = [
        await addAlbum(admin, { alpass: albumCode }),
        await addAlbum(admin, { alpass: albumCode }),
      ]
      const recordings = await addRecordings(admin)
      const { vid } = recordings
      for (const [fid, root] of [
        [album, `locked/${album}/${vid}.video`],
        [other, `locked/${other}/${vid}.video`],
        ['', `public/videos/${vid}`],
      ] as const) {
        const api = await startApi()
        await api.dieAfterWrites(writes)
        await moveRecording({ ...admin, origin: api.origin } as Person, 'video', vid, fid).catch(() => null)
        await api.stop()
        const film = await filmOf(recordings)
        // With the write that names the album it leaves the lists, and it is back in them once its files are public.
        if (film.fid !== '' || !String(film.original).startsWith('public/'))
          await expectListed(recordings, false)
        if (film.fid !== fid) expect((await moveRecording(admin, 'video', vid, fid)).status).toBe(200)
        await sweep(aPlatform())
        await expectAt(recordings, root)
        await expectListed(recordings, fid === '')
      }
    },
    120_000,
  )
})

describe('a process that is killed while it registers a film of a locked album', () => {
  it.each(isSoak ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [3, 5, 7])(
    'after %i writes: no file of it is public, and the sweep completes what is registered',
    async (writes) => {
      const fid = await addAlbum(admin, { alpass: albumCode })
      const api = await startApi()
      const recordings = await addRecordings(admin, fid, 5_000, async (register) => {
        await api.dieAfterWrites(writes)
        await register({ ...admin, origin: api.origin } as Person).catch(() => null)
        await api.stop()
      })
      const publicFiles = async () =>
        (await filesOfFilm(recordings)).filter((path) => path.startsWith('public/'))
      expect(await publicFiles()).toEqual([])
      const { docs } = await db.collection('uploads').where('uid', '==', admin.uid).get()
      for (const { ref } of docs) await ref.update({ startedAt: 1 })
      await sweep(aPlatform())
      const film = await filmOf(recordings)
      if (film.original === undefined) expect(await filesOfFilm(recordings)).toEqual([])
      else await expectAt(recordings, `locked/${fid}/${recordings.vid}.video`)
    },
    // A transaction that its process left open is locked for a minute.
    180_000,
  )
})

/** The platform of a process that waits before and after each access to a file. */
function aSlowPlatform() {
  const platform = aPlatform()
  const anyTime = () => pause(Math.random() * 80)
  const slow = Object.entries(platform.objects).map(([name, work]) => [
    name,
    async (...parameters: unknown[]) => {
      await anyTime()
      const answer = await (work as (...parameters: unknown[]) => Promise<unknown>)(...parameters)
      await anyTime()
      return answer
    },
  ])
  return { ...platform, objects: Object.fromEntries(slow) as StoredObjects }
}

describe('an album that is locked and opened while its recordings are moved by several processes', () => {
  it('has them where its last lock requires them: nothing stays public, and nothing is lost', async () => {
    for (let round = 0; round < (isSoak ? 10 : 1); round++) {
      const [fid, other] = [await addAlbum(admin), await addAlbum(admin, { alpass: albumCode })]
      const recordings = await addRecordings(admin, fid)
      const { vid } = recordings
      let isOver = false
      const disturbing = [1, 2].map(async () => {
        const platform = aSlowPlatform()
        while (!isOver) {
          await pause(Math.random() * 200)
          await applyAlbumToRecordings(platform, fid)
          await moveRecordingFiles(platform, { kind: 'video', id: vid }, fid)
        }
      })
      for (const turn of [albumCode, '', albumCode]) {
        await setCode(admin, fid, turn)
        await pause(Math.random() * 300)
      }
      for (const to of [other, fid]) {
        // The form is sent again where a mover was faster.
        await expect.poll(async () => (await moveRecording(admin, 'video', vid, to)).status).toBe(200)
      }
      isOver = true
      await Promise.all(disturbing)
      await sweep(aPlatform())
      await expect
        .poll(
          async () =>
            (await objectsOfRecordings(recordings)).filter((path) => !path.startsWith(`locked/${fid}/`)),
          {
            timeout: 20_000,
          },
        )
        .toEqual([])
      await expectAt(recordings, `locked/${fid}/${vid}.video`)
      await expectListed(recordings, false)
    }
  }, 240_000)
})
