import { expect, it } from 'vitest'
import { binId } from '../../functions/src/content/bin.doc.ts'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { db } from '../support/admin.ts'
import { aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { aPlatform } from '../support/platform.ts'

/** Of each collection that the sweep walks, documents that are old enough: the broken one comes first. */
const walked: Record<string, (id: string) => { broken: object; whole: object }> = {
  uploads: (id) => ({
    broken: { startedAt: 1, path: 5 },
    whole: {
      ...{ startedAt: 2, uid: 'gone', path: `staging/gone/${id}/file`, name: 'a.jpg' },
      ...{ type: 'image/jpeg', fingerprint: null, makes: null, goesTo: null },
    },
  }),
  bin: (id) => ({
    broken: { deletedAt: 1, kind: 'nothing' },
    whole: {
      ...{ deletedAt: 2, kind: 'photo', subject: id, name: 'a.jpg', by: 'gone', revision: 0 },
      ...{ returning: false, purging: false, data: aPhotoDoc(id) },
    },
  }),
}

it.each(Object.entries(walked))(
  'one broken document in %s does not stop the daily sweep',
  async (collection, makeDocuments) => {
    const id = `sweep-${unique()}`
    const { broken, whole } = makeDocuments(id)
    const [bad, good] = [
      db.doc(`${collection}/broken-${id}`),
      db.doc(`${collection}/${collection === 'bin' ? binId('photo', id) : id}`),
    ]
    await Promise.all([bad.set(broken), good.set(whole)])
    const failed: string[] = []
    await sweep(aPlatform(), (path) => failed.push(path))
    expect(failed).toContain(bad.path)
    expect((await good.get()).exists).toBe(false)
    expect((await bad.get()).exists).toBe(true)
  },
)

it('one broken photo does not stop it from asking for the renditions of others', async () => {
  const id = `sweep-${unique()}`
  const [bad, good, request] = [
    db.doc(`photos/a-${id}`),
    db.doc(`photos/b-${id}`),
    db.doc(`renderings/${id}`),
  ]
  const waiting = { picture: null, rendering: { waiting: true, tries: 0, at: 1 } }
  await bad.set({ ...waiting, fid: 5 })
  await good.set({ ...aPhotoDoc(`b-${id}`), ...waiting })
  await request.set({ pids: [], at: 1 })
  const failed: string[] = []
  await sweep(aPlatform(), (path) => failed.push(path))
  expect(failed).toContain(bad.path)
  expect((await good.get()).get('rendering.tries')).toBe(1)
  expect((await request.get()).exists).toBe(false)
})
