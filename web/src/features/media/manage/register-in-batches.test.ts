import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { registerInBatches } from './register-in-batches.ts'

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

/** Records the sizes of the batches and the registered files. */
function aServer({ most, seconds = 0.1, failure = unavailable }: Server) {
  const [batches, registered]: [number[], number[]] = [[], []]
  const register = async (batch: readonly number[]) => {
    batches.push(batch.length)
    if (batch.length > most) throw failure
    vi.advanceTimersByTime(batch.length * seconds * 1_000)
    registered.push(...batch)
  }
  return { batches, registered, register }
}

it('begins with five files, and registers twenty at a time while the server is fast', async () => {
  const { batches, registered, register } = aServer({ most: 20 })
  await registerInBatches(rows, register)
  expect(batches).toEqual([5, 20, 20])
  expect(registered).toEqual(rows)
})

it.each([
  [2, [5, 5, 5, 5, 5, 5, 5, 5, 5]],
  [1.25, [5, 8, 8, 8, 8, 8]],
])('sends batches of about ten seconds where it takes %d s for each', async (seconds, expected) => {
  const { batches, register } = aServer({ most: 20, seconds })
  await registerInBatches(rows, register)
  expect(batches).toEqual(expected)
})

it('sends one after the other where one takes longer than that', async () => {
  const { batches, register } = aServer({ most: 20, seconds: 12 })
  await registerInBatches(rows.slice(0, 8), register)
  expect(batches).toEqual([5, 1, 1, 1])
})

it('sends smaller batches after a timeout, and each file once it can', async () => {
  const { batches, registered, register } = aServer({ most: 3, seconds: 4 })
  await registerInBatches(rows, register)
  expect(batches.slice(0, 4)).toEqual([5, 1, 2, 2])
  expect(registered).toEqual(rows)
})

it('fails where one file is too much, and at once for any other reason', async () => {
  await expect(registerInBatches(rows, aServer({ most: 0 }).register)).rejects.toBe(unavailable)
  const offline = new ApiFailure('offline', 'No connection.', 'Our Problem')
  const { batches, register } = aServer({ most: 0, failure: offline })
  await expect(registerInBatches(rows, register)).rejects.toMatchObject({ code: 'offline' })
  expect(batches).toEqual([5])
})
