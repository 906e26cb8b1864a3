import { hasAdminSession, identify } from './accounts/identity.ts'
import { handlers } from './handlers.ts'
import { type Api, type CallLog, createApi } from './http/router.ts'
import type { Platform } from './platform/platform.ts'

/** The HTTP machine over the whole endpoint table. */
export function portalApi(platform: Platform, forwardedHops: number, log: (entry: CallLog) => void): Api {
  const identity = {
    identify: (token: string) => identify(platform, token),
    hasAdminSession: (uid: string) => hasAdminSession(platform, uid),
  }
  return createApi({ handlers, identity, platform, forwardedHops, log })
}
