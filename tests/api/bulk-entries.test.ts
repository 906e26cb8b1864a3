import { entriesAtOnce } from '@dlm/contract/dashboard/dashboard.schema'
import { studioDay } from '@dlm/contract/format/day'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin } from '../support/people.ts'

/** An album with this number of photos, and their ids. */
async function anAlbumOf(size: number): Promise<{ fid: string; pids: string[] }> {
  const fid = `bulk-${unique()}`
  const pids = Array.from({ length: size }, (_, at) => `${fid}-${at}`)
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
  it('deletes 200 photos with one request, each with its line in the audit log, says which one stayed, and restore_entries restores them', async () => {
    const person = await anAdmin()
    const { fid, pids } = await anAlbumOf(entriesAtOnce - 1)
    const { status, body } = await call('delete_entries', ofPhotos([...pids, 'nowhere']), person)
    expect([status, body.failed]).toEqual([200, [{ id: 'nowhere', code: 'media-not-found' }]])
    expect(await countOf(fid)).toBe(0)
    const remaining = await db.collection('photos').where('fid', '==', fid).count().get()
    expect(remaining.data().count).toBe(0)
    expect(await auditOf(pids[7] ?? '')).toEqual(['delete_photo'])

    const back = await call('restore_entries', ofPhotos(pids.slice(0, 3)), person)
    expect([back.status, back.body.failed]).toEqual([200, []])
    expect(await countOf(fid)).toBe(3)
    expect(await auditOf(pids[0] ?? '')).toEqual(['delete_photo', 'restore'])
  })

  it('changes nothing when sent again, as restore_entries, and says so for each', async () => {
    const person = await anAdmin()
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

describe('edit_entries', () => {
  const credit = { author: 'Ada Berg', licence: 'CC BY 4.0' }
  const creditOf = async (pid = '') => (await db.doc(`photos/${pid}`).get()).get('credit')
  const versionsOf = async (path: string) => (await db.collection(`${path}/versions`).get()).size

  it('sets whose 200 photos are with one request, each with version and line in the audit log, and leaves the rest of them', async () => {
    const person = await anAdmin()
    const { pids } = await anAlbumOf(entriesAtOnce - 1)
    const [first = ''] = pids
    await db.doc(`photos/${first}`).update({ alt: 'Waves', caption: 'At noon' })
    const input = { ...ofPhotos([...pids, 'nowhere']), fields: credit } as const
    const { status, body } = await call('edit_entries', input, person)
    expect([status, body.failed]).toEqual([200, [{ id: 'nowhere', code: 'content-not-found' }]])
    expect(await Promise.all(pids.map(creditOf))).toEqual(pids.map(() => credit))
    const after = (await db.doc(`photos/${first}`).get()).data()
    expect(after).toMatchObject({ alt: 'Waves', caption: 'At noon', revision: 1 })
    expect([await auditOf(first), await versionsOf(`photos/${first}`)]).toEqual([['edit'], 1])

    // Once more: there is nothing to change.
    expect((await call('edit_entries', input, person)).body.failed).toHaveLength(1)
    expect([await auditOf(first), await versionsOf(`photos/${first}`)]).toEqual([['edit'], 1])

    const none = { ...ofPhotos([first]), fields: { author: '', licence: '' } } as const
    await call('edit_entries', none, person)
    expect(await creditOf(first)).toBeNull()
    expect(await creditOf(pids[1])).toEqual(credit)
  })

  it('publishes drafts', async () => {
    const person = await anAdmin()
    const ids = [`bulk-${unique()}`, `bulk-${unique()}`]
    await writeDocuments(
      db,
      ids.map((id) => documents.news(id, aNewsDoc({ date: '2999-01-01', createdAt: Date.UTC(2999, 0) }))),
    )
    const fields = { date: studioDay(Date.now()) }
    const { body } = await call('edit_entries', { kind: 'news', ids: JSON.stringify(ids), fields }, person)
    expect(body.failed).toEqual([])
    for (const id of ids) {
      const { data } = (await call('get_news_data', { id })).body
      expect(data[0]?.date).toBe(fields.date)
    }
  })

  it('locks albums with one code, by which each opens, and opens them', async () => {
    const person = await anAdmin()
    const fids = [(await anAlbumOf(0)).fid, (await anAlbumOf(0)).fid]
    const lock = (alpass: string) =>
      call('edit_entries', { kind: 'album', ids: JSON.stringify(fids), fields: { alpass } }, person)
    expect((await lock('Quay#26')).body.failed).toEqual([])
    for (const fid of fids) {
      expect((await call('unlock_album', { fid, pass: 'Wrong#26' })).status).toBe(403)
      expect((await call('unlock_album', { fid, pass: 'Quay#26' })).status).toBe(200)
    }
    expect((await lock('')).body.failed).toEqual([])
    const locked = await Promise.all(
      fids.map(async (fid) => (await db.doc(`albums/${fid}`).get()).get('locked')),
    )
    expect(locked).toEqual([false, false])
  })

  it.each([
    ['licence', { author: 'Ada Berg', licence: '' }],
    ['author', { author: '', licence: 'CC BY 4.0' }],
    ['licence', { author: 'Ada Berg', licence: 'WTFPL' }],
    ['author', { author: 'A\nB', licence: 'CC BY 4.0' }],
  ])('names the field %s of a credit that is none, with nothing written', async (field, fields) => {
    const person = await anAdmin()
    const { pids } = await anAlbumOf(1)
    const { status, body } = await call('edit_entries', { ...ofPhotos(pids), kind: 'photo', fields }, person)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await creditOf(pids[0])).toBeUndefined()
  })

  it.each([
    ['licence', { author: 'Ada Berg' }],
    ['author', { licence: 'CC BY 4.0' }],
  ])(
    'without the %s, which the photo does not have, edit names that field and writes nothing',
    async (field, half) => {
      const person = await anAdmin()
      const [pid = ''] = (await anAlbumOf(1)).pids
      const change = (fields: object) =>
        call(
          'edit',
          { kind: 'photo', id: pid, revision: 0, fields: { name: 'waves.jpg', ...fields } },
          person,
        )
      const { status, body } = await change(half)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
      expect([await creditOf(pid), await auditOf(pid)]).toEqual([undefined, []])
      expect((await change(credit)).status).toBe(200)
      expect(await creditOf(pid)).toEqual(credit)
    },
  )

  it('changes no other field, and no kind that has none of these', async () => {
    const person = await anAdmin()
    const { pids } = await anAlbumOf(1)
    const before = (await db.doc(`photos/${pids[0]}`).get()).data()
    const fields = { ...credit, name: 'other.jpg', locked: true, original: 'public/photos/x' }
    await call('edit_entries', { ...ofPhotos(pids), kind: 'photo', fields }, person)
    const after = (await db.doc(`photos/${pids[0]}`).get()).data()
    expect(after).toMatchObject({ credit, locked: false })
    expect(after).toMatchObject({ name: before?.name, original: before?.original })
    const other = { ...ofPhotos(pids), kind: 'question', fields: credit } as never
    expect((await call('edit_entries', other, person)).status).toBe(400)
  })

  it('and an edit of one by its form at the same time both hold', async () => {
    const person = await anAdmin()
    const { pids } = await anAlbumOf(6)
    const input = { ...ofPhotos(pids), kind: 'photo', fields: credit } as const
    const renamed = pids.map(async (id, at) => {
      const { fields, revision } = (await call('get_editable', { kind: 'photo', id }, person)).body
      const changed = { ...fields, caption: `Number ${at}` }
      return (await call('edit', { kind: 'photo', id, revision, fields: changed }, person)).status
    })
    const [bulk, ...single] = await Promise.all([call('edit_entries', input, person), ...renamed])
    expect(bulk?.body.failed).toEqual([])
    for (const [at, pid] of pids.entries()) {
      const after = (await db.doc(`photos/${pid}`).get()).data()
      if (single[at] === 200) expect(after?.caption).toBe(`Number ${at}`)
    }
  })
})

describe.each(['delete_entries', 'restore_entries'] as const)('%s', (name) => {
  it('refuses too many entries, and one that is named twice, with nothing written', async () => {
    const person = await anAdmin()
    const { fid, pids } = await anAlbumOf(1)
    const others = Array.from({ length: entriesAtOnce }, (_, at) => `other-${at}`)
    for (const ids of [[...pids, ...others], [...pids, ...pids], []]) {
      const { status, body } = await call(name, ofPhotos(ids), person)
      expect([status, body.code]).toEqual([400, 'invalid-input'])
      expect(Object.keys(body.fields ?? {})).toEqual(['ids'])
    }
    expect(await countOf(fid)).toBe(1)
  })
})
