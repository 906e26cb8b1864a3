import { expect, it } from 'vitest'
import { wordsOf } from './words-of.ts'

it.each([
  ['', 0],
  ['One **bold** word', 3],
  ['It’s [a link](https://a.test/b-c), and\n\n::photo(p-1)\n\n- a list', 6],
  ['写作室', 2],
])('counts the words of %j', (text, count) => {
  expect(wordsOf(text)).toBe(count)
})
