import { expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { verifySecret } from '../platform/secrets.ts'
import { makeOtp } from './otp.repo.ts'

vi.stubEnv('SCRYPT_COST', '10')

const now = 1_700_000_000_000

function aPlatform() {
  const set = vi.fn()
  const doc = vi.fn(() => ({ set }))
  return { set, doc, platform: { clock: { now: () => now }, db: { doc } } as unknown as Platform }
}

it('an OTP ends ten minutes after it was made, and is stored as a hash only', async () => {
  const { set, doc, platform } = aPlatform()
  const code = await makeOtp(platform, 'password', { holder: 'u1', version: 2 }, 'visitor-1')
  expect(doc).toHaveBeenCalledWith('otps/password.u1')
  const endsAt = now + 10 * 60_000
  expect(set.mock.calls).toEqual([
    [{ codeHash: expect.any(String), endsAt, version: 2, asker: 'visitor-1', expireAt: new Date(endsAt) }],
  ])
  const { codeHash } = set.mock.calls[0]?.[0] ?? {}
  expect(await verifySecret(code, codeHash)).toBe(true)
  expect(JSON.stringify(set.mock.calls)).not.toContain(`"${code}"`)
})
