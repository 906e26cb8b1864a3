import type { CostStep } from '@dlm/contract/costs/cost-steps'
import { currentMonth, findMonth, type Month } from '../content/cost-month.ts'
import type { Platform } from '../platform/platform.ts'
import { within } from '../platform/within.ts'
import { tellAdmins } from './tell-admins.ts'

/** Milliseconds for which what was read holds. */
const timeToLive = 10_000
/** Milliseconds after which nobody is answered by it any more: an instance that nobody called for a while asks first. */
const tooOld = 60_000
/** Milliseconds that a call waits for it, and for the mails that tell of a step. */
const patience = 1_000

/** The step of the cost guard in this process. */
export interface CurrentCosts {
  /** At most some seconds old. Waits for it where nothing is known, or what is known is old. */
  known(): Promise<void>
  /** The step that holds, as far as is known; none where it cannot be read. */
  step(): CostStep
  /** At the end of a request: waits a moment for the mails that were set off. Never fails. */
  settle(): Promise<void>
}

export function currentCosts(platform: Pick<Platform, 'db' | 'clock' | 'mailer'>): CurrentCosts {
  const { clock } = platform
  let found: { at: number; month: Month } | undefined
  let reading: { until: number; done: Promise<void> } | undefined
  let telling: Promise<void> | undefined

  const read = async () => {
    const month = await findMonth(platform)
    found = { at: clock.now(), month }
    if (month.reached <= month.usage.told || telling) return
    telling = tellAdmins(platform, month)
      .catch(() => undefined)
      .finally(() => {
        telling = undefined
      })
  }

  return {
    async known() {
      const now = clock.now()
      if (!reading || now >= reading.until)
        reading = { until: now + timeToLive, done: read().catch(() => undefined) }
      if (!found || now - found.at >= tooOld) await within(patience, reading.done).catch(() => undefined)
    },
    step: () => (found?.month.month === currentMonth(platform) ? found.month.step : 0),
    async settle() {
      if (telling) await within(patience, telling).catch(() => undefined)
    },
  }
}
