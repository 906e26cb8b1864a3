import { Figures } from '@dlm/contract/statistics/figures.schema'
import { expect, it } from 'vitest'
import { demoFigures } from './demo-figures.ts'

const now = Date.parse('2026-11-29T09:00:00Z')

it('has sixty days until today, each with whole numbers of what the portal counts', () => {
  const days = [...demoFigures(now, [])]
  expect([days.length, days[0]?.[0], days.at(-1)?.[0]]).toEqual([60, '2026-11-29', '2026-10-01'])
  for (const [, counts] of days) expect(Figures.strict().parse(counts).views).toBeGreaterThan(10)
})

it('is the same at each start, and has peaks after an article and before a weekend', () => {
  const views = [...demoFigures(now, []).values()].map((counts) => counts.views ?? 0)
  expect([...demoFigures(now, []).values()].map((counts) => counts.views ?? 0)).toEqual(views)
  const [usual = 0, peak = 0] = [views[11], views[4]]
  expect(peak).toBeGreaterThan(1.5 * usual)
})

it('counts the views of the first entries most', () => {
  const counts = [...demoFigures(now, ['news/a', 'service/b', 'news/c']).values()]
  const sumOf = (entry: 'news/a' | 'service/b' | 'news/c') =>
    counts.reduce((sum, ofDay) => sum + (ofDay[`${entry}/views`] ?? 0), 0)
  expect(sumOf('news/a')).toBeGreaterThan(sumOf('service/b'))
  expect(sumOf('service/b')).toBeGreaterThan(sumOf('news/c'))
})
