import { describe, expect, it } from 'vitest'
import { isAdminSessionLive, isLive } from './identity.ts'

const minute = 60_000
const hour = 60 * minute

describe('an admin session', () => {
  const now = 100 * hour
  const isAlive = (adminOpenedAt: number, adminUsedAt: number, adminVersion = 0) =>
    isAdminSessionLive({ adminOpenedAt, adminUsedAt, adminVersion }, { adminVersion: 0 }, now)

  it('ends thirty minutes after its last use', () => {
    expect(isAlive(now - hour, now - 30 * minute + 1)).toBe(true)
    expect(isAlive(now - hour, now - 30 * minute)).toBe(false)
  })

  it('ends eight hours after it was opened, however it is used', () => {
    expect(isAlive(now - 8 * hour + 1, now)).toBe(true)
    expect(isAlive(now - 8 * hour, now)).toBe(false)
  })

  it('ends with the admin password it was opened by', () => {
    expect(isAlive(now, now, 0)).toBe(true)
    expect(isAlive(now, now, 1)).toBe(false)
  })
})

describe('a session', () => {
  const day = 24 * hour
  const now = 100 * day
  const begun = (startedAt: number, version = 3) => ({
    ...{ uid: 'u1', startedAt, version, browser: '' },
    ...{ adminOpenedAt: 0, adminUsedAt: 0, adminVersion: 0 },
  })

  it('ends thirty days after it began', () => {
    expect(isLive(begun(now - 30 * day + 1), { sessionVersion: 3 }, now)).toBe(true)
    expect(isLive(begun(now - 30 * day), { sessionVersion: 3 }, now)).toBe(false)
  })

  it('ends with all others of the account', () => {
    expect(isLive(begun(now), { sessionVersion: 4 }, now)).toBe(false)
  })
})
