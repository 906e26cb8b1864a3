import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Figures } from '../figures/figures.ts'
import type { Usage } from '../figures/usage.ts'
import type { Clock } from './clock.ts'
import type { Digests } from './digests.ts'
import type { Grants } from './grants.ts'
import type { AdminMailSender, MailAccount, Mailer } from './mail.ts'
import type { StoredObjects } from './objects.ts'
import type { Sealer } from './sealer.ts'
import type { FileAddresses } from './storage.ts'
import type { Throttle } from './throttle.ts'

/** Every external service once: what handlers use, and tests replace. */
export interface Platform {
  db: Firestore
  auth: Auth
  /** Where the portal is: `https://portal.example`. */
  portalOrigin: string
  /** Addresses of public files. */
  files: FileAddresses
  objects: StoredObjects
  clock: Clock
  digests: Digests
  sealer: Sealer
  throttle: Throttle
  grants: Grants
  figures: Figures
  usage: Usage
  mailer: Mailer
  /** For the mails that an admin's browser sends (DESIGN §5). */
  mailAccount: MailAccount
  /** Who sends the mails of admins (decision 014). */
  adminMails: AdminMailSender
}
