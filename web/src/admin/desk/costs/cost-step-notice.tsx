import type { Costs } from '@dlm/contract/costs/costs.schema'
import { costsTexts } from '@dlm/contract/costs/costs.texts'
import { usageTexts } from '@dlm/contract/costs/usage.texts'
import { studioDay } from '@dlm/contract/format/day'
import Gauge from 'lucide-react/icons/gauge'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { useRefresh } from '../../admin-query.ts'

/** Which step holds and what that means, and the button that lifts it. */
export function CostStepNotice({ costs: { reached, step, lifted } }: { costs: Costs }) {
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()

  const lift = async (on: boolean) => {
    if (reached === 0) return
    if ((await notify(on ? costsTexts.askLift(reached) : costsTexts.askHold)) !== 'yes') return
    setBusy(true)
    try {
      await callAdmin('lift_costs', { step: reached, on })
      void notify(on ? costsTexts.lifted : costsTexts.held)
    } catch (error) {
      notifyFailure(error)
    }
    await refresh().catch(() => undefined)
    setBusy(false)
  }

  const isLifted = lifted !== null && reached > 0 && step === 0
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <Gauge
        aria-hidden="true"
        className={step >= 90 ? 'size-6 shrink-0 text-amber' : 'size-6 shrink-0 text-soft'}
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">
          {reached === 0 ? usageTexts.withinLimits : usageTexts.reached(reached, isLifted)}
        </p>
        <p className="text-sm text-soft">
          {isLifted ? (
            <>
              <bdi>{lifted.by}</bdi> {usageTexts.overridden(formatDay(studioDay(lifted.at)), reached < 100)}
            </>
          ) : (
            usageTexts.steps[step]
          )}
        </p>
      </div>
      {isLifted && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          onClick={() => lift(false)}
          busy={isBusy && usageTexts.restoring}
        >
          {usageTexts.restoreLimit}
        </Button>
      )}
      {step > 0 && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          onClick={() => lift(true)}
          busy={isBusy && usageTexts.overriding}
        >
          {usageTexts.override}
        </Button>
      )}
    </div>
  )
}
