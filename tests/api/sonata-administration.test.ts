import { brand } from '@dlm/contract/brand/brand'
import { keyOf } from '@dlm/contract/sonata/key-format'
import { describe, expect, it } from 'vitest'
import type { SonataRequestDoc } from '../../functions/src/sonata/sonata-request.doc.ts'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { future, unique } from '../support/fixtures.ts'
import { aMember, anAccount, anAdmin, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

/** A request of a member that is the newest of all; its machine. */
async function aRequest({ uid, email }: Pick<Person, 'uid' | 'email'>, more: Partial<SonataRequestDoc> = {}) {
  const mid = `mid-${unique()}`
  const request = aSonataRequestDoc({ uid, email, transaction: `TRX-${mid}`, createdAt: future, ...more })
  await writeDocuments(db, [documents.sonata(mid, request)])
  return { mid, request, key: keyOf(request.cypher) ?? '' }
}

const issuedNotices = async (member: Person) =>
  (await call('get_notifications', {}, member)).body.data.filter(({ title }) => title === 'Your key is ready')

/** Lets a minute pass for a mail that was sent to a browser. */
async function forgetMail(id = '') {
  await db.doc(`mails/${id}`).update({ at: Date.now() - 60_001 })
}

describe('get_m_keys', () => {
  it('lists all requests, newest first, page by page, searched on e-mail and transaction', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const older = await aRequest(member, { createdAt: future + 1 })
    const newer = await aRequest(member, { createdAt: future + 2 })
    const first = await call('get_m_keys', { limit: 1, search: member.email.toUpperCase() }, admin)
    expect(first.body.data).toMatchObject([
      { mid: newer.mid, email: member.email, uid: member.uid, keynum: '', pay: 'not payed', vdate: '' },
    ])
    const rest = await call('get_m_keys', { limit: 1, search: member.email, cursor: first.body.next }, admin)
    expect(rest.body.data).toMatchObject([{ mid: older.mid }])
    const one = await call('get_m_keys', { search: older.request.transaction }, admin)
    expect(one.body.data.map(({ mid }) => mid)).toEqual([older.mid])
  })
})

describe('m_key_enter', () => {
  it('marks a request as paid, makes its key of the stored cypher, and has its mail ready', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const { mid, request, key } = await aRequest(member)
    const sent = { mid, key: 'MY-OWN-KEY', pay: 'not payed', date: '2001-01-01' }
    const { body } = await call('m_key_enter', sent, admin)
    expect(body.first).toBe(true)
    expect(body.data[0]).toMatchObject({ mid, keynum: key, pay: 'payed', id: request.transaction })
    expect(body.mail).toMatchObject({
      origin: '',
      service: 'service_demo',
      key: 'demo-public-key',
      template: 'key',
      fields: {
        mail_to: member.email,
        to_name: member.user,
        from: brand.product,
        code: key,
        id: mid,
        date_granted: body.data[0].vdate,
        dev_id: request.devid,
        tr_num: request.transaction,
      },
    })
    expect(await issuedNotices(member)).toMatchObject([{ link: '/profile' }])
    expect(await auditOf(`sonata/${mid}`)).toEqual(['m_key_enter'])
    expect((await call('varify_sonata', { key, mid }, member)).body.data).toEqual([{ pay: 'payed' }])
  })

  it('has the mail ready again while none is known to be sent, and no longer', async () => {
    const [admin, other, member] = [await anAdmin(), await anAdmin(), await anAccount()]
    const { mid, key } = await aRequest(member)
    const enter = async (who: Person) => (await call('m_key_enter', { mid }, who)).body
    const id = (await enter(admin)).mail?.id ?? ''
    // On its way.
    expect((await enter(other)).mail).toBeUndefined()
    await call('mail_status', { id, sent: false, reason: 'The provider is away' }, admin)
    expect((await db.doc(`mails/${id}`).get()).get('reason')).toBe('The provider is away')
    const again = await enter(other)
    expect([again.first, again.data[0].keynum]).toEqual([false, key])
    expect(again.mail).toMatchObject({ fields: { code: key } })
    await forgetMail(id)
    expect((await enter(admin)).mail?.id).toBe(id)
    await call('mail_status', { id, sent: true }, admin)
    await forgetMail(id)
    expect((await enter(admin)).mail).toBeUndefined()
    expect(await issuedNotices(member)).toHaveLength(1)
    expect(await auditOf(`sonata/${mid}`)).toEqual(['m_key_enter'])
  })

  it('finds no missing request', async () => {
    const { body } = await call('m_key_enter', { mid: `gone-${unique()}` }, await anAdmin())
    expect(body.code).toBe('sonata-not-found')
  })

  it('sends a member ten mails an hour, and refuses the next before anything is changed', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const requests = []
    for (let at = 0; at < 11; at++) requests.push(await aRequest(member))
    const eleventh = requests.pop()
    for (const { mid } of requests) expect((await call('m_key_enter', { mid }, admin)).status).toBe(200)
    expect((await call('m_key_enter', { mid: eleventh?.mid ?? '' }, admin)).status).toBe(429)
    expect((await db.doc(`sonata/${eleventh?.mid}`).get()).get('paidAt')).toBeNull()
    expect(await auditOf(`sonata/${eleventh?.mid}`)).toEqual([])
  })

  it('stores no key in the log and among the mails', async () => {
    const [admin, member] = [await anAdmin(), await anAccount()]
    const { mid, key } = await aRequest(member)
    const { mail } = (await call('m_key_enter', { mid }, admin)).body
    const line = await db.collection('audit').where('subject', '==', `sonata/${mid}`).get()
    const stored = [...line.docs, await db.doc(`mails/${mail?.id}`).get()].map((document) => document.data())
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toContain(key)
    expect(JSON.stringify(stored)).not.toContain(member.email)
  })
})

