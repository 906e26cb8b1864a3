import { type LimitName, limits, quotas } from '@dlm/contract/limits'
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { digests } from './digests.ts'
import { limitsOf, reserveAll, type Throttle, throttle } from './throttle.ts'

const start = 1_000_000

describe('throttle', () => {
  it('refuses a try that cannot be counted, and says when to retry', async () => {
    const get = vi.fn().mockRejectedValue(new Error('the database is away'))
    const db = { doc: () => ({ get }) } as unknown as Firestore
    const { reserve } = throttle(db, { now: () => start }, digests('secret of the test'))
    const refusal = { code: 'unavailable', details: { retryAfter: 5 } }
    await expect(reserve('sign-in-account', 'member01')).rejects.toMatchObject(refusal)
    expect(get).toHaveBeenCalledTimes(1)
  })
})

describe('several limits', () => {
  it('give back what they took where a later one refuses, so that asking again costs nothing', async () => {
    const taken: string[] = []
    const counted: Throttle = {
      reserve: async (name) => {
        if (name === 'mails') throw new Error('used up')
        taken.push(name)
        return false
      },
      giveBack: async (name) => void taken.splice(taken.indexOf(name), 1),
      clear: async () => undefined,
    }
    await reserveAll(counted, [['otp-hour', 'a']])
    await expect(
      reserveAll(counted, [
        ['otp-pause', 'a'],
        ['mails', 'a'],
        ['otp-day', 'a'],
      ]),
    ).rejects.toThrow('used up')
    expect(taken).toEqual(['otp-hour'])
  })
})

describe('limitsOf', () => {
  it('is the table, but for what the emulators have from one address', () => {
    expect(limitsOf(false)).toEqual(limits)
    expect(limitsOf(false)['sign-up-address'].max).toBe(3)
    const kinder = limitsOf(true)
    const changed = (Object.keys(limits) as LimitName[]).filter(
      (name) => kinder[name].max !== limits[name].max,
    )
    expect(Object.fromEntries(changed.map((name) => [name, kinder[name].max]))).toEqual({
      'sign-up-address': quotas.signUpsInEmulator,
      'otp-try-address': quotas.callsInEmulator,
      'faults-address': quotas.callsInEmulator,
      'otp-mail-address': quotas.callsInEmulator,
      'album-code-address': quotas.callsInEmulator,
      'room-pin-address': quotas.callsInEmulator,
      'votes-address': quotas.callsInEmulator,
      'reads-address': quotas.callsInEmulator,
      'views-address': quotas.callsInEmulator,
    })
  })
})
