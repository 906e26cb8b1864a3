import { entriesAtOnce } from '@dlm/contract/dashboard/dashboard.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

/** An album with this number of photos, and their ids. */
async function anAlbumOf(size: number, locked = false) {
  const fid = `move-${unique()}`
  const pids = Array.from({ length: size }, (_, at) => `${fid}-${at}`)
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos: size, locked })),
    ...pids.map((pid) =>
      documents.photos(
        pid,
        locked ? aLockedPhotoDoc(fid, pid) : aPhotoDoc(pid, { fid, caption: `Of ${fid}` }),
      ),
    ),
  ])
  return { fid, pids }
}

const move = (from: string, to: string, ids: readonly string[], by: Person = admin) =>
  call('move_photos', { from, to, ids: JSON.stringify(ids) }, by)
const countOf = async (fid: string) => (await db.doc(`albums/${fid}`).get()).get('photos')
const listed = async (fid: string) =>
  (await readEncoded('photos_all', { fid, limit: 50 })).items.map(({ pid }) => pid).toSorted()

describe('move_photos', () => {
  it('moves some to another album: lists, counts and search follow, nothing else of them changes', async () => {
    const [from, to] = [await anAlbumOf(3), await anAlbumOf(1)]
    const [first = '', second = '', third = ''] = from.pids
    const before = (await db.doc(`photos/${first}`).get()).data()
    const { status, body } = await move(from.fid, to.fid, [first, second])
    expect([status, body.failed]).toEqual([200, []])
    expect([await countOf(from.fid), await countOf(to.fid)]).toEqual([1, 3])
    expect(await listed(from.fid)).toEqual([third])
    expect(await listed(to.fid)).toEqual([...to.pids, first, second].toSorted())
    expect((await db.doc(`photos/${first}`).get()).data()).toEqual({ ...before, fid: to.fid })
    for (const pid of [first, second]) expect(await auditOf(`photos/${pid}`)).toEqual(['move_photos'])
    expect(await auditOf(`photos/${third}`)).toEqual([])
    const { data } = (await call('search_all', { search: from.fid })).body
    expect(data.map(({ path }) => path).toSorted()).toEqual(
      [
        `/view_albums?album=${to.fid}&photo=${first}`,
        `/view_albums?album=${to.fid}&photo=${second}`,
        `/view_albums?album=${from.fid}&photo=${third}`,
      ].toSorted(),
    )
    // As Undo does.
    expect((await move(to.fid, from.fid, [first, second])).body.failed).toEqual([])
    expect([await countOf(from.fid), await countOf(to.fid)]).toEqual([3, 1])
  })

  it('moves 200 with one request, and says which stayed, and why', async () => {
    const [from, to] = [await anAlbumOf(entriesAtOnce - 3), await anAlbumOf(0)]
    const pending = `${from.fid}-pending`
    await writeDocuments(db, [
      documents.photos(pending, aPhotoDoc(pending, { fid: from.fid, uploadPending: true })),
    ])
    const others = await anAlbumOf(1)
    const { body } = await move(from.fid, to.fid, [...from.pids, 'nowhere', pending, ...others.pids])
    expect(body.failed).toEqual([
      { id: 'nowhere', code: 'media-not-found' },
      { id: pending, code: 'unavailable' },
      { id: others.pids[0], code: 'media-not-found' },
    ])
    expect([await countOf(from.fid), await countOf(to.fid)]).toEqual([0, entriesAtOnce - 3])
    expect(await countOf(others.fid)).toBe(1)
    const again = await move(from.fid, to.fid, from.pids.slice(0, 2))
    expect(again.body.failed.map(({ code }) => code)).toEqual(['media-not-found', 'media-not-found'])
    expect(await countOf(to.fid)).toBe(entriesAtOnce - 3)
  })

  it('counts right when two move the same photos at the same time', async () => {
    const [from, one, other] = [await anAlbumOf(4), await anAlbumOf(0), await anAlbumOf(0)]
    const answers = await Promise.all([
      move(from.fid, one.fid, from.pids),
      move(from.fid, other.fid, from.pids),
    ])
    expect(answers.map(({ body }) => body.failed.length).toSorted()).toEqual([0, 4])
    const counts = await Promise.all([from, one, other].map(({ fid }) => countOf(fid)))
    expect([counts[0], counts.slice(1).toSorted()]).toEqual([0, [0, 4]])
  })

  it('neither takes from a locked album nor puts into one', async () => {
    const [open, locked] = [await anAlbumOf(1), await anAlbumOf(1, true)]
    for (const [from, to] of [
      [locked, open],
      [open, locked],
    ] as const) {
      const { status, body } = await move(from.fid, to.fid, from.pids)
      expect([status, body.code]).toEqual([409, 'album-not-open'])
    }
    expect([await countOf(open.fid), await countOf(locked.fid)]).toEqual([1, 1])
    expect((await db.doc(`photos/${open.pids[0]}`).get()).get('fid')).toBe(open.fid)
  })

  it('needs two albums that are there, and photos that are named once', async () => {
    const { fid, pids } = await anAlbumOf(1)
    expect((await move(fid, 'nowhere', pids)).body.code).toBe('album-not-found')
    expect((await move('nowhere', fid, pids)).body.code).toBe('album-not-found')
    expect((await move(fid, fid, pids)).body).toMatchObject({ code: 'invalid-input', field: 'to' })
    expect((await move(fid, 'other', [...pids, ...pids])).body).toMatchObject({ field: 'ids' })
  })
})
