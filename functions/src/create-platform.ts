import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { addToStatistics, figures } from './figures/figures.ts'
import { addToUsage, usage } from './figures/usage.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { digests } from './platform/digests.ts'
import { isEmulator } from './platform/environment.ts'
import { grants } from './platform/grants.ts'
import { type AdminMailSender, type MailSettings, mailAccount, mailer } from './platform/mail.ts'
import { storedObjects } from './platform/objects.ts'
import type { Platform } from './platform/platform.ts'
import { onReads } from './platform/reads.ts'
import { sealer } from './platform/sealer.ts'
import { publicFiles } from './platform/storage.ts'
import { limitsOf, throttle } from './platform/throttle.ts'

export interface PlatformSettings {
  appSecret: string
  mail: MailSettings
  /** Where people reach the portal. */
  portalOrigin: string
  /** The server, unless said otherwise. */
  adminMails?: AdminMailSender
  clock?: Clock
}

const currentApp = () => getApps()[0] ?? initializeApp()

/** Database and files alone: what a trigger needs, and no secret. */
export function createStores(): Pick<Platform, 'db' | 'objects' | 'clock'> {
  const app = currentApp()
  const objects = storedObjects(() => getStorage(app).bucket())
  return { db: getFirestore(app), objects, clock: systemClock }
}

/** The external services that handlers use, on the project the environment names. */
export function createPlatform({
  appSecret,
  mail,
  portalOrigin,
  adminMails = 'server',
  clock = systemClock,
}: PlatformSettings): Platform {
  const app = currentApp()
  const stores = createStores()
  const { db } = stores
  const digest = digests(appSecret)
  const { storageBucket } = app.options
  if (!storageBucket) throw new Error('FIREBASE_CONFIG names no bucket')
  const counted = usage(addToUsage(db), clock)
  onReads(db, (documents) => counted.count('reads', documents))
  return {
    ...stores,
    portalOrigin,
    auth: getAuth(app),
    files: publicFiles(storageBucket, process.env.FIREBASE_STORAGE_EMULATOR_HOST),
    clock,
    digests: digest,
    sealer: sealer(appSecret),
    throttle: throttle(db, clock, digest, limitsOf(isEmulator())),
    grants: grants(db, clock),
    figures: figures(addToStatistics(db), clock),
    usage: counted,
    mailer: mailer(mail, clock),
    mailAccount: mailAccount(mail, portalOrigin),
    adminMails,
  }
}
