import { describe, expect, it } from 'vitest'
import { listVersions, pruneVersions, saveVersion } from '../../functions/src/content/versions.ts'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'

async function anArticle(title: string): Promise<string> {
  const id = `versions-${unique()}`
  await writeDocuments(db, [documents.news(id, aNewsDoc({ title }))])
  return id
}

const read = (id: string, person: Person) => call('get_versions', { kind: 'news', id }, person)
const dayMs = 86_400_000

describe('get_versions', () => {
  it('has what the form held before each change, who made it and when, the last first; a refused change makes none', async () => {
    const person = await anAdmin()
    const id = await anArticle('First')
    expect((await read(id, person)).body.data).toEqual([])
    const change = (title: string, revision: number) =>
      call('edit', { kind: 'news', id, revision, fields: { title, text: 'A text' } }, person)
    expect((await change('Second', 0)).status).toBe(200)
    expect((await change('Third', 1)).status).toBe(200)
    expect((await change('Late', 1)).body.code).toBe('stale-edit')
    const { status, body } = await read(id, person)
    expect(status).toBe(200)
    expect(body.data.map(({ revision, fields }) => [revision, fields.title])).toEqual([
      [1, 'Second'],
      [0, 'First'],
    ])
    expect(Math.abs((body.data[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000)
    const profile = await db.doc(`users/${person.uid}`).get()
    expect(body.data[0]?.by).toBe(profile.get('user'))
  })

  it('is restored as a change of its own', async () => {
    const person = await anAdmin()
    const id = await anArticle('First')
    const before = (await call('get_editable', { kind: 'news', id }, person)).body
    await call(
      'edit',
      { kind: 'news', id, revision: 0, fields: { ...before.fields, title: 'Second' } },
      person,
    )
    const [former] = (await read(id, person)).body.data
    const back = await call('edit', { kind: 'news', id, revision: 1, fields: former?.fields ?? {} }, person)
    expect(back.status).toBe(200)
    const now = (await call('get_editable', { kind: 'news', id }, person)).body
    expect([now.fields, now.revision]).toEqual([before.fields, 2])
    expect((await read(id, person)).body.data).toHaveLength(2)
  })

  it('stores the last 20, and all that are younger than 30 days', async () => {
    const now = Date.now()
    const ref = db.doc(`news/${await anArticle('Often changed')}`)
    const batch = db.batch()
    for (let revision = 0; revision < 25; revision++)
      saveVersion(batch, ref, {
        fields: { title: `V${revision}` },
        revision,
        by: 'ada',
        at: now - (60 - revision) * dayMs,
      })
    for (let revision = 25; revision < 50; revision++)
      saveVersion(batch, ref, { fields: { title: `V${revision}` }, revision, by: 'ada', at: now - revision })
    await batch.commit()
    for (let round = 0; round < 3; round++) await pruneVersions(ref, 50, now)
    const revisions = (await listVersions(ref, 100)).map(({ revision }) => revision).sort((a, b) => a - b)
    expect(revisions).toEqual(Array.from({ length: 25 }, (_, at) => 25 + at))

    const few = db.doc(`news/${await anArticle('Rarely changed')}`)
    const old = db.batch()
    for (let revision = 0; revision < 12; revision++)
      saveVersion(old, few, { fields: {}, revision, by: 'ada', at: now - (90 - revision) * dayMs })
    await old.commit()
    await pruneVersions(few, 12, now)
    expect(await listVersions(few, 100)).toHaveLength(12)
  })
})
