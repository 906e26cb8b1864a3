import type { CostKind } from '@dlm/contract/costs/cost-steps'
import { describe, expect, it } from 'vitest'
import type { CountsOfDays } from './day-counter.ts'
import { usage } from './usage.ts'

/** A counter with a clock the test sets, and all it wrote. */
function aCounter() {
  let time = Date.parse('2026-11-30T23:59:30Z')
  const written: Record<string, Partial<Record<CostKind, number>>>[] = []
  const counter = usage(
    async (counts: CountsOfDays<CostKind>) => void written.push(Object.fromEntries(counts)),
    { now: () => time },
  )
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { counter, written, pass }
}

describe('what the portal costs', () => {
  it('is written once in a hundred calls, however much each reads and answers', async () => {
    const { counter, written } = aCounter()
    for (let at = 0; at < 1_000; at++) {
      counter.count('calls')
      counter.count('reads', 13)
      counter.count('bytes', 20_000)
      await counter.flushIfDue()
    }
    expect(written).toHaveLength(10)
    expect(written[0]).toEqual({ '2026-11-30': { calls: 100, reads: 1_300, bytes: 2_000_000 } })
  })

  it('is written with fewer calls once it has waited for a minute, for the day on which it was', async () => {
    const { counter, written, pass } = aCounter()
    counter.count('calls')
    pass(59)
    counter.count('calls')
    await counter.flushIfDue()
    expect(written).toEqual([])
    pass(1)
    await counter.flushIfDue()
    expect(written).toEqual([{ '2026-11-30': { calls: 1 }, '2026-12-01': { calls: 1 } }])
  })
})
