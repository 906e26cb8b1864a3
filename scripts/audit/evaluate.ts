import type { Bound, Budget } from './budgets.ts'
import type { Measurement } from './measurement.ts'

/** How one value stands with its bound. */
export interface Verdict {
  budget: Bound
  value: number
  met: boolean
  /** How far the value is on the wrong side of the limit; 0 when the budget is met. */
  missedBy: number
}

/** A value that could not be measured meets no bound. */
export function verdictOn(budget: Bound, value: number): Verdict {
  const excess = budget.bound === 'at most' ? value - budget.limit : budget.limit - value
  const met = excess <= 0
  return { budget, value, met, missedBy: met ? 0 : excess }
}

/** How one screen stands with each budget. */
export function evaluate(budgets: readonly Budget[], screen: Measurement): readonly Verdict[] {
  return budgets.map((budget) => verdictOn(budget, budget.measured(screen)))
}

/** The verdicts that fail the command. */
export function failures(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ met }) => !met)
}
