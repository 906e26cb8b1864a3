import { brand } from '@dlm/contract/brand/brand'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { aQuestionDoc, aReplyDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { future, unique } from '../support/fixtures.ts'
import { aMember, anAdmin } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

/** A question that is the newest of all. */
async function aQuestion(uid = 'uid-member01') {
  const fqid = `test-${unique()}`
  await writeDocuments(db, [
    documents.questions(fqid, aQuestionDoc({ uid, createdAt: future, ques: `Why ${fqid}?` })),
  ])
  return fqid
}

describe('ans_qa', () => {
  it('publishes a reply in the studio’s name, counts it, and notifies the asker', async () => {
    const [asker, admin] = [await aMember(), await anAdmin()]
    const fqid = await aQuestion(asker.uid)
    const waiting = () => call('get_faqs', { search: fqid, unanswered: true }, admin)
    expect((await waiting()).body.data).toMatchObject([{ fqid, reps: 0 }])

    expect((await call('get_faqs', { search: fqid })).body.data).toEqual([])

    const request = { fqid, answ: 'Because.', user: 'another-user', date: '2001-01-01', ansId: 'own-id' }
    const { status, body } = await call('ans_qa', request, admin)
    expect(status).toBe(200)
    const [reply] = body.data
    expect(reply).toMatchObject({ fqid, qaid: fqid, ans: 'Because.', user: brand.company })
    expect(reply.id).not.toBe('own-id')
    expect((await call('get_reply', { id: fqid })).body.data).toEqual([reply])
    expect((await waiting()).body.data).toEqual([])
    expect((await call('get_faqs', { search: fqid })).body.data).toMatchObject([{ reps: 1 }])

    const notices = await call('get_notifications', {}, asker)
    expect(notices.body.data[0]).toMatchObject({
      title: 'We answered your question',
      text: 'Because.',
      link: '/terms_n_conditions?tab=faq',
      admin: brand.company,
    })
    expect(await auditOf(`questions/${fqid}`)).toEqual(['ans_qa'])
  })

  it('refuses an empty reply and a question that is gone, and writes nothing', async () => {
    const admin = await anAdmin()
    const fqid = await aQuestion()
    const empty = await call('ans_qa', { fqid, answ: '  ' }, admin)
    expect([empty.body.code, empty.body.msg]).toEqual(['invalid-input', 'Write your reply.'])
    const missing = `gone-${unique()}`
    expect((await call('ans_qa', { fqid: missing, answ: 'Because.' }, admin)).body.code).toBe(
      'question-not-found',
    )
    for (const id of [fqid, missing]) expect((await call('get_reply', { id })).body.data).toEqual([])
    expect((await db.doc(`questions/${fqid}`).get()).get('reps')).toBe(0)
    expect(await auditOf(`questions/${fqid}`)).toEqual([])
  })

  it('counts every one of replies that are sent at once', async () => {
    const admins = [await anAdmin(), await anAdmin()]
    const fqid = await aQuestion()
    await inParallel(6, 3, (at) => call('ans_qa', { fqid, answ: `Reply ${at}` }, admins[at % 2]))
    expect((await call('get_reply', { id: fqid })).body.data).toHaveLength(6)
    expect((await db.doc(`questions/${fqid}`).get()).get('reps')).toBe(6)
  })
})

describe('get_reply', () => {
  it('answers the replies in the order in which they were given', async () => {
    const fqid = await aQuestion()
    const replies = [2, 0, 1].map((at) =>
      documents.replies(`test-${unique()}`, aReplyDoc({ fqid, ans: `Reply ${at}`, createdAt: future + at })),
    )
    await writeDocuments(db, replies)
    const { body } = await call('get_reply', { id: fqid })
    expect(body.data.map(({ ans }) => ans)).toEqual(['Reply 0', 'Reply 1', 'Reply 2'])
  })
})
