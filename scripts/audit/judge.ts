import type { Budget } from './budgets.ts'
import type { Measurement, Vitals } from './measurement.ts'

/** How one screen stands with one budget. */
export interface Verdict {
  budget: Budget
  value: number
  met: boolean
  /** How far the value is on the wrong side of the limit; 0 when the budget is met. */
  missedBy: number
}

/** A value that could not be measured meets no budget. */
export function judge(
  budgets: readonly Budget[],
  screen: Measurement,
  reference: Vitals,
): readonly Verdict[] {
  return budgets.map((budget) => {
    const value = budget.measured(screen, reference)
    const excess = budget.bound === 'at most' ? value - budget.limit : budget.limit - value
    const met = excess <= 0
    return { budget, value, met, missedBy: met ? 0 : excess }
  })
}

/** The verdicts that fail the command. */
export function failures(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ budget, met }) => budget.enforced && !met)
}
