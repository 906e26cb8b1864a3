import { entriesAtOnce } from '@dlm/contract/dashboard/dashboard.schema'
import { afterAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { removeTraces } from '../support/uploads.ts'

const admins: Person[] = []
const albums: string[] = []
afterAll(async () => {
  await Promise.all(admins.map(removeTraces))
  for (const fid of albums) {
    const { docs } = await db.collection('photos').where('fid', '==', fid).get()
    await Promise.all(docs.map(({ ref }) => ref.delete()))
    await db.doc(`albums/${fid}`).delete()
  }
})

async function admin(): Promise<Person> {
  const person = await anAdmin()
  admins.push(person)
  return person
}

/** An album with so many photos, and their ids. */
async function anAlbumOf(size: number): Promise<{ fid: string; pids: string[] }> {
  const fid = `bulk-${unique()}`
  const pids = Array.from({ length: size }, (_, at) => `${fid}-${at}`)
  albums.push(fid)
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos: size })),
    ...pids.map((pid) => documents.photos(pid, aPhotoDoc(pid, { fid }))),
  ])
  return { fid, pids }
}

const ofPhotos = (ids: readonly string[]) => ({ kind: 'photo' as const, ids: JSON.stringify(ids) })
const countOf = async (fid: string) => (await db.doc(`albums/${fid}`).get()).get('photos')
const auditOf = async (pid: string) => {
  const { docs } = await db.collection('audit').where('subject', '==', `photos/${pid}`).get()
  return docs.map((line) => line.get('action')).sort()
}

describe('delete_entries', () => {
  it('deletes 200 photos with one request, each with its line in the audit log, says which one stayed, and restore_entries brings them back', async () => {
    const person = await admin()
    const { fid, pids } = await anAlbumOf(entriesAtOnce - 1)
    const { status, body } = await call('delete_entries', ofPhotos([...pids, 'nowhere']), person)
    expect([status, body.failed]).toEqual([200, [{ id: 'nowhere', code: 'media-not-found' }]])
    expect(await countOf(fid)).toBe(0)
    const left = await db.collection('photos').where('fid', '==', fid).count().get()
    expect(left.data().count).toBe(0)
    expect(await auditOf(pids[7] ?? '')).toEqual(['delete_photo'])

    const back = await call('restore_entries', ofPhotos(pids.slice(0, 3)), person)
    expect([back.status, back.body.failed]).toEqual([200, []])
    expect(await countOf(fid)).toBe(3)
    expect(await auditOf(pids[0] ?? '')).toEqual(['delete_photo', 'restore'])
  })

  it('changes nothing when sent again, as restore_entries, and says so for each', async () => {
    const person = await admin()
    const { fid, pids } = await anAlbumOf(2)
    await call('delete_entries', ofPhotos(pids), person)
    const again = await call('delete_entries', ofPhotos(pids), person)
    expect(again.body.failed.map(({ code }) => code)).toEqual(['media-not-found', 'media-not-found'])
    await call('restore_entries', ofPhotos(pids), person)
    const restored = await call('restore_entries', ofPhotos(pids), person)
    expect(restored.body.failed.map(({ code }) => code)).toEqual(['content-not-found', 'content-not-found'])
    expect(await countOf(fid)).toBe(2)
  })
})

describe.each(['delete_entries', 'restore_entries'] as const)('%s', (name) => {
  it('refuses too many entries, and one that is named twice, with nothing written', async () => {
    const person = await admin()
    const { fid, pids } = await anAlbumOf(1)
    const others = Array.from({ length: entriesAtOnce }, (_, at) => `other-${at}`)
    for (const ids of [[...pids, ...others], [...pids, ...pids], []]) {
      const { status, body } = await call(name, ofPhotos(ids), person)
      expect([status, body.code]).toEqual([400, 'invalid-input'])
      expect(Object.keys(body.fields ?? {})).toEqual(['ids'])
    }
    expect(await countOf(fid)).toBe(1)
  })

  it('is no member’s', async () => {
    const { pids, fid } = await anAlbumOf(1)
    const member = await aMember()
    expect((await call(name, ofPhotos(pids), member)).body.code).toBe('not-allowed')
    expect(await countOf(fid)).toBe(1)
  })
})
