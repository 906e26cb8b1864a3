import { isPlainUsername } from '@dlm/contract/accounts/username'
import { describe, expect, it } from 'vitest'
import { lookAlikeKeys, plainForm } from './look-alikes.ts'
import { nameKey } from './unique-name.doc.ts'

const collide = (one: string, other: string) =>
  lookAlikeKeys(one).some((key) => lookAlikeKeys(other).includes(key))

describe('names that look alike', () => {
  it.each([
    ['siteadmin', 's\u0131teadmin', 'an i without its dot'],
    ['siteadmin', 'site\u0251dmin', 'an alpha of the Latin script'],
    ['siteadmin', 'siteadrnin', 'r and n for m'],
    ['alice01', 'aIice01', 'a capital I for l'],
    ['member01', 'memberO1', 'a capital O for a zero'],
    ['member01', 'memberol', 'o and l for the digits'],
    ['peace1', '\u0440\u0435\u0430\u0441\u04351', 'letters of another script'],
    ['siteadmin', 'SITEADMIN', 'the same in capitals'],
    ['ශ්\u200dරීනාත්', 'ශ්රීනාත්', 'the same without its joiner'],
  ])('%s and %s: %s', (name, lookAlike) => {
    expect(collide(name, lookAlike)).toBe(true)
  })

  it.each([
    ['siteadmin', 'siteadmin2'],
    ['member01', 'member02'],
    ['jos\u00e9.maria', 'jose.maria'],
    ['\u0dc3\u0db8\u0db1\u0dbd\u0dba', '\u0dc3\u0db8\u0db1\u0dbd'],
  ])('and %s and %s do not', (name, other) => {
    expect(isPlainUsername(name) && isPlainUsername(other)).toBe(true)
    expect(collide(name, other)).toBe(false)
  })
})

describe('the plain form', () => {
  it.each(['s\u0131teadmin', 'site\u0251dmin'])('of %s is that of a name given before', (lookAlike) => {
    expect(isPlainUsername(lookAlike)).toBe(true)
    expect(nameKey(plainForm(lookAlike))).toBe(nameKey('siteadmin'))
  })

  it.each(['Member.01', 'jos\u00e9.maria'])('of %s is itself', (name) => {
    expect(plainForm(name)).toBe(name)
  })
})
