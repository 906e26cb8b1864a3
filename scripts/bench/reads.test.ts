import { expect, it } from 'vitest'
import type { CountedCall } from './calls.ts'
import type { Bench } from './database.ts'
import { countCalls, excessive } from './reads.ts'

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
      return { body: { next: '21' }, documents, requests: 1, ms: 1 }
    },
  }
}

it('counts each call at each size', async () => {
  const calls = [page, { ...page, second: true } as const, { ...page, upTo: 10 }]
  const readings = await countCalls(wastefulBench(), calls, [10, 30])
  expect(readings.map(({ size, documents }) => [size, documents])).toEqual([
    [10, 10],
    [10, 21],
    [10, 10],
    [30, 30],
    [30, 21],
  ])
})

it('finds what reads more than it may', async () => {
  const readings = await countCalls(wastefulBench(), [page, { ...page, atMost: 30 }], [10, 30])
  expect(excessive(readings)).toEqual([{ call: page, size: 30, documents: 30, requests: 1 }])
})
