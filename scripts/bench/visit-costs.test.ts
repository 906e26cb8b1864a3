import { expect, it } from 'vitest'
import { costOf } from './visit-costs.ts'

it('makes what the CDN keeps as often as its time runs out in an hour, and the rest for each visit', () => {
  const list = { name: 'get_news', reads: 13, bytes: 2_000, kept: 300 }
  const own = { name: 'get_news_data', reads: 7, bytes: 1_000, kept: 0 }
  expect(costOf('/', [list, own])).toEqual({
    screen: '/',
    names: ['get_news', 'get_news_data'],
    alone: { calls: 2_000, reads: 20_000, bytes: 3_000_000 },
    withCdn: { calls: 1_012, reads: 7_156, bytes: 1_024_000 },
  })
})
