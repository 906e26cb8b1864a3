import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { registerByRounds } from './register-by-rounds.ts'

const rows = Array.from({ length: 45 }, (_, at) => at)
const unavailable = new ApiFailure('unavailable', 'The server takes too long.', 'Our Problem')

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

interface Server {
  /** Files that it registers at a time at most. */
  most: number
  /** Seconds that it takes for one file. */
  seconds?: number
  failure?: Error
}

/** Notes which rounds were sent, and what was registered. */
function aServer({ most, seconds = 0.1, failure = unavailable }: Server) {
  const [rounds, registered]: [number[], number[]] = [[], []]
  const register = async (some: readonly number[]) => {
    rounds.push(some.length)
    if (some.length > most) throw failure
    vi.advanceTimersByTime(some.length * seconds * 1_000)
    registered.push(...some)
  }
  return { rounds, registered, register }
}

it('begins with five files, and registers twenty at a time where the server is quick', async () => {
  const { rounds, registered, register } = aServer({ most: 20 })
  await registerByRounds(rows, register)
  expect(rounds).toEqual([5, 20, 20])
  expect(registered).toEqual(rows)
})

it.each([
  [2, [5, 5, 5, 5, 5, 5, 5, 5, 5]],
  [1.25, [5, 8, 8, 8, 8, 8]],
])('sends rounds of about ten seconds where it takes %d s for each', async (seconds, expected) => {
  const { rounds, register } = aServer({ most: 20, seconds })
  await registerByRounds(rows, register)
  expect(rounds).toEqual(expected)
})

it('sends one after the other where one takes longer than that', async () => {
  const { rounds, register } = aServer({ most: 20, seconds: 12 })
  await registerByRounds(rows.slice(0, 8), register)
  expect(rounds).toEqual([5, 1, 1, 1])
})

it('sends smaller rounds where the server does not finish one, and each file once it can', async () => {
  const { rounds, registered, register } = aServer({ most: 3, seconds: 4 })
  await registerByRounds(rows, register)
  expect(rounds.slice(0, 4)).toEqual([5, 1, 2, 2])
  expect(registered).toEqual(rows)
})

it('fails where one file is too much, and at once for any other reason', async () => {
  await expect(registerByRounds(rows, aServer({ most: 0 }).register)).rejects.toBe(unavailable)
  const offline = new ApiFailure('offline', 'No connection.', 'Our Problem')
  const { rounds, register } = aServer({ most: 0, failure: offline })
  await expect(registerByRounds(rows, register)).rejects.toMatchObject({ code: 'offline' })
  expect(rounds).toEqual([5])
})
