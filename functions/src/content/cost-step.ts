import { type CostKind, type CostStep, costKinds, costSteps } from '@dlm/contract/costs/cost-steps'
import type { Ceilings, Lifted } from '@dlm/contract/costs/costs.schema'
import type { Effect } from '@dlm/contract/endpoint'
import type { ErrorCode } from '@dlm/contract/errors'
import type { UsageDoc } from '../costs/usage.doc.ts'

/**
 * The highest step that a kind alone is reason for. Downloads are over once they pause, and the bytes of one are counted when its
 * address is given, which costs the caller nothing: they can pause downloads, and nothing else.
 */
const highest: Readonly<Record<CostKind, CostStep>> = { calls: 100, reads: 100, bytes: 100, downloads: 90 }

/** From which step on the calls of visitors and members that do this are refused, and how; null where they never are. */
export const pauses: Readonly<Record<Effect, { from: CostStep; code: ErrorCode } | null>> = {
  read: null,
  session: null,
  administer: null,
  download: { from: 90, code: 'downloads-paused' },
  write: { from: 100, code: 'read-only' },
}

/** The sums of a month's days. */
export function sumOf({ days }: Pick<UsageDoc, 'days'>, kind: CostKind): number {
  return Object.values(days).reduce((sum, counts) => sum + counts[kind], 0)
}

/** The highest step that a month has reached, by what was counted and by the spending that Google reported. */
export function reachedStep(usage: Pick<UsageDoc, 'days' | 'spent'>, ceilings: Ceilings): CostStep {
  const isReached = (step: CostStep) =>
    (usage.spent?.share ?? 0) * 100 >= step ||
    costKinds.some((kind) => step <= highest[kind] && sumOf(usage, kind) * 100 >= ceilings[kind] * step)
  return costSteps.findLast(isReached) ?? 0
}

/** The step that holds: what was lifted does not, until a higher one is reached. */
export function stepInForce(reached: CostStep, lifted: Pick<Lifted, 'step'> | null): CostStep {
  return lifted && reached <= lifted.step ? 0 : reached
}

/** How a call of a visitor or a member that does this is refused at a step; null where it is answered. */
export function refusalAt(step: CostStep, effect: Effect): ErrorCode | null {
  const pause = pauses[effect]
  return pause && step >= pause.from ? pause.code : null
}
