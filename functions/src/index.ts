import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import * as config from './config.ts'
import { disableBodyParsing } from './http/raw-bodies.ts'
import { refuseStrayEmulators } from './platform/environment.ts'
import { createPortal, type Trigger } from './runtime/portal.ts'
import { runtimes } from './runtimes.ts'

refuseStrayEmulators()
disableBodyParsing()

const { handlers, triggers, sweep, takeBudgetMessage } = createPortal(import.meta.url)
const secrets = [config.appSecret, config.emailjsPrivateKey]

/** Every call of the portal, behind the Hosting rewrite `/api/**` (DESIGN §4). */
export const api = onRequest({ ...runtimes.api, secrets }, handlers.api)

/** The pages that come with their content or a link preview, the sitemap and the feed (firebase.json lists the paths). */
export const pages = onRequest({ ...runtimes.pages, secrets }, handlers.pages)

/** The files of locked albums, and photos as uploaded, behind `/locked/**` and `/originals/**` of Hosting: apart from the calls, which are done sooner. */
export const lockedFiles = onRequest({ ...runtimes.lockedFiles, secrets }, handlers.lockedFiles)

/** Backups of the portal, at addresses that owners ask for (docs/decisions/041). */
export const backups = onRequest({ ...runtimes.backups, secrets }, handlers.backups)

/** The documents that set off a trigger. */
const documentOf = ({ collection }: Trigger) => `${collection}/{id}` as const

/**
 * Renditions of photos (DESIGN §6). What fails is asked for again by lists and by the sweep, not by the event: a photo that
 * ends the process would do so for days.
 */
export const renditions = onDocumentWritten(
  { ...runtimes.renditions, document: documentOf(triggers.renditions) },
  ({ data, params }) => triggers.renditions.run(params.id, data),
)

/** Continues the deletion of an account whose process died in the middle of it. */
export const accountDeletion = onDocumentCreated(
  { ...runtimes.accountDeletion, document: documentOf(triggers.accountDeletion), retry: true, secrets },
  ({ params }) => triggers.accountDeletion.run(params.id),
)

/** Completes a deletion, a restoration or a purge, where a process died in the middle. */
export const binEntry = onDocumentWritten(
  { ...runtimes.binEntry, document: documentOf(triggers.binEntry), retry: true, secrets },
  ({ params }) => triggers.binEntry.run(params.id),
)

/** Moves the photos of an album whose lock was switched to their new folders, however many they are, and removes its former cover. */
export const albumLock = onDocumentUpdated(
  { ...runtimes.albumLock, document: documentOf(triggers.albumLock), retry: true },
  ({ data, params }) => triggers.albumLock.run(params.id, data),
)

/** Removes uploads that were not registered, and what has been in the recycle bin for 30 days. */
export const dailySweep = onSchedule({ ...runtimes.dailySweep, schedule: 'every 24 hours', secrets }, sweep)

/** Receives from Cloud Billing how much of the budget is spent (docs/decisions/044). */
export const budgetMessages = onMessagePublished(
  { ...runtimes.budgetMessages, retry: true, secrets },
  ({ data }) => takeBudgetMessage(data.message),
)
