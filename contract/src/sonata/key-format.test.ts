import { describe, expect, it } from 'vitest'
import { keyOf } from './key-format.ts'

describe('keyOf', () => {
  it.each([
    ['ABCDEFGHIJKL', 'ABC-DEF-GHIJ-KL'],
    ['aA1BbC-DxE FgGÉHIJ/KéL', 'ABC-DEF-GHIJ-KL'],
  ])('joins the capitals of %s', (cypher, key) => expect(keyOf(cypher)).toBe(key))

  it.each(['', 'abcdefghijkl', 'ABCDEFGHIJK', 'ABCDEFGHIJKLM', 'ABCDEFGHIJKÉ'])('refuses %j', (cypher) =>
    expect(keyOf(cypher)).toBeNull(),
  )
})
