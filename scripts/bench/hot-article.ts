import type { EndpointName } from '@dlm/contract/contract'
import type { Bench } from './database.ts'
import { benchId } from './documents.ts'

const seconds = 5
const perSecond = 200
/** The function's `concurrency` (functions/src/runtimes.ts). */
const atOnce = 80
const counts = ['views', 'love', 'hate'] as const
type Counted = (typeof counts)[number]

/** What came of an article that everybody reads and votes on. */
export interface HotArticle {
  seconds: number
  /** Calls, half of them views, half votes. */
  calls: number
  failed: number
  /** Views and votes that were made and are not in the counts, or are in them and were not made. */
  lost: number
  /** Seconds until the last call was answered. */
  took: number
}

/**
 * Views an article 200 times a second, and votes as often, each visitor once; as many at a time as one process of the
 * function takes. At the end the counts are read again.
 */
export async function heatArticle(bench: Bench): Promise<HotArticle> {
  const id = benchId(7)
  const calls = seconds * perSecond * 2
  const wanted: Record<Counted, number> = { views: 0, love: 0, hate: 0 }
  let failed = 0
  let next = 0
  const started = performance.now()

  const client = async () => {
    while (next < calls) {
      const at = next++
      const early = (at / (perSecond * 2)) * 1000 - (performance.now() - started)
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      const { name, counted } = callAt(at)
      try {
        await bench.call(name, { id })
        wanted[counted]++
      } catch {
        failed++
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  const took = (performance.now() - started) / 1000
  const counted = await readCounts(bench, id)
  const lost = counts.map((name) => Math.abs(wanted[name] - counted[name])).reduce((sum, off) => sum + off)
  return { seconds, calls, failed, lost, took }
}

/** Every second call is a view; of the votes one in three is against. */
function callAt(at: number): { name: EndpointName; counted: Counted } {
  if (at % 2 === 0) return { name: 'get_news_data', counted: 'views' }
  return at % 3 === 0 ? { name: 'unlike_news', counted: 'hate' } : { name: 'like_news', counted: 'love' }
}

/** The counts as one more reader sees them, without this reader's view. */
async function readCounts(bench: Bench, id: string): Promise<Record<Counted, number>> {
  const { body } = await bench.call('get_news_data', { id })
  const [{ views, love, hate }] = body.data as [Record<Counted, number>]
  return { views: views - 1, love, hate }
}
