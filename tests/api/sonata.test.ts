import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { aMember, type Person } from '../support/people.ts'
import { aKey } from '../support/sonata-key.ts'

const cypher = 'aSbOcNdAeTfAgDhEiMjOkKlY'
const aMachine = () => `mid-${crypto.randomUUID()}`
const submit = ({ token }: Person, mid: string, secret = cypher) =>
  call('m_email_enter', { mid, cypher: secret }, { token })
const status = ({ token }: Person, mid: string) => call('m_id', { mid }, { token })
const check = ({ token }: Person, key: string, mid?: string) =>
  call('varify_sonata', mid === undefined ? { key } : { key, mid }, { token })

describe('m_email_enter', () => {
  it('submits a machine once, from two tabs at once', async () => {
    const member = await aMember()
    const mid = aMachine()
    const answers = await inParallel(6, 3, () => submit(member, mid))
    const transactions = new Set(answers.map(({ body }) => body.data[0].id))
    expect(transactions.size).toBe(1)
    expect(answers[0]?.body.data[0]).toMatchObject({
      uid: member.uid,
      email: member.email,
      mid,
      pay: 'not payed',
      keynum: '',
      vdate: '',
    })
    expect([...transactions][0]).toMatch(/^TRX-\d{6}-[A-Z2-9]{8}$/)
  })

  it('leaves a machine to the member who submitted it', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const mid = aMachine()
    await submit(member, mid)
    expect((await submit(other, mid)).body.code).toBe('sonata-taken')
    expect((await db.doc(`sonata/${mid}`).get()).get('uid')).toBe(member.uid)
  })

  it.each(['ELEVENLETTR', 'THIRTEENLETTR', '', 'x'.repeat(300)])('refuses the cypher %j', async (secret) => {
    const mid = aMachine()
    const { body } = await submit(await aMember(), mid, secret)
    expect([body.code, body.field]).toEqual(['invalid-input', 'cypher'])
    expect((await db.doc(`sonata/${mid}`).get()).exists).toBe(false)
  })
})

describe('m_id', () => {
  it('shows others only whether it is paid, and knows no machine that was not submitted', async () => {
    const [owner, other] = [await aMember(), await aMember()]
    const mid = aMachine()
    expect((await status(owner, mid)).body.data).toEqual([])
    const { key } = aKey()
    const { uid, email } = owner
    const paid = aSonataRequestDoc({ uid, email, keynum: key, paidAt: Date.UTC(2026, 10, 2) })
    await writeDocuments(db, [documents.sonata(mid, paid)])
    expect((await status(owner, mid)).body.data[0]).toMatchObject({
      keynum: key,
      email,
      pay: 'payed',
      vdate: '2026-11-02',
    })
    const nothing = { id: '', devid: '', uid: '', email: '', keynum: '', date: '', vdate: '' }
    expect((await status(other, mid)).body.data[0]).toEqual({ ...nothing, mid, pay: 'payed' })
    await db.doc(`sonata/${mid}`).update({ paidAt: null, keynum: null })
    expect((await status(other, mid)).body.data[0]).toEqual({ ...nothing, mid, pay: 'not payed' })
  })
})

describe('varify_sonata', () => {
  it('takes the stored key of a paid request, of the machine that is named', async () => {
    const member = await aMember()
    const mid = aMachine()
    const { key } = aKey()
    await writeDocuments(db, [documents.sonata(mid, aSonataRequestDoc({ keynum: key, paidAt: Date.now() }))])
    for (const machine of [undefined, mid])
      expect((await check(member, key, machine)).body.data).toEqual([{ pay: 'payed' }])
    expect((await check(member, key, aMachine())).body.data).toEqual([])
    expect((await check(member, aKey().key)).body.data).toEqual([])
  })

  it('takes no unpaid key, even if it fits a cypher', async () => {
    const member = await aMember()
    const { cypher: secret, key } = aKey()
    await submit(member, aMachine(), secret)
    expect((await check(member, key)).body.data).toEqual([])
  })

  it('checks ten keys an hour', async () => {
    const member = await aMember()
    for (let at = 0; at < 10; at++) expect((await check(member, aKey().key)).status).toBe(200)
    expect((await check(member, aKey().key)).status).toBe(429)
  })
})

describe('my_keys', () => {
  it('has the caller’s own requests, newest first, page by page, with their keys', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const { key } = aKey()
    const [waiting, paid, foreign] = [aMachine(), aMachine(), aMachine()]
    await writeDocuments(db, [
      documents.sonata(paid, aSonataRequestDoc({ uid: member.uid, keynum: key, createdAt: 1, paidAt: 2 })),
      documents.sonata(waiting, aSonataRequestDoc({ uid: member.uid, createdAt: 3 })),
      documents.sonata(foreign, aSonataRequestDoc({ uid: other.uid, createdAt: 4 })),
    ])
    const { token } = member
    const first = await call('my_keys', { limit: 1 }, { token })
    expect(first.body.data).toMatchObject([{ mid: waiting, pay: 'not payed', keynum: '' }])
    const second = await call('my_keys', { limit: 1, cursor: first.body.next }, { token })
    expect(second.body.data).toMatchObject([{ mid: paid, pay: 'payed', keynum: key }])
    expect(second.body.next).toBeUndefined()
    expect(JSON.stringify([first.body, second.body])).not.toContain('cypher')
  })
})
