import { median } from '../lib/statistics.ts'
import { bareNews } from './bare-query.ts'
import { PAGE } from './calls.ts'
import type { Bench } from './database.ts'
import { CONCURRENCY } from './load.ts'

/** A page of the news made in one process, and its query alone. */
export interface OwnPart {
  /** A second, medians of the rounds. */
  pages: number
  queries: number
  /** Pages as a share of queries, median of the rounds. */
  ratio: number
}

const rounds = 5
const roundMs = 1_000
const warmUpMs = 1_500

/** How much of a page's time is the database's: both in turns, ten under way at any time. */
export async function measureOwnPart(bench: Bench): Promise<OwnPart> {
  const page = () => bench.call('get_news', { limit: PAGE })
  const query = () => bareNews(bench)
  await perSecond(page, warmUpMs)
  await perSecond(query, warmUpMs)
  const pairs: { pages: number; queries: number }[] = []
  for (let round = 1; round <= rounds; round++)
    pairs.push({ queries: await perSecond(query, roundMs), pages: await perSecond(page, roundMs) })
  return {
    pages: median(pairs.map(({ pages }) => pages)),
    queries: median(pairs.map(({ queries }) => queries)),
    ratio: median(pairs.map(({ pages, queries }) => pages / queries)),
  }
}

async function perSecond(work: () => Promise<unknown>, forMs: number): Promise<number> {
  const started = performance.now()
  let done = 0
  const client = async () => {
    for (; performance.now() < started + forMs; done++) await work()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, client))
  return (done / (performance.now() - started)) * 1000
}
