import { expect, it } from 'vitest'
import { ApiFailure } from '../../../lib/api-failure.ts'
import { registerByRounds } from './register-by-rounds.ts'

const rows = Array.from({ length: 45 }, (_, at) => at)
const unavailable = new ApiFailure('unavailable', 'The server takes too long.', 'Our Problem')

/** Registers at most so many at a time, and notes which rounds were sent. */
function aServer(most: number, failure: Error = unavailable) {
  const [rounds, registered]: [number[], number[]] = [[], []]
  const register = async (some: readonly number[]) => {
    rounds.push(some.length)
    if (some.length > most) throw failure
    registered.push(...some)
  }
  return { rounds, registered, register }
}

it('registers twenty at a time', async () => {
  const { rounds, registered, register } = aServer(20)
  await registerByRounds(rows, register)
  expect(rounds).toEqual([20, 20, 5])
  expect(registered).toEqual(rows)
})

it('sends smaller rounds where the server does not finish one, and each file once it can', async () => {
  const { rounds, registered, register } = aServer(3)
  await registerByRounds(rows, register)
  expect(rounds.slice(0, 3)).toEqual([20, 5, 1])
  expect(registered).toEqual(rows)
})

it('fails where one file is too much, and at once for any other reason', async () => {
  await expect(registerByRounds(rows, aServer(0).register)).rejects.toBe(unavailable)
  const { rounds, register } = aServer(0, new ApiFailure('offline', 'No connection.', 'Our Problem'))
  await expect(registerByRounds(rows, register)).rejects.toMatchObject({ code: 'offline' })
  expect(rounds).toEqual([20])
})
