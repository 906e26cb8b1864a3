import { contract } from '@dlm/contract/contract'
import type { Endpoint } from '@dlm/contract/endpoint'
import { expect, it } from 'vitest'
import { type CountedCall, countedCalls } from './calls.ts'
import type { Bench } from './database.ts'
import { countReadsOfCalls } from './reads.ts'
import { isMet } from './report.ts'

const page: CountedCall = { name: 'page', endpoint: 'get_news', input: { limit: 20 }, atMost: 25 }

/** Reads every document on a first page, and as many as its cursor says on the next. */
function wastefulBench(): Pick<Bench, 'fill' | 'call'> {
  let articles = 0
  return {
    fill: async (count) => {
      articles = count
    },
    call: async (_, input) => {
      const documents = 'cursor' in input ? Number(input.cursor) : articles
      return { body: { next: '21' }, documents, requests: 1 }
    },
  }
}

it('counts each call at each size, and says when a bound is broken at any', async () => {
  const second = { ...page, name: 'second', second: true } as const
  const { atMost: _, ...unbounded } = { ...page, name: 'short', upTo: 10 }
  const { rows, checks = [] } = await countReadsOfCalls(wastefulBench(), [page, second, unbounded], [10, 30])
  expect(rows).toEqual([
    ['call', '10 entries', '30 entries', 'requests', 'bound'],
    ['page', '10', '30', '1', 'BROKEN: at most 25'],
    ['second', '21', '21', '1', 'met: at most 25'],
    ['short', '10', '–', '1', 'reported'],
  ])
  expect(checks.map(isMet)).toEqual([false, true])
})

it('every read with one answer for all callers is counted', () => {
  const counted = new Set<string>(countedCalls.map(({ endpoint }) => endpoint))
  const cached = Object.entries<Endpoint>(contract).filter(([, { cache }]) => cache)
  expect(cached.filter(([name]) => !counted.has(name))).toEqual([])
})
