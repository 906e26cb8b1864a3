import { expect, it } from 'vitest'
import { isMet } from '../bench/report.ts'
import { budgetsOf } from './budgets.ts'

const load = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100, findings: [] },
  ...{ fcp: 500, lcp: 1000, tbt: 0, cls: 0, takeOver: 850 },
}
const light = { script: 100_000, stylesheet: 7_000, font: 50_000, total: 200_000 }
const screen = {
  ...{ firstVisit: light, repeatVisit: { script: 0, stylesheet: 0, font: 0, total: 6_000 } },
  ...{ simulated: load, applied: [load], reference: [load] },
}
const missed = (changed: Partial<typeof screen>) =>
  budgetsOf({ ...screen, ...changed }).flatMap((check) => (isMet(check) ? [] : [check.what]))

it('are met by a screen as light and fast as the static page, and each has a name', () => {
  expect(missed({})).toEqual([])
  const names = budgetsOf(screen).map(({ what }) => what)
  expect(new Set(names).size).toBe(names.length)
})

it('are missed by weight, by paints later than those of the static page, and by an app that comes late', () => {
  expect(missed({ firstVisit: { ...light, script: 140_100 } })).toEqual(['JavaScript, first load'])
  const slow = { ...load, fcp: 560, lcp: 1200 }
  expect(missed({ applied: [load, slow, slow] })).toEqual(['Largest paint / static page'])
  const late = { ...load, takeOver: 1060 }
  expect(missed({ applied: [load, late, late] })).toEqual(['App / first paint'])
})
