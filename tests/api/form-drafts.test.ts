import type { Request } from '@dlm/contract/contract'
import { longestDraft } from '@dlm/contract/dashboard/draft.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import { aMember, anAdmin, anAdminWithoutSession, type Person } from '../support/people.ts'
import { forms, stageCover } from '../support/uploads.ts'

const mark = unique()
let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

type Save = Request<'save_draft'>
let entries = 0
/** A form without a draft. */
const aForm = () => ({ kind: 'news', entry: `${mark}-${++entries}` }) as const
const typed = (ref: Pick<Save, 'kind' | 'entry'>, title: string, more: Partial<Save> = {}): Save => ({
  ...{ ...ref, revision: 0, entryRevision: 3, fields: { title, text: '' } },
  ...more,
})
const save = (input: Save, by = admin) => call('save_draft', input, by)
const read = async (ref: Pick<Save, 'kind' | 'entry'>, by = admin) =>
  (await call('get_draft', ref, by)).body.draft
const stored = ({ kind, entry }: Pick<Save, 'kind' | 'entry'>, { uid } = admin) =>
  db.doc(`drafts/${uid}.${kind}.${entry}`)

describe('save_draft', () => {
  it('stores what was typed, and overwrites it; the same once more changes nothing', async () => {
    const form = aForm()
    const first = await save(typed(form, 'Half'))
    expect(first.body).toMatchObject({ status: 'success', earlier: 0 })
    const second = await save(typed(form, 'Half a thought', { revision: first.body.revision }))
    expect(second.body.revision).toBeGreaterThan(first.body.revision)
    expect((await save(typed(form, 'Half a thought', { revision: first.body.revision }))).body).toEqual(
      second.body,
    )
    expect(await read(form)).toEqual({
      ...{ revision: second.body.revision, savedAt: second.body.savedAt, entryRevision: 3, earlier: [] },
      fields: { title: 'Half a thought', text: '' },
    })
    const { expireAt } = (await stored(form).get()).data() ?? {}
    expect(expireAt.toMillis() - second.body.savedAt).toBe(30 * 86_400_000)
  })

  it('stores the state before after five minutes, or on request, and ten of them', async () => {
    const form = aForm()
    let { revision } = (await save(typed(form, 'First'))).body
    const next = async (title: string, more: Partial<Save> = {}) => {
      const { body } = await save(typed(form, title, { revision, ...more }))
      revision = body.revision
      return body.earlier
    }
    expect(await next('Second')).toBe(0)
    await stored(form).update({ begunAt: Date.now() - 5 * 60_000 })
    expect([await next('Third'), await next('Fourth')]).toEqual([1, 1])
    for (let at = 0; at < 10; at++) await next(`Taken ${at}`, { savesEarlier: true })
    const titles = (await read(form))?.earlier.map(({ fields }) => fields.title)
    expect(titles).toEqual([...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((at) => `Taken ${at}`), 'Fourth'])
  })

  it('refuses a change of another revision without revealing it, and restores nothing that was removed', async () => {
    const form = aForm()
    const { revision } = (await save(typed(form, 'Typed here'))).body
    const stale = await save(typed(form, 'Typed there'))
    expect([stale.status, stale.body.code]).toEqual([409, 'draft-changed'])
    expect(JSON.stringify(stale.body)).not.toContain('Typed here')
    expect((await read(form))?.fields.title).toBe('Typed here')
    expect((await call('discard_draft', { ...form, revision }, admin)).status).toBe(200)
    const late = await save(typed(form, 'A ghost', { revision }))
    expect([late.status, late.body.code, await read(form)]).toEqual([409, 'draft-changed', null])
    const again = await save(typed(form, 'Typed again'))
    expect(again.body.revision).toBeGreaterThan(revision)
  })

  it('of two at once takes one', async () => {
    const form = aForm()
    const answers = await Promise.all([save(typed(form, 'One')), save(typed(form, 'Other'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await read(form))?.fields.title).toBe(['One', 'Other'][won])
  })

  const long = 't'.repeat(longestDraft)
  it.each<[string, number, string, Partial<Save>]>([
    ['an unknown field', 400, 'photo', { fields: { title: 'So', photo: 'staging/uid/upload01/x' } }],
    ['a field of another form', 400, 'prid', { fields: { prid: 'PRD-1' } }],
    ['a value that no form holds', 400, 'title', { fields: { title: ['So'] } }],
    ['nothing', 400, 'fields', { fields: {} }],
    ['too much', 400, 'fields', { fields: { title: long } }],
  ])('refuses %s', async (_, status, field, wrong) => {
    const form = aForm()
    const { status: found, body } = await save(typed(form, 'So', wrong))
    expect([found, Object.keys(body.fields ?? {})]).toEqual([status, [field]])
    expect((await stored(form).get()).exists).toBe(false)
  })

  it('takes the longest, and a product with its id', async () => {
    expect((await save(typed(aForm(), 't'.repeat(longestDraft - 100)))).status).toBe(200)
    const product = { ...aForm(), kind: 'product' } as const
    expect((await save(typed(product, 'So', { fields: { prid: 'PRD-1' } }))).status).toBe(200)
  })

  it('is for those who may change such an entry', async () => {
    const form = aForm()
    const refused = [await aMember(), await anAdminWithoutSession(), await anAdmin({ adminRole: 'support' })]
    for (const person of [undefined, ...refused]) {
      const { status } = await call('save_draft', typed(form, 'So'), person)
      expect(status).toBe(person ? 403 : 401)
      if (person) expect((await stored(form, person).get()).exists).toBe(false)
    }
    const editor = await anAdmin({ adminRole: 'editor' })
    expect((await save(typed(form, 'So'), editor)).status).toBe(200)
  })
})

describe('get_draft', () => {
  it('has the caller’s own, and no other admin’s', async () => {
    const form = aForm()
    await save(typed(form, 'Own'))
    const other = await anAdmin()
    expect([await read(form, other), (await read(form))?.fields.title]).toEqual([null, 'Own'])
    await save(typed(form, 'Other'), other)
    expect([(await read(form, other))?.fields.title, (await read(form))?.fields.title]).toEqual([
      'Other',
      'Own',
    ])
    expect((await call('get_draft', form, await aMember())).status).toBe(403)
  })
})

describe('discard_draft', () => {
  it('removes the caller’s own draft in the browser’s revision, and no newer one', async () => {
    const form = aForm()
    const { revision } = (await save(typed(form, 'Own'))).body
    const discard = (revision: number, by = admin) => call('discard_draft', { ...form, revision }, by)
    expect((await discard(revision - 1)).body.code).toBe('draft-changed')
    expect((await discard(revision, await anAdmin())).status).toBe(200)
    expect((await read(form))?.fields.title).toBe('Own')
    expect([(await discard(revision)).status, await read(form), (await discard(revision)).status]).toEqual([
      200,
      null,
      200,
    ])
  })
})

it('a draft is removed when its form is sent: that of a new entry, and that of a changed one', async () => {
  const author = await anAdmin()
  const adding = { kind: 'event' } as const
  await save(typed(adding, 'An event'), author)
  await save(typed({ kind: 'news' }, 'An article'), author)
  const { body } = await call('add_event', forms.event(await stageCover(author), 'An event'), author)
  const { id } = body.data[0]
  expect([await read(adding, author), (await read({ kind: 'news' }, author))?.fields.title]).toEqual([
    null,
    'An article',
  ])
  const changing = { kind: 'event', entry: id } as const
  await save(typed(changing, 'Changed'), author)
  const fields = { title: 'Changed', text: 'A text' }
  expect((await call('edit', { kind: 'event', id, revision: 0, fields }, author)).status).toBe(200)
  expect(await read(changing, author)).toBeNull()
})
