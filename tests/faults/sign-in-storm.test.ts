import { limits } from '@dlm/contract/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { newAddress } from '../support/new-address.ts'
import { anAccount, PASSWORD } from '../support/people.ts'
import { isSoak } from './rounds.ts'

const { max } = limits['sign-in-pace']
const guesses = isSoak ? 200 : 60

let api: ApiProcess
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const signIn = (user: string, pass: string) => api.call('signin', { user, pass }, { forwarded: newAddress() })

it('a storm of wrong passwords on one account, from as many addresses, has ten attempts, and another account still signs in', async () => {
  const [victim, other] = [await anAccount(), await anAccount()]
  const guessed = Array.from({ length: guesses }, () => signIn(victim.user, 'Wrong#2025'))
  expect((await signIn(other.user, PASSWORD)).status).toBe(200)
  const statuses = (await Promise.all(guessed)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(max)
  expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - max)
  expect((await signIn(victim.user, PASSWORD)).status).toBe(429)
}, 120_000)
