import { describe, expect, it } from 'vitest'
import { type Budget, budgets } from './budgets.ts'
import { evaluate, failures } from './evaluate.ts'
import { aMeasurement, someVitals } from './testing.ts'

const weight: Budget = {
  name: 'Weight',
  unit: 'kB',
  bound: 'at most',
  limit: 10,
  measured: ({ firstVisit }) => firstVisit.total,
}
const score: Budget = {
  name: 'Score',
  unit: '',
  bound: 'at least',
  limit: 99,
  measured: ({ applied }) => applied.score,
}

function weighing(total: number) {
  const weights = { script: 0, stylesheet: 0, font: 0, total }
  return evaluate([weight], aMeasurement({ firstVisit: weights }))[0]
}

function scoring(points: number) {
  return evaluate([score], aMeasurement({ applied: someVitals({ score: points }) }))[0]
}

describe('judge', () => {
  it('lets the limit itself pass, whichever side it bounds', () => {
    expect(weighing(10)).toMatchObject({ met: true, missedBy: 0 })
    expect(scoring(99)).toMatchObject({ met: true, missedBy: 0 })
  })

  it('says how far a value is on the wrong side', () => {
    expect(weighing(12.5)).toMatchObject({ met: false, missedBy: 2.5 })
    expect(scoring(90)).toMatchObject({ met: false, missedBy: 9 })
  })

  it('lets nothing pass that was not measured', () => {
    expect(weighing(Number.NaN)?.met).toBe(false)
    expect(scoring(Number.NaN)?.met).toBe(false)
  })
})

describe('failures', () => {
  it('are the missed budgets', () => {
    const heavy = aMeasurement({ firstVisit: { script: 0, stylesheet: 0, font: 0, total: 11 } })
    expect(failures(evaluate([weight, score], heavy)).map(({ budget }) => budget)).toEqual([weight])
  })
})

describe('the budgets', () => {
  it('are all met by a screen as light and fast as the static page', () => {
    expect(evaluate(budgets, aMeasurement()).filter(({ met }) => !met)).toEqual([])
  })

  it('compare paints with those of the static page with the same content', () => {
    const slow = aMeasurement({ applied: someVitals({ lcp: 1200, fcp: 560 }) })
    const missed = evaluate(budgets, slow).filter(({ met }) => !met)
    expect(missed.map(({ budget, value }) => [budget.name, value])).toEqual([
      ['Largest paint / static page', 1.2],
    ])
  })

  it('have a name each', () => {
    expect(new Set(budgets.map(({ name }) => name)).size).toBe(budgets.length)
  })
})
