import type * as crypto from 'node:crypto'
import type { ScryptOptions } from 'node:crypto'
import { quotas } from '@dlm/contract/limits'
import { expect, it, vi } from 'vitest'
import { hashSecret, verifySecret } from './secrets.ts'

const seen = vi.hoisted(() => ({ costs: [] as object[], running: 0, most: 0, isReal: true }))

/** The real scrypt, watched: what it is asked for, and how many at once. */
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof crypto>()
  type Done = (error: Error | null, key: Buffer) => void
  const scrypt = (secret: string, salt: Buffer, length: number, cost: ScryptOptions, done: Done) => {
    seen.costs.push(cost)
    seen.most = Math.max(seen.most, ++seen.running)
    if (!seen.isReal) return void setImmediate(() => done(null, Buffer.alloc(length)))
    real.scrypt(secret, salt, length, cost, (error, key) => {
      seen.running--
      done(error, key)
    })
  }
  return { ...real, scrypt }
})

it('hashes and compares at the full cost, of many at once two at a time', async () => {
  await Promise.all([...['a', 'b', 'c'].map(hashSecret), verifySecret('d', null), verifySecret('e', 'plain')])
  const full = { N: 32_768, r: 8, p: 3, maxmem: 80 * 1024 * 1024 }
  expect(seen.costs).toEqual(Array(5).fill(full))
  expect(seen.most).toBe(2)
}, 30_000)

it('lets twenty more wait, and asks the next to retry later', async () => {
  seen.isReal = false
  const checks = Array.from({ length: 25 }, () => verifySecret('f', null))
  const answers = await Promise.allSettled(checks)
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(25 - 2 - quotas.secretsWaiting)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfter: 5 } } })
  expect(await verifySecret('g', null)).toBe(false)
})
