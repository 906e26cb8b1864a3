import { describe, expect, it } from 'vitest'
import type { CountedCall } from './calls.ts'
import {
  hotArticleSection,
  readsSection,
  searchSection,
  throughputSection,
  toMarkdown,
  toText,
} from './report.ts'
import { isMet } from './targets.ts'

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
  it('sets each search against its bare query, and misses the target by name', () => {
    const { rows, checks = [] } = searchSection(10_000, 10, [
      { name: 'news, search, rare word', ms: 15, queryMs: 15, ratio: 1 },
      { name: 'news, search, common word', ms: 30, queryMs: 15, ratio: 2 },
    ])
    expect(rows.slice(1)).toEqual([
      ['rare word', '15 ms', '15 ms', '1.00 ×', 'at most 1.50 × (met)', '1.50 ×'],
      ['common word', '30 ms', '15 ms', '2.00 ×', 'at most 1.50 × (MISSED)', '3.00 ×'],
    ])
    expect(checks.filter((check) => !isMet(check)).map(({ what }) => what)).toEqual([
      'news, search, common word',
    ])
  })
})

describe('throughputSection', () => {
  it('checks what is kept, and shows what is made anew', () => {
    const constant = { perSecond: 200, p99: 20, ratio: 1 }
    const { rows, checks = [] } = throughputSection(100, constant, [
      { name: 'get_news', anew: { perSecond: 50, p99: 61, ratio: 0.25 }, kept: { ...constant, ratio: 0.7 } },
      { name: 'image_file', anew: { perSecond: 80, p99: 9.5, ratio: 0.4 } },
    ])
    expect(rows.slice(1)).toEqual([
      ['get_news', '50', '61 ms', '0.25 ×', '200', '20 ms', '0.70 ×', 'at least 0.80 × (MISSED)'],
      ['image_file', '80', '9.5 ms', '0.40 ×', '–', '–', '–', '–'],
    ])
    expect(checks.map(isMet)).toEqual([false])
  })
})

describe('hotArticleSection', () => {
  it('misses its target for one failed call or one lost count', () => {
    const hot = { seconds: 5, calls: 2_000, failed: 0, lost: 0, took: 8 }
    const met = (section: ReturnType<typeof hotArticleSection>) => section.checks?.every(isMet)
    expect(met(hotArticleSection(hot))).toBe(true)
    expect(met(hotArticleSection({ ...hot, failed: 1 }))).toBe(false)
    expect(met(hotArticleSection({ ...hot, lost: 1 }))).toBe(false)
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
