import { writeAuditEntry } from '../content/audit.ts'
import { ceilingsRef, currentMonth, readCeilings, readUsage, usageRef } from '../content/cost-month.ts'
import { reachedStep } from '../content/cost-step.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'

/**
 * Lifts the step that was reached, or lets it hold again. It ends with the month, in whose document it is stored.
 * @throws ApiError stale-edit where another step than the admin was shown is reached
 */
export const lift_costs: Handler<'lift_costs'> = async (context, { step, on }) => {
  const { platform, caller } = context
  const { db, clock } = platform
  const ref = usageRef(db, currentMonth(platform))
  const ceilings = readCeilings(await ceilingsRef(db).get())
  await compareAndSet<void>(ref, (snapshot) => {
    const usage = readUsage(snapshot)
    if (reachedStep(usage, ceilings) !== step) throw new ApiError('stale-edit')
    const isDone = on ? usage.lifted?.step === step : usage.lifted === null
    if (isDone) return { data: null, result: undefined }
    return {
      data: { lifted: on ? { step, by: caller.user, at: clock.now() } : null },
      result: undefined,
      also(batch) {
        const name = on ? `${step} % lifted` : `${step} % holds again`
        writeAuditEntry(batch, context, 'lift_costs', { subject: ref.path, name })
      },
    }
  })
  return {}
}
