import { expect, it } from 'vitest'
import { type Check, figure, isMet, summary, toMarkdown, toText } from './report.ts'

it.each([
  [96.42, 'kB', '96.4 kB'],
  [49.6, 'ms', '50 ms'],
  [1.1499, '×', '1.15 ×'],
  [0.00014, '', '0.0001'],
  [98.6, '', '99'],
] as const)('%d %s is written %s', (value, unit, text) => {
  expect(figure(value, unit)).toBe(text)
})

it('accepts the limit itself, lower or upper, and no missing figure', () => {
  const met = (value: number, bound: Check['bound']) => isMet({ what: 'it', value, unit: '', bound })
  expect([met(10, { atMost: 10 }), met(10.1, { atMost: 10 })]).toEqual([true, false])
  expect([met(99, { atLeast: 99 }), met(98.9, { atLeast: 99 })]).toEqual([true, false])
  expect([met(Number.NaN, { atMost: 10 }), met(Number.NaN, { atLeast: 10 })]).toEqual([false, false])
})

const rows = [
  ['call', 'reads'],
  ['page', '26'],
]
const check = { what: 'page', value: 26, unit: '', bound: { atMost: 25 } } as const
const section = { title: 'Reads', note: 'Counted.', rows, checks: [check, { ...check, value: 25 }] }

it('names what is missed, where and how', () => {
  expect(summary([section]).split('\n')).toEqual([
    'FAILED  Reads: page: 26, at most 25 (MISSED)',
    '1 of 2 bounds met.',
  ])
})

it('prints columns on the terminal, and writes a page of tables', () => {
  expect(toText(section)).toBe('\n── Reads\ncall  reads\npage  26')
  const page = toMarkdown('2 cores', '2026-11-21', [section]).split('\n').slice(4)
  const table = ['| call | reads |', '| --- | ---: |', '| page | 26 |']
  expect(page).toEqual(['2026-11-21, 2 cores.', '', '## Reads', '', 'Counted.', '', ...table, ''])
})
