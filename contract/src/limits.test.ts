import { describe, expect, it } from 'vitest'
import { contract, type EndpointName } from './contract.ts'
import { durations } from './durations.ts'
import type { Endpoint } from './endpoint.ts'
import { type Limit, type LimitName, limits, quotas } from './limits.ts'

const day = 86_400
const table = Object.entries<Limit>(limits) as [LimitName, Limit][]
const calls = Object.entries<Endpoint>(contract) as [EndpointName, Endpoint][]
const limitsOf = ({ limits, handlerLimits }: Endpoint): LimitName[] => [...limits, ...handlerLimits]

/** The most tries of one key in a day. */
function maxInADay(limit: Limit): number {
  if ('every' in limit) return limit.max + Math.floor(day / limit.every)
  if (!limit.doubling) return limit.max * Math.ceil(day / limit.window)
  let [windows, locked] = [1, 0]
  while (locked < day) locked += Math.min(limit.window * 2 ** (windows++ - 1), durations.lockAtMost)
  return limit.max * windows
}

describe('the table of limits', () => {
  it.each(table)('%s lets some through, and its time passes within a day', (_, limit) => {
    expect(limit.max).toBeGreaterThan(0)
    const seconds = 'every' in limit ? limit.every : limit.window
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(day)
  })

  it('lets all strangers together try one secret fewer than 1,000 times a day', () => {
    const paces = table.filter(([name]) => name.endsWith('-pace') || name === 'album-codes')
    expect(paces.length).toBeGreaterThanOrEqual(5)
    for (const [name, limit] of paces) expect(maxInADay(limit), name).toBeLessThan(1_000)
  })

  it('lets one browser or address try an account’s secret less often than all strangers together', () => {
    for (const name of ['sign-in', 'otp-try', 'admin-password'] as const) {
      const own = (limits as Record<string, Limit>)[name === 'sign-in' ? 'sign-in-account' : name]
      const pace = limits[`${name}-pace`]
      expect(own?.max, name).toBeLessThanOrEqual(pace.max)
    }
  })

  it('has no limit that no call reserves', () => {
    // The router and the pages take it of every read.
    const ofAllReads: LimitName[] = ['reads-address']
    const reserved = new Set([...ofAllReads, ...calls.flatMap(([, call]) => limitsOf(call))])
    expect(Object.keys(limits).filter((name) => !reserved.has(name as LimitName))).toEqual([])
  })
})

/** New secrets are set, not guessed. */
const guessable = calls.filter(([, { input, access }]) => {
  const { shape = {} } = input as { shape?: object }
  return access !== 'admin' && ['pass', 'adps', 'otp'].some((field) => field in shape)
})
it.each(guessable)('%s takes a secret, and its tries are counted', (_, call) => {
  expect(limitsOf(call)).not.toEqual([])
})

/** Public calls that only read, or whose grant of 128 bits is valid once. */
const uncounted = [
  ...['photos_all', 'album_recordings', 'get_track', 'room_media'],
  ...['image_file', 'video_file', 'audio_file', 'update_password'],
]
const open = calls.filter(
  ([name, { access, cache }]) => access === 'public' && !cache && !uncounted.includes(name),
)
it.each(open)('%s is public and not cached, and is counted', (_, call) => {
  expect(limitsOf(call)).not.toEqual([])
})

it('what is remembered, granted and asked for in pages is bounded', () => {
  expect(
    [...Object.values(durations), ...Object.values(quotas)].every(
      (bound) => Number.isInteger(bound) && bound > 0,
    ),
  ).toBe(true)
  expect(durations.adminIdle).toBeLessThan(durations.adminSession)
  expect(durations.adminSession).toBeLessThan(durations.memberSession)
})
