import { expect, it } from 'vitest'
import { parseCsv } from '../../../testing/parse-csv.ts'
import { toCsv } from './csv.ts'

it('is read back as it was, with commas, quotes and lines', () => {
  const rows = [
    ['a', 'b'],
    ['one, two', 'she said "no"'],
    ['two\nlines', ''],
    ['සිංහල', '1;2'],
  ]
  expect(parseCsv(toCsv(rows))).toEqual(rows)
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('has no formula of %j', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
})

it('leaves numbers as they are', () => {
  expect(toCsv([[-1, 2.5]])).toBe('\ufeff-1,2.5\r\n')
})
