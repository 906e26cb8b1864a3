import { type CostKind, type CostStep, costKinds } from '@dlm/contract/costs/cost-steps'
import { Usage } from '@dlm/contract/costs/costs.schema'
import type { Effect } from '@dlm/contract/endpoint'
import type { ErrorCode } from '@dlm/contract/errors'
import { describe, expect, it } from 'vitest'
import { reachedStep, refusalAt, stepInForce, sumOf } from './cost-step.ts'

const ceilings = { calls: 1_000, reads: 1_000, bytes: 1_000, downloads: 1_000 }

/** A month of two days with so much of each. */
function month(counts: Partial<Record<CostKind, number>>, spent: number | null = null) {
  const half = Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, Math.ceil(count / 2)]))
  const rest = Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [kind, Math.floor(count / 2)]),
  )
  const days = { '2026-11-01': Usage.parse(half), '2026-11-02': Usage.parse(rest) }
  return { days, spent: spent === null ? null : { share: spent, at: 1 } }
}

describe('the step that a month has reached', () => {
  it.each([
    [0, 0],
    [499, 0],
    [500, 50],
    [899, 50],
    [900, 90],
    [999, 90],
    [1_000, 100],
    [5_000, 100],
  ])('at %i of 1,000 is %i, of whatever kind', (count, step) => {
    for (const kind of ['calls', 'reads', 'bytes'] as const) {
      expect(sumOf(month({ [kind]: count }), kind)).toBe(count)
      expect(reachedStep(month({ [kind]: count }), ceilings), kind).toBe(step)
    }
  })

  it('is that of the kind which is furthest', () => {
    expect(reachedStep(month({ calls: 600, reads: 950, bytes: 10 }), ceilings)).toBe(90)
  })

  it.each([
    [0.49, 0],
    [0.5, 50],
    [0.9, 90],
    [1, 100],
    [3.2, 100],
  ])('by a share of %d of the budget that was spent is %i', (share, step) => {
    expect(reachedStep(month({}, share), ceilings)).toBe(step)
  })

  it('is 90 at most for downloads, which cost nothing more once they pause', () => {
    expect(reachedStep(month({ downloads: 899 }), ceilings)).toBe(50)
    expect(reachedStep(month({ downloads: 1_000_000 }), ceilings)).toBe(90)
    expect(reachedStep(month({ downloads: 1_000_000, calls: 1_000 }), ceilings)).toBe(100)
  })

  it('falls where the ceilings are raised', () => {
    const raised = Object.fromEntries(costKinds.map((kind) => [kind, 10_000])) as typeof ceilings
    expect(reachedStep(month({ calls: 1_000 }), raised)).toBe(0)
  })
})

describe('the step that holds', () => {
  it.each<[CostStep, CostStep | null, CostStep]>([
    [0, null, 0],
    [90, null, 90],
    [90, 90, 0],
    [50, 90, 0],
    [90, 50, 90],
    [100, 90, 100],
    [100, 100, 0],
  ])('where %i is reached and %s is lifted is %i', (reached, lifted, step) => {
    expect(stepInForce(reached, lifted ? { step: lifted } : null)).toBe(step)
  })
})

describe('a call', () => {
  it.each<[Effect, (ErrorCode | null)[]]>([
    ['read', [null, null, null, null]],
    ['session', [null, null, null, null]],
    ['administer', [null, null, null, null]],
    ['download', [null, null, 'downloads-paused', 'downloads-paused']],
    ['write', [null, null, null, 'read-only']],
  ])('that does “%s” is answered or refused, by the step', (effect, refusals) => {
    expect(([0, 50, 90, 100] as const).map((step) => refusalAt(step, effect))).toEqual(refusals)
  })
})
