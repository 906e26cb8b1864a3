import { day } from '@dlm/contract/format/day'
import { type FigureName, figureDays } from '@dlm/contract/statistics/figures.schema'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { addToStatistics, type Counts } from '../../functions/src/figures/figures.ts'
import type { EntryFigureKey } from '../../functions/src/figures/insights.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days that the demo portal has figures of: those that the dashboard shows, and those before. */
const days = 2 * figureDays

/** How much of an ordinary day each weekday has, from Sunday on: people look at a studio's work in the evenings and before a weekend. */
const ofWeekday = [0.9, 0.7, 0.75, 0.8, 1, 1.35, 1.2] as const

/** Of an ordinary day. */
const usual: Readonly<Record<FigureName, number>> = {
  ...{ views: 46, likes: 5, dislikes: 0.5, downloads: 9, zips: 2.2, signUps: 1.1 },
  ...{ ratings: 0.6, keyRequests: 0.8, keysPaid: 0.6 },
}

/** Days ago on which an article was published: more people come, and fewer on each day after. */
const peaks: readonly number[] = [4, 18, 33, 51]

/** A number from 0 to 1 that looks random, and is the same at each start. */
function noise(at: number): number {
  const value = Math.sin(at * 12.9898) * 43758.5453
  return value - Math.floor(value)
}

/** How much of an ordinary day a day has. */
function busyness(ago: number, weekday: number): number {
  const after = peaks.filter((peak) => peak >= ago).map((peak) => 1.4 * 0.55 ** (peak - ago))
  const growth = 1 + (0.3 * (days - ago)) / days
  return (ofWeekday[weekday] ?? 1) * growth + after.reduce((sum, more) => sum + more, 0)
}

/** What happened in the sixty days until a moment (ms), and how often each entry was viewed: those first in the list most often. */
export function demoFigures(now: number, entries: readonly `${'news' | 'service'}/${string}`[]): Counts {
  return new Map(
    Array.from({ length: days }, (_, ago) => {
      const date = new Date(now - ago * dayMs)
      const share = busyness(ago, date.getUTCDay())
      const count = (ofUsualDay: number, at: number) =>
        Math.floor(ofUsualDay * share * (0.8 + 0.4 * noise(ago * 31 + at)) + noise(ago * 17 + at))
      const figures = Object.entries(usual).map(([name, ofUsualDay], at) => [name, count(ofUsualDay, at)])
      const views = entries.map((entry, at): [EntryFigureKey, number] => [
        `${entry}/views`,
        count(usual.views / (at + 3), at + 50),
      ])
      return [day(date), Object.fromEntries([...figures, ...views].filter(([, value]) => value !== 0))]
    }),
  )
}

/** Gives a demo portal sixty days of figures until now, unless it has counted something already. */
export async function addDemoFigures(db: Firestore): Promise<void> {
  if (!(await db.collection('statistics').limit(1).get()).empty) return
  const idsOf = async (collection: 'news' | 'services', by: string) => {
    const { docs } = await db
      .collection(collection)
      .orderBy(by, 'desc')
      .limit(6)
      .select(FieldPath.documentId())
      .get()
    return docs.map(({ id }) => id)
  }
  const [news, services] = await Promise.all([idsOf('news', 'views'), idsOf('services', 'got')])
  const entries = news.flatMap((id, at) => [
    `news/${id}` as const,
    ...(services[at] === undefined ? [] : [`service/${services[at]}` as const]),
  ])
  const write = addToStatistics(db)
  // A batch has at most 500 writes.
  for (const ofDay of demoFigures(Date.now(), entries)) await write(new Map([ofDay]))
}
