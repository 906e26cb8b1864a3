import { readFileSync } from 'node:fs'
import { createPlatform } from '../../functions/src/create-platform.ts'
import { type Clock, systemClock } from '../../functions/src/platform/clock.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import './admin.ts'

const [, appSecret = ''] =
  /^APP_SECRET=(.+)$/m.exec(readFileSync(inRoot('functions', '.secret.local'), 'utf8')) ?? []

/** The platform of the emulated functions in the test's own process, with their keys and counters. @param mailOrigin where its mails go; nowhere without one */
export function aPlatform(clock: Clock = systemClock, mailOrigin = ''): Platform {
  const mail = { origin: mailOrigin, serviceId: 'service_demo', publicKey: 'public', privateKey: 'private' }
  return createPlatform({ appSecret, mail, portalOrigin: '', clock })
}
