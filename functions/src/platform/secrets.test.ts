import { describe, expect, it, vi } from 'vitest'
import { hashSecret, verifySecret } from './secrets.ts'

/** What a hash costs in full is for secrets-cost.test.ts. */
const cheap = '10'
vi.stubEnv('SCRYPT_COST', cheap)

describe('secrets', () => {
  it('knows the secret a hash was made of, and no other', async () => {
    const hash = await hashSecret('Member#2025')
    expect(await verifySecret('Member#2025', hash)).toBe(true)
    expect(await verifySecret('Member#2026', hash)).toBe(false)
  })

  it('salts: the same secret twice makes two hashes', async () => {
    expect(await hashSecret('same')).not.toBe(await hashSecret('same'))
  })

  it('takes the same letters typed on another keyboard', async () => {
    const hash = await hashSecret('Caf\u00e9#2025')
    expect(await verifySecret('Cafe\u0301#2025', hash)).toBe(true)
  })

  it('knows a hash of another cost, and one of the time before the cost stood in it', async () => {
    const hash = await hashSecret('Member#2025')
    expect(hash).toMatch(/^scrypt\$10\$/)
    vi.stubEnv('SCRYPT_COST', '')
    const full = await hashSecret('Member#2025')
    expect(full).toMatch(/^scrypt\$15\$/)
    expect(await verifySecret('Member#2025', hash)).toBe(true)
    vi.stubEnv('SCRYPT_COST', cheap)
    for (const other of [full, full.replace('$15', '')])
      expect(await verifySecret('Member#2025', other)).toBe(true)
    expect(await verifySecret('Member#2026', full)).toBe(false)
    for (const cost of ['9', '16', '11', '10.5', 'x', ''])
      expect(await verifySecret('Member#2025', hash.replace('$10', `$${cost}`))).toBe(false)
  })

  it.each([null, '', 'plain', 'scrypt$$', 'scrypt$AAAA$AAAA', 'scrypt$10$$'])(
    'matches nothing against %s',
    async (hash) => {
      expect(await verifySecret('', hash)).toBe(false)
    },
  )
})
