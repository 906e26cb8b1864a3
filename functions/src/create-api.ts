import { hasAdminSession, identify } from './accounts/identity.ts'
import { handlers } from './handlers.ts'
import { rangesOf } from './http/address.ts'
import { type Api, type CallLog, createApi } from './http/router.ts'
import type { Caller } from './platform/handler.ts'
import type { Platform } from './platform/platform.ts'

/** The HTTP machine over the whole endpoint table. */
export function portalApi(platform: Platform, hostingRanges: string, log: (entry: CallLog) => void): Api {
  const identity = {
    identify: (token: string) => identify(platform, token),
    hasAdminSession: (caller: Caller) => hasAdminSession(platform, caller),
  }
  return createApi({ handlers, identity, platform, hosting: rangesOf(hostingRanges), log })
}
