import { RecoveryAdminPassword } from '@dlm/contract/accounts/accounts.schema'
import { describe, expect, it } from 'vitest'
import { initialPassword, newAdminId } from './initial-password.ts'

describe('initialPassword', () => {
  it('is one that an admin may have, and never the same', () => {
    const passwords = Array.from({ length: 500 }, initialPassword)
    expect(passwords.filter((password) => !RecoveryAdminPassword.safeParse(password).success)).toEqual([])
    expect(new Set(passwords).size).toBe(passwords.length)
  })

  it('may begin with any kind of character', () => {
    const kinds = new Set(
      Array.from({ length: 500 }, () => initialPassword().charAt(0).replace(/\d/, '0').replace(/[a-z]/, 'a')),
    )
    expect(kinds.has('0') && kinds.has('a') && kinds.size > 2).toBe(true)
  })
})

describe('newAdminId', () => {
  it('is an id of its own', () => {
    const ids = Array.from({ length: 500 }, newAdminId)
    expect(ids.every((id) => /^ADM-[A-Z2-9]{8}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
