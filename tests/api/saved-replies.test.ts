import { maxSavedReplies, type SavedReply } from '@dlm/contract/questions/questions.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { firstNames, unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

const mark = unique()
const id = (name: string) => `${name}-${mark}`
let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const save = (reply: SavedReply, by = admin) => call('save_reply', reply, by)

async function ownReplies(by = admin): Promise<SavedReply[]> {
  const { body } = await call('get_saved_replies', {}, by)
  return body.data.filter((reply) => reply.id.includes(mark))
}

describe('save_reply', () => {
  it('stores a reply for every admin, changes it, and writes a line for each change', async () => {
    const reply = { id: id('hours'), name: 'Hours', text: 'From nine to five.\n\nNot on Sundays.' }
    expect((await save(reply)).status).toBe(200)
    expect(await ownReplies(await anAdmin())).toEqual([reply])
    const changed = { ...reply, name: 'Our hours' }
    expect((await save(changed)).status).toBe(200)
    expect((await save(changed)).status).toBe(200)
    expect(await ownReplies()).toEqual([changed])
    expect(await auditOf(`savedReplies/${reply.id}`)).toEqual(['save_reply', 'save_reply'])
  })

  it.each([
    ['name', { name: ' ', text: 'A text' }],
    ['name', { name: 'n'.repeat(61), text: 'A text' }],
    ['text', { name: 'A name', text: '' }],
    ['text', { name: 'A name', text: 't'.repeat(5001) }],
  ])('refuses a wrong %s', async (field, reply) => {
    const { status, body } = await save({ id: id('wrong'), ...reply })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect((await db.doc(`savedReplies/${id('wrong')}`).get()).exists).toBe(false)
  })

  it('stores at most fifty, but still changes those', async () => {
    const { size } = await db.collection('savedReplies').get()
    const full = Array.from({ length: maxSavedReplies - size }, (_, at) => id(`full-${at}`))
    await writeDocuments(
      db,
      full.map((each) => documents.savedReplies(each, { name: each.slice(0, 60), text: 'So.' })),
    )
    const one = { name: 'One more', text: 'So.' }
    const { status, body } = await save({ id: id('more'), ...one })
    expect([status, body.code]).toEqual([409, 'too-many-saved-replies'])
    expect((await save({ id: full[0] ?? '', ...one })).status).toBe(200)
    await Promise.all(full.map((each) => db.doc(`savedReplies/${each}`).delete()))
    expect((await save({ id: id('more'), ...one })).status).toBe(200)
  })
})

describe('get_saved_replies', () => {
  it('has them by their names', async () => {
    await writeDocuments(db, [
      ...firstNames.map((name, at) => documents.savedReplies(id(`${3 - at}`), { name, text: 'So.' })),
    ])
    expect((await ownReplies()).slice(0, 3).map(({ name }) => name)).toEqual(firstNames)
  })
})

describe('delete_saved_reply', () => {
  it('removes it, once', async () => {
    await writeDocuments(db, [documents.savedReplies(id('old'), { name: 'Old', text: 'So.' })])
    expect((await call('delete_saved_reply', { id: id('old') }, admin)).status).toBe(200)
    expect((await call('delete_saved_reply', { id: id('old') }, admin)).body.code).toBe(
      'saved-reply-not-found',
    )
    expect(await auditOf(`savedReplies/${id('old')}`)).toEqual(['delete_saved_reply'])
  })
})
