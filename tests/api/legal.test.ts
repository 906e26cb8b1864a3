import type { Request } from '@dlm/contract/contract'
import { longestLegalText } from '@dlm/contract/settings/legal.schema'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, read, send } from '../support/client.ts'
import { anAdmin, type Person } from '../support/people.ts'

const id = 'privacy'
const since = '2026-02-03'
const text = '## Ours\n\nWe keep **nothing**.'
const stored = db.doc(`legal/${id}`)
const path = '/terms_n_conditions?tab=privacy'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})
const forget = async () => {
  await db.recursiveDelete(stored)
  await db.doc('settings/site').set({ legal: FieldValue.arrayRemove(id) }, { merge: true })
}
beforeEach(forget)

const set = (changed: Partial<Request<'set_legal'>> = {}, who: Person = admin) =>
  call('set_legal', { id, text, since, revision: 0, ...changed }, who)
const form = async () => (await call('get_legal_form', { id }, admin)).body
const published = async () => (await read('get_legal', { id })).body.legal

describe('set_legal', () => {
  it('publishes what an admin wrote as blocks, and links it on pages', async () => {
    expect(await set()).toMatchObject({ status: 200, body: { isOwn: true, revision: 1 } })
    expect(await published()).toMatchObject({
      since,
      changedOn: new Date().toISOString().slice(0, 10),
      blocks: [{ type: 'heading' }, { type: 'paragraph' }],
    })
    expect((await read('get_site')).body.data).toMatchObject({ legal: [id] })
    const audit = await db.collection('audit').where('uid', '==', admin.uid).get()
    expect(audit.docs.map((line) => line.get('action'))).toContain('set_legal')
  })

  it('returns to the shipped text with no text, or with the shipped one', async () => {
    await set()
    expect((await set({ text: ' ', revision: 1 })).body).toMatchObject({ isOwn: false })
    expect([await published(), (await read('get_site')).body.data.legal]).toEqual([null, undefined])
    await set({ revision: 2 })
    const { shipped } = await form()
    expect((await set({ text: shipped, revision: 3 })).body).toMatchObject({ isOwn: false })
    expect(await published()).toBeNull()
  })

  it('refuses a change of a text that another admin has changed since', async () => {
    await set()
    const late = await set({ text: 'Late' })
    expect([late.status, late.body.code]).toEqual([409, 'stale-edit'])
    expect((await form()).fields.text).toBe(text)
  })

  it.each([
    ['text', { text: 'x'.repeat(longestLegalText + 1) }],
    ['since', { since: '2026-02-30' }],
    ['id', { id: 'imprint' as 'terms' }],
  ] as const)('names %s where it is wrong, and changes nothing', async (field, wrong) => {
    const { status, body } = await set(wrong)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await published()).toBeNull()
  })

  it('takes a text as long as it may be', async () => {
    expect((await set({ text: 'x'.repeat(longestLegalText) })).status).toBe(200)
  })

  it('is server-rendered as a page of elements, none of which the text injected', async () => {
    const hostile = `## Ours\n\n<script>alert(1)</script> **bold** [words](javascript:alert(2)) <img src=x onerror=alert(3)>`
    await set({ text: hostile })
    const page = async () => (await send<string>(path)).body
    await expect.poll(page).toMatch(/<h2[^>]*>Ours<\/h2>/)
    const body = await page()
    expect(body).toContain('<strong>bold</strong>')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toMatch(/<script>alert|href="javascript|<img src=x/)
  })
})

describe('get_legal_form', () => {
  it('begins with the shipped text as Markdown, and has what held before each change', async () => {
    const before = await form()
    expect(before).toMatchObject({ revision: 0, isOwn: false, versions: [] })
    expect(before.fields.text).toBe(before.shipped)
    expect(before.shipped).toMatch(/^## In short\n\n/)
    await set()
    await set({ text: 'Two', revision: 1 })
    const { fields, versions } = await form()
    expect(fields).toEqual({ text: 'Two', since })
    expect(versions.map(({ revision, fields }) => [revision, fields.text])).toEqual([
      [1, text],
      [0, before.shipped],
    ])
  })
})

describe('get_legal', () => {
  it('answers every visitor, with nothing while the shipped text is valid', async () => {
    expect((await read('get_legal', { id })).body).toMatchObject({ legal: null })
  })
})
