import { lacksFactor } from './accounts/factor-policy.ts'
import { hasAdminSession, identify } from './accounts/identity.ts'
import { refusalAt } from './content/cost-step.ts'
import { type CurrentCosts, currentCosts } from './costs/current-costs.ts'
import { handlers } from './handlers.ts'
import { rangesOf } from './http/address.ts'
import type { Answered } from './http/envelope.ts'
import { recordUsage } from './http/record-usage.ts'
import { type Api, type CallLog, type CostGuard, createApi } from './http/router.ts'
import { isEmulator } from './platform/environment.ts'
import type { Caller } from './platform/handler.ts'
import type { Platform } from './platform/platform.ts'
import { readLimit } from './platform/read-limit.ts'
import { limitsOf } from './platform/throttle.ts'
import { currentSettings } from './settings/current-settings.ts'

/** What a step of the cost guard means for calls. */
function costGuard({ step }: CurrentCosts): CostGuard {
  return { refusal: (effect) => refusalAt(step(), effect), isReadOnly: () => step() === 100 }
}

/** With the text of its body, which is made once: its bytes are counted. */
function writtenOut(answered: Answered): Answered & { text: string } {
  return { ...answered, text: answered.text ?? JSON.stringify(answered.body) }
}

/** The HTTP machine over the whole endpoint table, with the owner's settings applied and what it answers counted. */
export function portalApi(platform: Platform, hostingRanges: string, log: (entry: CallLog) => void): Api {
  const identity = {
    identify: (token: string) => identify(platform, token),
    hasAdminSession: (caller: Caller) => hasAdminSession(platform, caller),
    lacksFactor: (caller: Caller) => lacksFactor(platform, caller),
  }
  const costs = currentCosts(platform)
  const hosting = rangesOf(hostingRanges)
  const takeRead = readLimit(platform.clock, limitsOf(isEmulator()))
  const api = createApi({ handlers, identity, costs: costGuard(costs), platform, takeRead, hosting, log })
  const settings = currentSettings(platform)
  return {
    async answer(request) {
      await Promise.all([settings.known(), costs.known()])
      const answer = api.answer(request).then(writtenOut)
      const answered = await recordUsage(platform.usage, answer, ({ status, text }) =>
        status === 304 ? 0 : Buffer.byteLength(text),
      )
      await costs.flush()
      return answered
    },
  }
}
