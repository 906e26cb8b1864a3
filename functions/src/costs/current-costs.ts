import type { CostStep } from '@dlm/contract/costs/cost-steps'
import { currentMonth, findMonth, type Month } from '../content/cost-month.ts'
import type { Platform } from '../platform/platform.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { mailAdmins } from './mail-admins.ts'

/** Milliseconds for which what was read holds. */
const timeToLive = 10_000
/** Milliseconds after which it is too old to be used: an instance that was idle for a while reads first. */
const tooOld = 60_000
/** Milliseconds that a call waits for it, and for the mails about a step. */
const timeoutMs = 1_000

/** The step of the cost guard in this process. */
export interface CurrentCosts {
  /** At most some seconds old. Waits for it where nothing is known, or what is known is old. */
  known(): Promise<void>
  /** The step that holds, as far as is known; none where it cannot be read. */
  step(): CostStep
  /** At the end of a request: waits a moment for the mails that were set off. Never fails. */
  flush(): Promise<void>
}

export function currentCosts(platform: Pick<Platform, 'db' | 'clock' | 'mailer'>): CurrentCosts {
  const { clock } = platform
  let latest: { at: number; month: Month } | undefined
  let reading: { until: number; done: Promise<void> } | undefined
  let mailing: Promise<void> | undefined

  const read = async () => {
    const month = await findMonth(platform)
    latest = { at: clock.now(), month }
    if (month.reached <= month.usage.notifiedStep || mailing) return
    mailing = mailAdmins(platform, month)
      .catch(() => undefined)
      .finally(() => {
        mailing = undefined
      })
  }

  return {
    async known() {
      const now = clock.now()
      if (!reading || now >= reading.until)
        reading = { until: now + timeToLive, done: read().catch(() => undefined) }
      if (!latest || now - latest.at >= tooOld)
        await withTimeout(timeoutMs, reading.done).catch(() => undefined)
    },
    step: () => (latest?.month.month === currentMonth(platform) ? latest.month.step : 0),
    async flush() {
      if (mailing) await withTimeout(timeoutMs, mailing).catch(() => undefined)
    },
  }
}
