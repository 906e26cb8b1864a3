import { describe, expect, it } from 'vitest'
import { ratingSummary } from '../../functions/src/content/rating-summary.ts'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { aMember, anAccount, PASSWORD } from '../support/people.ts'

const aPhoto =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const fresh = async () => (await read('get_10_rates', { at: crypto.randomUUID() })).body
const rate = (rating: number, token: string) => call('rate', { rating }, { token })

describe('rate', () => {
  it('stores one rating for each member, the last one', async () => {
    const { uid, token } = await aMember()
    expect((await rate(3, token)).status).toBe(200)
    expect((await rate(5, token)).status).toBe(200)
    const { body } = await call('get_rates_user', {}, { token })
    expect(body.data).toMatchObject([{ uid, rate: 5 }])
  })

  it.each([0, 6, 2.5, '5'])('refuses %j stars, and changes nothing', async (stars) => {
    const { uid, token } = await aMember()
    await rate(4, token)
    const { body } = await rate(stars as number, token)
    expect([body.code, body.field]).toEqual(['invalid-input', 'rating'])
    expect((await db.doc(`ratings/${uid}`).get()).get('rate')).toBe(4)
  })
})

describe('rate, the sentence', () => {
  const say = (words: string, token: string, rating = 4) => call('rate', { rating, words }, { token })
  const own = async (token: string) => (await call('get_rates_user', {}, { token })).body.data[0]

  it('is shown with the rating, and stays when the stars change', async () => {
    const { token } = await aMember()
    expect((await say('  Kind and quick. ', token)).status).toBe(200)
    expect((await fresh()).data[0]).toMatchObject({ rate: 4, words: 'Kind and quick.' })
    await rate(5, token)
    expect((await fresh()).data[0]).toMatchObject({ rate: 5, words: 'Kind and quick.' })
    expect(await own(token)).toMatchObject({ rate: 5, words: 'Kind and quick.' })
  })

  it('of a member who is not verified is the member’s own, and in no public answer', async () => {
    const { token } = await aMember({ verified: false, nic: null })
    expect((await say('Kind and quick.', token)).status).toBe(200)
    expect(await own(token)).toMatchObject({ rate: 4, words: 'Kind and quick.' })
    expect(JSON.stringify((await fresh()).data[0])).not.toContain('Kind')
    const verified = await aMember({ verified: true })
    await say('Kind and quick.', verified.token)
    expect((await fresh()).data[0]).toMatchObject({ rate: 4, words: 'Kind and quick.' })
  })

  it('is removed by an empty one', async () => {
    const { token } = await aMember()
    await say('Kind and quick.', token)
    expect((await say('', token)).status).toBe(200)
    expect((await own(token))?.words).toBeUndefined()
    expect(JSON.stringify((await fresh()).data[0])).not.toContain('Kind')
  })

  it.each(['x'.repeat(161), 'two\nlines'])(
    'is refused where it is no short line, and changes nothing',
    async (words) => {
      const { token } = await aMember()
      await say('Kind and quick.', token)
      const { status, body } = await say(words, token)
      expect([status, body.code, body.field]).toEqual([400, 'invalid-input', 'words'])
      expect(await own(token)).toMatchObject({ rate: 4, words: 'Kind and quick.' })
    },
  )

  it('is in the data that a member downloads', async () => {
    const { token } = await aMember()
    await say('Kind and quick.', token)
    const { body } = await call('my_data', {}, { token })
    expect(body.data[0]?.rating).toMatchObject({ rate: 4, words: 'Kind and quick.' })
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
    const before = (await fresh()).counts
    await rate(2, token)
    const body = await fresh()
    expect(body.data[0]).toMatchObject({ rate: 2 })
    expect(body.counts).toEqual(before.map((count, at) => count + (at === 1 ? 1 : 0)))
  })

  it('distinguishes members by opaque ids, and not by their uids', async () => {
    const [one, other] = [await aMember(), await aMember()]
    await rate(4, one.token)
    const [before] = (await fresh()).data
    await rate(5, other.token)
    const body = await fresh()
    expect(body.data[1]).toEqual(before)
    expect(body.data[0]?.uid).not.toBe(before?.uid)
    for (const { uid } of [one, other]) expect(JSON.stringify(body)).not.toContain(uid)
    const own = await call('get_rates_user', {}, { token: one.token })
    expect(own.body.data).toMatchObject([{ id: one.uid, uid: one.uid, rate: 4 }])
    const request = { user: before?.uid } as Record<string, string>
    expect((await call('get_user_data', request, { token: other.token })).body.code).toBe('not-allowed')
  })

  it('counts a changed rating once, and the ratings of many at a time each', async () => {
    const before = (await fresh()).counts
    const members = await Promise.all(Array.from({ length: 6 }, () => aMember()))
    await Promise.all(members.map(({ token }) => rate(1, token)))
    await Promise.all(members.slice(0, 2).map(({ token }) => rate(4, token)))
    const added = [4, 0, 0, 2, 0]
    expect((await fresh()).counts).toEqual(before.map((count, at) => count + (added[at] ?? 0)))
  })

  it('shows the new photo of a member', async () => {
    const { token } = await aMember()
    await rate(3, token)
    expect((await fresh()).data[0]?.photo).toBe('')
    const { body } = await call('up_pp', { photo: aPhoto }, { token })
    expect((await fresh()).data[0]).toMatchObject({ rate: 3, photo: body.photo })
  })

  it('neither shows nor counts a deleted member, and shows the one before the last ten again', async () => {
    const members = []
    for (let number = 0; number < 10; number++) members.push(await anAccount())
    for (const { token } of members) await rate(5, token)
    const before = await fresh()
    const leaver = await anAccount()
    await rate(1, leaver.token)
    expect((await fresh()).data[0]?.user).toBe(leaver.user)
    expect((await fresh()).data.map(({ user }) => user)).not.toContain(members[0]?.user)
    await call('del_user', { nic: '200012345678', pass: PASSWORD }, { token: leaver.token })
    expect(await fresh()).toEqual(before)
    expect((await rate(1, leaver.token)).status).toBe(401)
    expect(await fresh()).toEqual(before)
  })

  it('is made where there is none yet', async () => {
    const before = await fresh()
    await db.doc(ratingSummary).delete()
    // The answer of before is cached for a moment.
    const countsAgain = async () => {
      expect(await fresh()).toEqual(before)
      return (await db.doc(ratingSummary).get()).get('counts')
    }
    await expect.poll(countsAgain).toEqual(before.counts)
  })
})
