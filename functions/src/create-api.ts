import { hasAdminSession, identify } from './accounts/identity.ts'
import { handlers } from './handlers.ts'
import { rangesOf } from './http/address.ts'
import { type Api, type CallLog, createApi } from './http/router.ts'
import type { Caller } from './platform/handler.ts'
import type { Platform } from './platform/platform.ts'
import { currentSettings } from './settings/current-settings.ts'

/** The HTTP machine over the whole endpoint table, with the owner's settings applied. */
export function portalApi(platform: Platform, hostingRanges: string, log: (entry: CallLog) => void): Api {
  const identity = {
    identify: (token: string) => identify(platform, token),
    hasAdminSession: (caller: Caller) => hasAdminSession(platform, caller),
  }
  const api = createApi({ handlers, identity, platform, hosting: rangesOf(hostingRanges), log })
  const settings = currentSettings(platform)
  return {
    async answer(request) {
      await settings.known()
      return api.answer(request)
    },
  }
}
