import { describe, expect, it } from 'vitest'
import { type CountedCall, constantAnswer, loadedCalls } from './calls.ts'
import { readsSection, searchSection, throughputSection, toMarkdown, toText } from './report.ts'

const page: CountedCall = { name: 'page', endpoint: 'get_news', input: {}, atMost: 25 }
const search: CountedCall = { name: 'news, search, rare word', endpoint: 'get_news', input: {} }

describe('readsSection', () => {
  it('has a row a call, a column a size, and the most requests', () => {
    const section = readsSection([
      { call: page, size: 100, documents: 21, requests: 1 },
      { call: search, size: 100, documents: 50, requests: 4 },
      { call: page, size: 1_000, documents: 21, requests: 1 },
      { call: search, size: 1_000, documents: 210, requests: 10 },
    ])
    expect(section.rows).toEqual([
      ['call', '100 entries', '1,000 entries', 'requests', 'bound'],
      ['page', '21', '21', '1', 'kept: at most 25'],
      ['news, search, rare word', '50', '210', '10', 'reported'],
    ])
  })

  it('says when a bound is broken at any size', () => {
    const section = readsSection([
      { call: page, size: 100, documents: 21, requests: 1 },
      { call: page, size: 1_000, documents: 26, requests: 1 },
    ])
    expect(section.rows[1]?.at(-1)).toBe('BROKEN: at most 25')
  })
})

describe('searchSection', () => {
  it('sets each search against the target', () => {
    const { rows } = searchSection(10_000, 10, [
      { call: search, ms: 15, ratio: 1.5 },
      { call: search, ms: 30, ratio: 3 },
    ])
    expect(rows.slice(1)).toEqual([
      ['rare word', '15 ms', '1.50 ×', 'at most 2.00 × (met)'],
      ['rare word', '30 ms', '3.00 ×', 'at most 2.00 × (missed)'],
    ])
  })
})

describe('throughputSection', () => {
  it('sets each call against the constant answer and, where there is one, the target', () => {
    const [list] = loadedCalls
    const { rows } = throughputSection(100, [
      { call: constantAnswer, perSecond: 200, p50: 9.5, p99: 20, ratio: 1 },
      ...(list ? [{ call: list, perSecond: 80, p50: 24, p99: 61, ratio: 0.4 }] : []),
    ])
    expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
      ['200', '9.5 ms', '20 ms', '1.00 ×', ''],
      ['80', '24 ms', '61 ms', '0.40 ×', 'at least 0.35 × (met)'],
    ])
  })
})

const section = {
  title: 'Reads',
  note: 'Counted.',
  rows: [
    ['call', 'reads'],
    ['page', '21'],
  ],
}

it('prints columns on the terminal', () => {
  expect(toText(section)).toBe('\n── Reads\ncall  reads\npage  21')
})

it('writes a page of tables', () => {
  expect(toMarkdown('2 cores', '2026-11-21', [section]).split('\n').slice(4)).toEqual([
    '2026-11-21, 2 cores.',
    '',
    '## Reads',
    '',
    'Counted.',
    '',
    '| call | reads |',
    '| --- | ---: |',
    '| page | 21 |',
    '',
  ])
})
