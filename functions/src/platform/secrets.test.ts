import { describe, expect, it } from 'vitest'
import { hashSecret, verifySecret } from './secrets.ts'

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

  it.each([null, '', 'plain', 'scrypt$$', 'scrypt$AAAA$AAAA'])('matches nothing against %s', async (hash) => {
    expect(await verifySecret('', hash)).toBe(false)
  })
})
