import { expect, it } from 'vitest'
import { countShared, wordsOf } from './shared-words.ts'

it('takes each long word once, the longest first', () => {
  expect(wordsOf('North Light: sixty Kilometres, a light')).toEqual(['kilometres', 'north', 'light', 'sixty'])
  expect(wordsOf('a be sea')).toEqual([])
})

it('counts whole words, whatever their case', () => {
  expect(countShared(['light', 'north'], 'The LIGHT over the northern sea')).toBe(1)
  expect(countShared([], 'anything')).toBe(0)
})
