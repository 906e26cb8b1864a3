import { expect, test } from 'vitest'
import { leaks } from './log-search.ts'

test('finds a secret with its line, and does not repeat it', () => {
  expect(leaks('all well\nsigned in with Secret#2025\n', ['Secret#2025'])).toEqual([
    { line: 2, secret: 'Sec…' },
  ])
})

test('finds any token', () => {
  const token = ['eyJhbGciOiJub25lIn0', 'eyJ1aWQiOiIxIn0xxxx', ''].join('.')
  expect(leaks(`Authorization: Bearer ${token}`, [])).toEqual([{ line: 1, secret: 'eyJ…' }])
})

test('finds nothing in a clean log', () => {
  expect(leaks('i  functions: Beginning execution of "us-central1-api"', ['Secret#2025'])).toEqual([])
})

test('finds generated secrets in what our code wrote, as a word of its own', () => {
  const generated = ['482913', 'ABC-DEF-GHIJ-KL']
  expect(leaks('>  {"code":"482913"}', [], generated)).toEqual([{ line: 1, secret: '482…' }])
  expect(leaks('>  {"key":"ABC-DEF-GHIJ-KL"}', [], generated)).toEqual([{ line: 1, secret: 'ABC…' }])
  expect(leaks('>  {"ms":4829130,"uid":"u-482913-x"}\ni  took 482913 ms', [], generated)).toEqual([])
})
