import { type LimitName, limits } from '@dlm/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { digests } from '../platform/digests.ts'
import { noTries, type Tries, take, withoutOne } from '../platform/limit-rule.ts'
import type { Throttle } from '../platform/throttle.ts'
import { deviceOf, deviceToken } from './devices.ts'
import { type Attempter, attempterOf, checkWithThrottle } from './tries.ts'

const minute = 60_000
const day = 24 * 60 * minute

let now: number
let counted: Map<string, Tries>
/** The throttle's rule over a map in the place of the database. */
const throttle: Throttle = {
  async reserve(name, key) {
    const stored = counted.get(`${name} ${key}`) ?? noTries
    const { state, wait } = take(stored, limits[name], now)
    if (state) counted.set(`${name} ${key}`, state)
    if (wait > 0) throw new Error(String(wait))
    return stored.knownUntil > now
  },
  async giveBack(name: LimitName, key) {
    const stored = counted.get(`${name} ${key}`)
    if (stored) counted.set(`${name} ${key}`, withoutOne(stored, limits[name]))
  },
  async clear(name, key) {
    counted.set(`${name} ${key}`, { ...noTries, knownUntil: now + 90 * day })
  },
}
beforeEach(() => {
  now = 1_700_000_000_000
  counted = new Map()
})

const platform = { digests: digests('secret of the test') }
const stranger = (at: number): Attempter => ({ who: `address ${at}`, pacedWith: 'strangers' })
const device = (at: number): Attempter => ({ who: `device ${at}`, pacedWith: 'devices' })

/** One try at the account's password: what was seen of it, or that it was refused. */
async function attempt(attempter: Attempter, isRight = false): Promise<'right' | 'wrong' | 'refused'> {
  const look = async () => (isRight ? 'user' : null)
  return checkWithThrottle(
    { throttle },
    { secret: 'password', account: 'victim', hash: 'h', attempter },
    look,
  ).then(
    (found) => (found === null ? 'wrong' : 'right'),
    () => 'refused',
  )
}

/** Every so often the next of ten thousand addresses tries, for a day. */
async function dayOfGuesses(everyMs: number, meanwhile: () => Promise<void> = async () => undefined) {
  let seen = 0
  for (const end = now + day; now < end; now += everyMs) {
    const at = Math.floor(Math.random() * 10_000)
    if ((await attempt(stranger(at))) === 'wrong') seen++
    await meanwhile()
  }
  return seen
}

describe('ten thousand addresses', () => {
  it('have less than a thousand tries a day at one account', async () => {
    const seen = await dayOfGuesses(5_000)
    expect(seen).toBeGreaterThan(700)
    expect(seen).toBeLessThan(1_000)
  }, 60_000)

  it('neither shut out nor slow down who signed in before, in that browser or from that address', async () => {
    const home: Attempter = { who: 'address home', pacedWith: 'strangers' }
    expect(await attempt(home, true)).toBe('right')
    const outcomes = new Set<string>()
    await dayOfGuesses(20_000, async () => {
      for (const owner of [device(1), home]) outcomes.add(await attempt(owner, true))
    })
    expect([...outcomes]).toEqual(['right'])
  }, 60_000)

  it('make a new browser at a new address wait, which costs none of its tries', async () => {
    for (let at = 0; at < 100; at++) await attempt(stranger(at))
    for (let at = 0; at < 20; at++) expect(await attempt(stranger(9_999), true)).toBe('refused')
    now += 2 * minute
    expect(await attempt(stranger(9_999), true)).toBe('right')
    expect(await attempt(stranger(9_999), true)).toBe('right')
  })
})

describe('an attempter', () => {
  it('has five tries, whatever it was before', async () => {
    for (const attempter of [stranger(1), device(1)]) {
      expect(await attempt(attempter, true)).toBe('right')
      const outcomes = []
      for (let at = 0; at < 6; at++) outcomes.push(await attempt(attempter))
      expect(outcomes).toEqual([...Array(5).fill('wrong'), 'refused'])
      expect(await attempt(attempter, true)).toBe('refused')
    }
  })

  it('that calls itself ever new devices, knowing the password, has no more tries at the rest than strangers have', async () => {
    let seen = 0
    for (let at = 0; at < 1_000; at++, now += 1_000) {
      const look = async () => {
        seen++
        return null
      }
      const tried = { secret: 'otp', account: 'victim', attempter: device(at) } as const
      await checkWithThrottle({ throttle }, tried, look).catch(() => undefined)
    }
    expect(seen).toBeLessThan(20)
  })

  it('gets its try back where the secret could not be looked at', async () => {
    const away = () => Promise.reject(new Error('away'))
    for (let at = 0; at < 10; at++)
      await expect(
        checkWithThrottle(
          { throttle },
          { secret: 'password', account: 'victim', hash: 'h', attempter: stranger(1) },
          away,
        ),
      ).rejects.toThrow('away')
    expect(await attempt(stranger(1))).toBe('wrong')
  })
})

describe('the device of an account', () => {
  const token = deviceToken(platform, 'u1', 3, [])

  it('is known again, and retains its token', () => {
    expect(deviceOf(platform, 'u1', 3, ['x', token])).toBe(token.slice(0, 22))
    expect(deviceToken(platform, 'u1', 3, [token])).toBe(token)
    expect(deviceToken(platform, 'u1', 3, [])).not.toBe(token)
  })

  it.each([
    ['another account', 'u2', 3, token],
    ['sessions that were ended', 'u1', 4, token],
    ['a forged one', 'u1', 3, `${'A'.repeat(22)}${token.slice(22)}`],
    ['none', 'u1', 3, ''],
  ])('is none of %s', (_, uid, version, sent) => {
    expect(deviceOf(platform, uid, version, [sent])).toBeNull()
    const context = { platform: platform as never, address: '203.0.113.7', devices: [sent] }
    expect(attempterOf(context, uid, version)).toEqual(stranger('203.0.113.7' as never))
  })
})
