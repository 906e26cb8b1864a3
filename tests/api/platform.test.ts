import { durations } from '@dlm/contract/durations'
import { limits } from '@dlm/contract/limits'
import { describe, expect, it } from 'vitest'
import { digests } from '../../functions/src/platform/digests.ts'
import { grants } from '../../functions/src/platform/grants.ts'
import { throttle } from '../../functions/src/platform/throttle.ts'
import { db } from '../support/admin.ts'

/** A clock the test sets. */
function aClock() {
  let time = Date.now()
  return {
    now: () => time,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

const aName = () => `test-${crypto.randomUUID()}`
const outcome = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'granted' : (result.reason as { code: string }).code

describe('the throttle on the real database', () => {
  const digest = digests('secret of the test')

  it('grants parallel guesses exactly as many attempts as there are', async () => {
    const { reserve } = throttle(db, aClock(), digest)
    const name = aName()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reserve('sign-in-account', name)))
    const outcomes = tries.map(outcome).sort()
    const { max } = limits['sign-in-account']
    expect(outcomes).toEqual([...Array(max).fill('granted'), ...Array(20 - max).fill('too-many-requests')])
  })

  it('locks for longer each time, and answers how long', async () => {
    const clock = aClock()
    const { reserve } = throttle(db, clock, digest)
    const name = aName()
    const { max, window } = limits['sign-in-account']
    for (const lock of [window, 2 * window]) {
      for (let at = 0; at < max; at++) await reserve('sign-in-account', name)
      await expect(reserve('sign-in-account', name)).rejects.toMatchObject({ details: { retryAfter: lock } })
      clock.pass(lock - 1)
      await expect(reserve('sign-in-account', name)).rejects.toMatchObject({ code: 'too-many-requests' })
      clock.pass(1)
    }
  })

  it('clears the attempts of an account after a success, which it remembers, and of that account only', async () => {
    const { reserve, clear } = throttle(db, aClock(), digest)
    const [one, other] = [aName(), aName()]
    for (let at = 0; at < limits['otp-try'].max; at++) {
      await reserve('otp-try', one)
      await reserve('otp-try', other)
    }
    await clear('otp-try', one)
    await expect(reserve('otp-try', one)).resolves.toBe(true)
    await expect(reserve('otp-try', other)).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  it('gives back one try, of twenty at once each its own, and opens no lock', async () => {
    const { reserve, giveBack } = throttle(db, aClock(), digest)
    const name = aName()
    const { max } = limits['album-code']
    for (let at = 0; at < max; at++) await reserve('album-code', name)
    await Promise.all(Array.from({ length: 3 }, () => giveBack('album-code', name)))
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reserve('album-code', name)))
    expect(tries.map(outcome).filter((result) => result === 'granted')).toHaveLength(3)
    await giveBack('album-code', name)
    await expect(reserve('album-code', name)).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  it('names no user, and is cleared away when it is over', async () => {
    const { reserve } = throttle(db, aClock(), digest)
    const email = `${aName()}@dlm.test`
    await reserve('mails', email)
    const document = await db.doc(`throttles/mails.${digest.keyed('throttle', 'mails', email)}`).get()
    expect(JSON.stringify([document.id, document.data()])).not.toContain(email)
    expect(document.get('expireAt').toMillis()).toBeGreaterThan(Date.now() + durations.lockAtMost * 1000)
  })
})

describe('a grant', () => {
  const user = { uid: 'user-1', sessionVersion: 0 }

  it('is good once, for the user and purpose it was issued to', async () => {
    const { issue, redeem } = grants(db, aClock())
    const token = await issue(user, 'password')
    expect(await redeem(token, 'password')).toBe('user-1')
    expect(await redeem(token, 'password')).toBeNull()
  })

  it('is used up by an attempt for another purpose', async () => {
    const { issue, redeem } = grants(db, aClock())
    const token = await issue(user, 'password')
    expect(await redeem(token, 'admin-password')).toBeNull()
    expect(await redeem(token, 'password')).toBeNull()
  })

  it('ends after ten minutes', async () => {
    const clock = aClock()
    const { issue, redeem } = grants(db, clock)
    const [early, late] = [await issue(user, 'nic'), await issue(user, 'nic')]
    clock.pass(durations.grantLife - 1)
    expect(await redeem(early, 'nic')).toBe('user-1')
    clock.pass(1)
    expect(await redeem(late, 'nic')).toBeNull()
  })

  it('is redeemed by one of many who try at once', async () => {
    const { issue, redeem } = grants(db, aClock())
    const token = await issue(user, 'nic')
    const redeemed = await Promise.all(Array.from({ length: 10 }, () => redeem(token, 'nic')))
    expect(redeemed.filter((uid) => uid !== null)).toEqual(['user-1'])
  })

  it('is stored as a digest only', async () => {
    const { issue } = grants(db, aClock())
    const token = await issue(user, 'nic')
    expect(Buffer.from(token, 'base64url').length).toBe(16)
    const { docs } = await db.collection('grants').get()
    expect(JSON.stringify(docs.map((document) => [document.id, document.data()]))).not.toContain(token)
  })
})
