import { expect, it } from 'vitest'
import { sealer } from './sealer.ts'

const { seal, open } = sealer('a secret of the server')

it('opens what was sealed for this owner, and says nothing of it sealed', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'uid-1')
  expect(open(sealed, 'uid-1')).toBe('JBSWY3DPEHPK3PXP')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
  expect(seal('JBSWY3DPEHPK3PXP', 'uid-1')).not.toBe(sealed)
})

it('opens for no other owner, under no other secret, and nothing that was changed', () => {
  const sealed = seal('text', 'uid-1')
  expect(open(sealed, 'uid-2')).toBeNull()
  expect(sealer('another secret').open(sealed, 'uid-1')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(open(changed.toString('base64url'), 'uid-1')).toBeNull()
  }
  expect(open('', 'uid-1')).toBeNull()
})
