import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, send } from '../support/client.ts'
import { aReplyDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aMember, anAdmin, anAdminWithoutSession, type Person } from '../support/people.ts'

const ask = ({ token }: Person, ques = 'Is there a limit to a zip?') =>
  call('qa', { user: 'Ewan', ques }, { token })

/** A question of a member with so many replies. */
async function asked(member: Person, replies = 0) {
  const { body } = await ask(member)
  const [{ fqid }] = body.data
  const ids = Array.from({ length: replies }, () => crypto.randomUUID())
  await writeDocuments(
    db,
    ids.map((id) => documents.replies(id, aReplyDoc({ fqid }))),
  )
  await db.doc(`questions/${fqid}`).update({ reps: replies })
  return { fqid, replies: ids }
}
const isThere = async (path: string) => (await db.doc(path).get()).exists
const repliesOf = async (fqid: string) => (await db.doc(`questions/${fqid}`).get()).get('reps')

describe('qa', () => {
  it('asks under the typed name, with day and owner of the server’s own', async () => {
    const member = await aMember()
    const sent = { user: 'Ewan', ques: ' How?\r\nAnd why? ', date: '1999-01-01', fqid: 'chosen' }
    const { status, body } = await call('qa', sent, { token: member.token })
    expect(status).toBe(200)
    expect(body.data[0]).toMatchObject({ user: 'Ewan', ques: 'How?\nAnd why?', uid: member.uid, reps: 0 })
    expect(body.data[0].date).not.toBe('1999-01-01')
    expect(body.data[0].fqid).not.toBe('chosen')
  })

  it.each([
    [{ user: '', ques: 'How?' }, 'user'],
    [{ user: 'Ewan', ques: ' ' }, 'ques'],
  ])('needs name and text: %j', async (sent, field) => {
    const { token } = await aMember()
    const { body } = await call('qa', sent, { token })
    expect([body.code, body.field, body.msg]).toEqual(['invalid-input', field, 'Sign in required'])
  })

  it('takes ten a day', async () => {
    const member = await aMember()
    for (let at = 0; at < 10; at++) expect((await ask(member)).status).toBe(200)
    expect((await ask(member)).status).toBe(429)
    expect((await ask(await aMember())).status).toBe(200)
  })

  it('answers GET as the caller’s own questions', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const { fqid } = await asked(member)
    await asked(other)
    const headers = { authorization: `Bearer ${member.token}` }
    const { body } = await send<{ data: { fqid: string }[] }>(`/api/qa?id=${member.uid}`, { headers })
    expect(body.data.map((question) => question.fqid)).toEqual([fqid])
    const foreign = await send<{ code: string }>(`/api/qa?id=${other.uid}`, { headers })
    expect(foreign.body.code).toBe('not-allowed')
  })
})

describe('get_qa', () => {
  it('lists the caller’s own questions page by page, newest first', async () => {
    const member = await aMember()
    const first = await asked(member)
    const second = await asked(member)
    const page = await call('get_qa', { limit: 1 }, { token: member.token })
    expect(page.body.data.map(({ id }) => id)).toEqual([second.fqid])
    const rest = await call('get_qa', { limit: 1, cursor: page.body.next }, { token: member.token })
    expect(rest.body.data.map(({ id }) => id)).toEqual([first.fqid])
  })
})

describe('qa_delete', () => {
  it('deletes one’s own question with its replies, and nobody else’s', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const { fqid, replies } = await asked(member, 2)
    const remove = ({ token }: Person) => call('qa_delete', { id: fqid }, { token })
    expect((await remove(other)).body.code).toBe('not-allowed')
    expect(await isThere(`questions/${fqid}`)).toBe(true)
    expect((await remove(member)).status).toBe(200)
    for (const path of [`questions/${fqid}`, ...replies.map((id) => `replies/${id}`)])
      expect([path, await isThere(path)]).toEqual([path, false])
    expect((await remove(member)).body.code).toBe('question-not-found')
  })
})

describe('ans_delete', () => {
  it('is the asker’s and the admins’ with a live session, and counts the replies', async () => {
    const member = await aMember()
    const { fqid, replies } = await asked(member, 2)
    const [first = '', second = ''] = replies
    const remove = (id: string, { token }: Person) => call('ans_delete', { id }, { token })
    for (const stranger of [await aMember(), await anAdminWithoutSession()])
      expect((await remove(first, stranger)).body.code).toBe('not-allowed')
    expect(await repliesOf(fqid)).toBe(2)

    expect((await remove(first, member)).status).toBe(200)
    expect((await remove(first, member)).body.code).toBe('reply-not-found')
    expect(await repliesOf(fqid)).toBe(1)
    expect((await remove(second, await anAdmin())).status).toBe(200)
    expect(await repliesOf(fqid)).toBe(0)
  })
})
