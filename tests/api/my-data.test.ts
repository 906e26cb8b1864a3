import { limits } from '@dlm/contract/limits'
import { describe, expect, it } from 'vitest'
import { db, snapshotOfEverything } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { aNotificationDoc, aReplyDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSavedDoc } from '../support/factories/media.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { anAccount } from '../support/people.ts'
import { addRelatedDocuments } from '../support/related-documents.ts'

const ask = ({ token }: { token?: string } = {}) => call('my_data', {}, token ? { token } : {})

describe('my_data', () => {
  it('answers everything of the caller, in the bin too, and nothing of another user', async () => {
    const [member, other] = [await anAccount(), await anAccount()]
    await Promise.all([member, other].map(({ uid }) => addRelatedDocuments(uid)))
    const id = crypto.randomUUID()
    await writeDocuments(db, [
      documents.saved(member.uid, aSavedDoc({ ids: ['photo-2', 'photo-1'] })),
      documents.replies(id, aReplyDoc({ uid: member.uid, ans: 'What I replied' })),
      documents.sonata(id, aSonataRequestDoc({ uid: member.uid, keynum: 'ABC-DEF-GHIJ-KL', paidAt: 1 })),
      documents.notifications(id, aNotificationDoc({ filter: 'all', title: 'For all' })),
    ])
    const { status, headers, body } = await ask(member)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const [data] = body.data
    expect(data.account).toMatchObject({ uid: member.uid, user: member.user, email: member.email })
    expect(data.account.nic).toBe('200012345678')
    expect(data.saved).toEqual(['photo-2', 'photo-1'])
    expect(data.rating?.rate).toBeGreaterThan(0)
    const counts = [data.questions, data.replies, data.keys, data.notifications, data.viewed]
    expect(counts.map(({ length }) => length)).toEqual([1, 1, 3, 1, 1])
    expect(data.drafts).toMatchObject([{ kind: 'news', entry: '', fields: { title: 'Half a title' } }])
    expect(data.replies[0]?.ans).toBe('What I replied')
    expect(data.keys.map(({ keynum }) => keynum).sort()).toEqual(['', '', 'ABC-DEF-GHIJ-KL'])
    expect(data.keys.map(({ mid }) => mid)).toContain('a-machine')
    expect(JSON.stringify(body)).not.toContain(other.uid)
    expect(JSON.stringify(body)).not.toContain('For all')
  })

  it('answers no secret: no hash, no cypher, no code, nothing but what it lists', async () => {
    const { uid, email, token } = await anAccount({ role: 'admin', adid: 'ADM-9' })
    await addRelatedDocuments(uid)
    await call('forgot_mail', { email, purpose: 'nic' }, { token })
    const stored = await db.getAll(db.doc(`credentials/${uid}`), db.doc(`otps/nic.${uid}`))
    const secrets = stored.flatMap((document) => Object.values(document.data() ?? {}).filter(isText))
    expect(secrets.length).toBeGreaterThanOrEqual(3)
    const text = JSON.stringify((await ask({ token })).body)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(/scrypt|hash|cypher|session|failures/i)
  })

  it('is empty where there is nothing', async () => {
    const { body } = await ask(await anAccount())
    expect(body.data[0]).toMatchObject({
      saved: [],
      rating: null,
      questions: [],
      replies: [],
      keys: [],
      notifications: [],
      viewed: [],
    })
  })

  it('needs a session, and changes nothing', async () => {
    const member = await anAccount()
    const before = await snapshotOfEverything(/^throttles\//)
    expect((await ask()).body.code).toBe('sign-in-required')
    expect((await ask(member)).status).toBe(200)
    expect(await snapshotOfEverything(/^throttles\//)).toEqual(before)
  })

  it('ignores whom a caller names: the answer is the caller’s own', async () => {
    const [member, other] = [await anAccount(), await anAccount()]
    const request: object = { uid: other.uid, user: other.uid, email: other.email, id: other.uid }
    const { status, body } = await call('my_data', request as Record<string, never>, { token: member.token })
    expect([status, body.data[0].account.uid]).toEqual([200, member.uid])
  })

  it('answers ten times an hour, and other members are not limited', async () => {
    const [member, other] = [await anAccount(), await anAccount()]
    for (let at = 0; at < limits.exports.max; at++) expect((await ask(member)).status).toBe(200)
    const { status, headers } = await ask(member)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await ask(other)).status).toBe(200)
  })
})

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
