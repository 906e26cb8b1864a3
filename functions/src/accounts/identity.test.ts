import { describe, expect, it } from 'vitest'
import { isAlive } from './identity.ts'

const minute = 60_000
const hour = 60 * minute

describe('an admin session', () => {
  const now = 100 * hour

  it('ends thirty minutes after its last use', () => {
    expect(isAlive({ openedAt: now - hour, usedAt: now - 30 * minute + 1 }, now)).toBe(true)
    expect(isAlive({ openedAt: now - hour, usedAt: now - 30 * minute }, now)).toBe(false)
  })

  it('ends eight hours after it was opened, however it is used', () => {
    expect(isAlive({ openedAt: now - 8 * hour + 1, usedAt: now }, now)).toBe(true)
    expect(isAlive({ openedAt: now - 8 * hour, usedAt: now }, now)).toBe(false)
  })
})
