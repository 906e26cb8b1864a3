import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { aMember } from '../support/people.ts'

const rate = (rating: number, token: string) => call('rate', { rating }, { token })

describe('rate', () => {
  it('keeps one rating for each member, the last one', async () => {
    const { uid, token } = await aMember()
    expect((await rate(3, token)).status).toBe(200)
    expect((await rate(5, token)).status).toBe(200)
    const { body } = await call('get_rates_user', {}, { token })
    expect(body.data).toMatchObject([{ uid, rate: 5 }])
  })

  it.each([0, 6, 2.5, '5'])('refuses %j stars, and keeps what there was', async (stars) => {
    const { uid, token } = await aMember()
    await rate(4, token)
    const { body } = await rate(stars as number, token)
    expect([body.code, body.field]).toEqual(['invalid-input', 'rating'])
    expect((await db.doc(`ratings/${uid}`).get()).get('rate')).toBe(4)
  })
})

describe('get_rates_user', () => {
  it('is empty before the first rating', async () => {
    const { token } = await aMember()
    expect((await call('get_rates_user', {}, { token })).body.data).toEqual([])
  })
})

describe('get_10_rates', () => {
  it('shows a new rating first, and counts it', async () => {
    const { token } = await aMember()
    const fresh = () => read('get_10_rates', { at: crypto.randomUUID() })
    const before = (await fresh()).body.counts
    await rate(2, token)
    const { body } = await fresh()
    expect(body.data[0]).toMatchObject({ rate: 2 })
    expect(body.counts).toEqual(before.map((count, at) => count + (at === 1 ? 1 : 0)))
  })

  it('tells members apart by what leads nowhere, and not by their uids', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const fresh = () => read('get_10_rates', { at: crypto.randomUUID() })
    await rate(4, one.token)
    const [before] = (await fresh()).body.data
    await rate(5, other.token)
    const { body } = await fresh()
    expect(body.data[1]).toEqual(before)
    expect(body.data[0]?.uid).not.toBe(before?.uid)
    for (const { uid } of [one, other]) expect(JSON.stringify(body)).not.toContain(uid)
    const own = await call('get_rates_user', {}, { token: one.token })
    expect(own.body.data).toMatchObject([{ id: one.uid, uid: one.uid, rate: 4 }])
    const asked = { user: before?.uid } as Record<string, string>
    expect((await call('get_user_data', asked, { token: other.token })).body.code).toBe('not-allowed')
  })
})