describe('req_del_sonata', () => {
  it('deletes the one that is named, and asks which when a member has several', async () => {
    const [admin, member] = [await anAdmin(), await aMember()]
    const [one, other] = [await aRequest(member), await aRequest(member)]
    const { uid } = member
    expect((await call('req_del_sonata', { uid }, admin)).body.code).toBe('sonata-ambiguous')
    const foreign = await aRequest(await aMember())
    const wrong = await call('req_del_sonata', { uid, id: foreign.request.transaction }, admin)
    expect(wrong.body.code).toBe('sonata-not-found')
    for (const { mid } of [one, other, foreign])
      expect((await db.doc(`sonata/${mid}`).get()).exists).toBe(true)

    expect((await call('req_del_sonata', { uid, id: one.request.transaction }, admin)).status).toBe(200)
    expect((await db.doc(`sonata/${one.mid}`).get()).exists).toBe(false)
    expect((await call('req_del_sonata', { uid }, admin)).status).toBe(200)
    expect((await call('req_del_sonata', { uid }, admin)).body.code).toBe('sonata-not-found')
    expect(await auditOf(`sonata/${one.mid}`)).toEqual(['req_del_sonata'])
  })

  it('moves it to the bin, from which it is restored unchanged', async () => {
    const [admin, member] = [await anAdmin(), await aMember()]
    const { mid, request } = await aRequest(member)
    await call('req_del_sonata', { uid: member.uid }, admin)
    const search = request.transaction
    const [entry] = (await call('get_bin', { kind: 'sonata', search }, admin)).body.data
    expect(entry).toMatchObject({ kind: 'sonata', id: mid })
    expect((await call('restore', { kind: 'sonata', id: mid }, admin)).status).toBe(200)
    const log = (await db.collection('audit').where('uid', '==', admin.uid).get()).docs
    expect(log.map((line) => line.get('name'))).toEqual([search, search])
    const days = log.map((line) => (line.get('expireAt').toMillis() - line.get('at')) / 86_400_000)
    expect(days).toEqual([400, 400])
    expect((await call('my_keys', {}, member)).body.data).toMatchObject([{ mid, id: request.transaction }])
  })
})
