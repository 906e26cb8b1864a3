import { brand } from '@dlm/contract/brand/brand'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { newTotpSecret, stepOf, totpUrl } from './totp.ts'

/** The secret of RFC 6238's test vectors, and the last six digits of their codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const

it.each(vectors)('at %i s the code is %s (RFC 6238)', (seconds, code) => {
  expect(stepOf(code, secret, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

it.each([
  [-60, null],
  [-30, 37_037_035],
  [0, 37_037_036],
  [30, 37_037_037],
  [60, null],
])('an app whose clock is %i s off: %s', (off, step) => {
  const now = 1_111_111_109_000
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + off * 1000 })
  expect(stepOf(code, secret, now)).toBe(step)
})

it('a recovery code is none', () => {
  expect(stepOf('q7w2e9r4t0y85a3sd6f1g2h4', secret, 59_000)).toBeNull()
})

it('makes a secret of 160 bits each time, and the address that apps read', () => {
  const newSecret = newTotpSecret()
  expect(newSecret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newSecret)
  const url = new URL(totpUrl(newSecret, 'siteadmin'))
  expect(url.href).toMatch(/^otpauth:\/\/totp\//)
  expect(decodeURIComponent(url.pathname)).toContain(`${brand.product}:siteadmin`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: newSecret, digits: '6', period: '30' })
})
