import { type Bench, newVisitor } from './database.ts'
import { benchId } from './documents.ts'

const seconds = 5
const perSecond = 200
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
 * Views an article 200 times a second, and votes as often, each visitor once: the calls come when they come, whether those
 * before them are answered or not. At the end the counts are read again.
 */
export async function heatArticle(bench: Bench): Promise<HotArticle> {
  const id = benchId(7)
  let failed = 0
  const wanted: Record<Counted, number> = { views: 0, love: 0, hate: 0 }
  const underWay: Promise<void>[] = []
  const make = (name: string, counted: Counted, visitor: string) => {
    underWay.push(
      bench.call(name, { id }, visitor).then(
        () => {
          wanted[counted]++
        },
        () => {
          failed++
        },
      ),
    )
  }

  const started = performance.now()
  for (let at = 0; at < seconds * perSecond; at++) {
    const early = (at / perSecond) * 1000 - (performance.now() - started)
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    make('get_news_data', 'views', newVisitor())
    if (at % 3 === 0) make('unlike_news', 'hate', newVisitor())
    else make('like_news', 'love', newVisitor())
  }
  await Promise.all(underWay)
  const took = (performance.now() - started) / 1000
  const counted = await readCounts(bench, id)
  const lost = counts.map((name) => Math.abs(wanted[name] - counted[name])).reduce((sum, off) => sum + off)
  return { seconds, calls: underWay.length, failed, lost, took }
}

/** The counts as one more reader sees them, without this reader's view. */
async function readCounts(bench: Bench, id: string): Promise<Record<Counted, number>> {
  const { body } = await bench.call('get_news_data', { id })
  const [{ views, love, hate }] = body.data as [Record<Counted, number>]
  return { views: views - 1, love, hate }
}
