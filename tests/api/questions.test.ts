import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, read, send } from '../support/client.ts'
import { aQuestionDoc, aReplyDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { unique } from '../support/fixtures.ts'
import { aMember, anAccount, anAdmin, anAdminWithoutSession, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

const ask = ({ token }: Person, ques = 'Is there a limit to a zip?') =>
  call('qa', { user: 'Ewan', ques }, { token })
/** What this search finds in the public list. */
const listedFor = async (search: string) => (await read('get_faqs', { search, fresh: unique() })).body.data

/** A question of a member with this number of replies. */
async function addQuestion(member: Person, replies = 0) {
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
  it('asks under the account’s name, with day and owner of the server’s own', async () => {
    const member = await anAccount()
    const sent = { user: 'Ewan', ques: ' How?\r\nAnd why? ', date: '1999-01-01', fqid: 'chosen' }
    const { status, body } = await call('qa', sent, { token: member.token })
    expect(status).toBe(200)
    const { uid, user } = member
    expect(body.data[0]).toMatchObject({ user, ques: 'How?\nAnd why?', uid, reps: 0, shown: false })
    expect(body.data[0].date).not.toBe('1999-01-01')
    expect(body.data[0].fqid).not.toBe('chosen')
  })

  it('takes one’s own name, and refuses that of another account, however it is written', async () => {
    const [member, other] = [await anAccount(), await anAccount()]
    const asWhom = (user: string) => call('qa', { user, ques: 'How?' }, { token: member.token })
    for (const name of [other.user, other.user.toUpperCase()])
      expect((await asWhom(name)).body.code).toBe('not-allowed')
    expect((await call('get_qa', {}, { token: member.token })).body.data).toEqual([])
    expect((await asWhom(member.user)).status).toBe(200)
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
    const { fqid } = await addQuestion(member)
    await addQuestion(other)
    const headers = { authorization: `Bearer ${member.token}` }
    const { body } = await send<{ data: { fqid: string }[] }>(`/api/qa?id=${member.uid}`, { headers })
    expect(body.data.map((question) => question.fqid)).toEqual([fqid])
    const foreign = await send<{ code: string }>(`/api/qa?id=${other.uid}`, { headers })
    expect(foreign.body.code).toBe('not-allowed')
  })
})

describe('get_faqs', () => {
  it('has a question once an admin answered or released it; its asker has it at once', async () => {
    const [asker, admin] = [await anAccount(), await anAdmin()]
    const words = [unique(), unique()]
    const [answered, released] = await Promise.all(
      words.map(async (word) => (await ask(asker, `Why ${word}?`)).body.data[0].fqid),
    )
    if (!answered || !released) throw new Error('not asked')
    const own = () => call('get_qa', {}, { token: asker.token })
    expect((await own()).body.data.map((question) => question.shown)).toEqual([false, false])
    for (const word of words) expect(await listedFor(word)).toEqual([])

    expect((await call('ans_qa', { fqid: answered, answ: 'So.' }, admin)).status).toBe(200)
    for (const again of [1, 2])
      expect([again, (await call('release_question', { id: released }, admin)).status]).toEqual([again, 200])
    const { user } = asker
    expect(await listedFor(words[0] ?? '')).toMatchObject([{ fqid: answered, user, reps: 1, shown: true }])
    expect(await listedFor(words[1] ?? '')).toMatchObject([{ fqid: released, user, reps: 0, shown: true }])
    expect((await own()).body.data.map((question) => question.shown)).toEqual([true, true])
  })

  it('names an asker by the account and by an opaque id, also in old documents', async () => {
    const asker = await anAccount()
    const word = unique()
    const [one, two] = [`test-${unique()}`, `test-${unique()}`]
    const question = { uid: asker.uid, user: 'siteadmin', ques: `Old ${word}?`, reps: 1 }
    await writeDocuments(
      db,
      [one, two].map((id) => documents.questions(id, aQuestionDoc(question))),
    )
    await Promise.all(
      [one, two].map((id) => db.doc(`questions/${id}`).update({ released: FieldValue.delete() })),
    )
    const listed = await listedFor(word)
    expect(listed).toMatchObject([{ user: asker.user }, { user: asker.user }])
    expect(JSON.stringify(listed)).not.toContain(asker.uid)
    expect(new Set(listed.map(({ uid }) => uid)).size).toBe(1)
  })

  it('answers admins alone what waits for a reply', async () => {
    const [asker, admin] = [await anAccount(), await anAdmin()]
    const word = unique()
    await ask(asker, `Who ${word}?`)
    const waiting = (who = {}) => call('get_faqs', { search: word, unanswered: true }, who)
    for (const who of [{}, { token: asker.token }, await anAdminWithoutSession()])
      expect((await waiting(who)).body.code).toBe('not-allowed')
    expect((await read('get_faqs', { search: word, unanswered: 'true' })).body.code).toBe('not-allowed')
    expect((await waiting(admin)).body.data).toMatchObject([{ user: asker.user, shown: false }])
  })
})

describe('release_question', () => {
  it('shows a question, and finds none that is gone', async () => {
    const admin = await anAdmin()
    const { fqid } = await addQuestion(await aMember())
    expect((await call('release_question', { id: fqid }, admin)).status).toBe(200)
    expect((await db.doc(`questions/${fqid}`).get()).get('released')).toBe(true)
    expect(await auditOf(`questions/${fqid}`)).toEqual(['release_question'])
    expect((await call('release_question', { id: `gone-${unique()}` }, admin)).body.code).toBe(
      'question-not-found',
    )
  })
})

describe('delete_question', () => {
  it('puts it into the bin, from which it is restored with its replies, or purged', async () => {
    const [asker, admin] = [await anAccount(), await anAdmin()]
    const word = unique()
    const { body } = await ask(asker, `Rude ${word}?`)
    const [{ fqid }] = body.data
    await call('ans_qa', { fqid, answ: 'So.' }, admin)
    const remove = () => call('delete_question', { id: fqid }, admin)
    const replies = async () => (await call('get_reply', { id: fqid })).body.data.map(({ ans }) => ans)
    const entry = { kind: 'question', id: fqid } as const

    expect((await remove()).status).toBe(200)
    expect((await remove()).body.code).toBe('question-not-found')
    expect([await listedFor(word), await replies()]).toEqual([[], []])
    expect((await call('get_qa', {}, { token: asker.token })).body.data).toEqual([])
    expect((await call('my_data', {}, { token: asker.token })).body.data[0].questions).toMatchObject([
      { id: fqid },
    ])
    expect((await call('get_bin', { kind: 'question', search: word }, admin)).body.data).toHaveLength(1)

    expect((await call('restore', entry, admin)).status).toBe(200)
    expect([(await listedFor(word)).length, await replies()]).toEqual([1, ['So.']])
    await remove()
    expect((await call('purge', entry, admin)).status).toBe(200)
    expect((await db.collection('replies').where('fqid', '==', fqid).get()).empty).toBe(true)
    const lines = await db.collection('audit').where('uid', '==', admin.uid).get()
    expect(lines.docs.map((line) => line.get('action')).sort()).toEqual([
      'ans_qa',
      'delete_question',
      'delete_question',
      'purge',
      'restore',
    ])
    expect(JSON.stringify(lines.docs.map((line) => line.data()))).not.toContain(word)
  })

  it('of an account that is deleted is gone from the bin, with its replies', async () => {
    const [asker, admin] = [await anAccount(), await anAdmin()]
    const { fqid } = await addQuestion(asker, 2)
    await call('delete_question', { id: fqid }, admin)
    expect((await call('del_user', { uid: asker.uid }, admin)).status).toBe(200)
    expect((await call('restore', { kind: 'question', id: fqid }, admin)).body.code).toBe('content-not-found')
    expect((await db.collection('replies').where('fqid', '==', fqid).get()).empty).toBe(true)
  })
})

describe('get_qa', () => {
  it('lists the caller’s own questions page by page, newest first', async () => {
    const member = await aMember()
    const first = await addQuestion(member)
    const second = await addQuestion(member)
    const page = await call('get_qa', { limit: 1 }, { token: member.token })
    expect(page.body.data.map(({ id }) => id)).toEqual([second.fqid])
    const rest = await call('get_qa', { limit: 1, cursor: page.body.next }, { token: member.token })
    expect(rest.body.data.map(({ id }) => id)).toEqual([first.fqid])
  })
})

describe('qa_delete', () => {
  it('deletes one’s own question with its replies, and no other’s', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const { fqid, replies } = await addQuestion(member, 2)
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
    const { fqid, replies } = await addQuestion(member, 2)
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
