import { readFileSync } from 'node:fs'
import * as logger from 'firebase-functions/logger'
import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onMessagePublished } from 'firebase-functions/v2/pubsub'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { continueDeletion } from './accounts/account-deletion.ts'
import * as config from './config.ts'
import { takeBudgetMessage } from './costs/budget-message.ts'
import { currentCosts } from './costs/current-costs.ts'
import { portalApi } from './create-api.ts'
import { createPlatform, createStores } from './create-platform.ts'
import { continueBin } from './dashboard/bin-entries.ts'
import { sweep } from './dashboard/sweep.ts'
import { keptLonger } from './http/cache.ts'
import { metered } from './http/metered.ts'
import { keepBodiesRaw } from './http/raw-bodies.ts'
import type { CallLog } from './http/router.ts'
import { serve } from './http/serve.ts'
import { type Documents, serveDocument } from './http/serve-document.ts'
import { serveFile } from './http/serve-file.ts'
import { withTimeout } from './http/timeout.ts'
import { applyAlbumLock } from './media/album-lock.ts'
import { findLockedFile } from './media/locked-file.ts'
import { removeMisplacedFiles } from './media/misplaced-files.ts'
import { renderRequested } from './media/render-queue.ts'
import { findUntouchedFile } from './media/untouched-file.ts'
import { pageReader } from './page-reads.ts'
import { beforeStop } from './platform/before-stop.ts'
import { isEmulator, refuseStrayEmulators, refuseWeakSecret } from './platform/environment.ts'
import { once } from './platform/once.ts'
import { within } from './platform/within.ts'
import { runtimes } from './runtimes.ts'
import { currentSettings } from './settings/current-settings.ts'
import { answerPage, type PageSettings } from './ssr/answer-page.ts'
import type { Prerender } from './ssr/prerender.ts'

refuseStrayEmulators()
keepBodiesRaw()

function log({ error, ...entry }: CallLog): void {
  if (error === undefined) logger.info('call', entry)
  else logger.error('call failed', { ...entry, error: error instanceof Error ? error.stack : String(error) })
}

// Built at the first request: parameters and secrets have no value while the CLI only lists the functions.
const platform = once(() => {
  refuseWeakSecret(config.appSecret.value())
  return createPlatform({
    appSecret: config.appSecret.value(),
    mail: {
      origin: config.emailjsOrigin.value(),
      serviceId: config.emailjsService.value(),
      publicKey: config.emailjsPublicKey.value(),
      privateKey: config.emailjsPrivateKey.value(),
    },
    portalOrigin: config.portalOrigin.value(),
    adminMails: config.adminMails.value() === 'browser' ? 'browser' : 'server',
  })
})
/** Writes what this process has counted before it is stopped. */
const countsToKeep = once(() =>
  beforeStop(async () => {
    await Promise.all([platform().figures.flush(), platform().usage.flush()])
  }),
)
const apiHandler = once(() => {
  countsToKeep()
  return withTimeout(
    portalApi(platform(), config.hostingRanges.value(), log),
    platform().clock,
    config.requestTimeout.value(),
    log,
  )
})

const secrets = [config.appSecret, config.emailjsPrivateKey]

/** Every call of the portal, behind the Hosting rewrite `/api/**` (DESIGN §4). */
export const api = onRequest({ ...runtimes.api, secrets }, async (request, response) => {
  if (isEmulator()) {
    const { catchMail } = await import('./dev/mail-catcher.ts')
    if (await catchMail(platform().db, request, response)) return
  }
  await serve(apiHandler(), request, response)
})

/** A file that the build puts beside this one. */
function built(name: string): URL {
  return new URL(`./${name}`, import.meta.url)
}
const template = once(() => readFileSync(built('app.html'), 'utf8'))
const manifest = once(() => readFileSync(built('app.webmanifest'), 'utf8'))
const code = once((): Record<string, string[]> => JSON.parse(readFileSync(built('code.json'), 'utf8')))
const fonts = once((): PageSettings['fonts'] => JSON.parse(readFileSync(built('fonts.json'), 'utf8')))
const app = once((): Promise<{ prerender: Prerender }> => import(built('prerender/prerender.js').href))

function pageFailed(path: string, error: unknown): void {
  logger.error('page failed', { path, error: error instanceof Error ? error.stack : String(error) })
}

const pageSettings = once(() => currentSettings(platform()))
/** Milliseconds. A page that cannot have the owner's settings in time has those of a fresh portal. */
const settingsPatience = 2_000

const pageCosts = once(() => currentCosts(platform()))

const pageDocuments: Documents = {
  find: async (path, query) => {
    countsToKeep()
    const answer = metered(platform().usage, findPage(path, query), (found) =>
      Buffer.byteLength(found?.body ?? ''),
    )
    const [page] = await Promise.all([answer, pageCosts().known()])
    await pageCosts().settle()
    const isReadOnly = pageCosts().step() === 100
    return page?.cache && isReadOnly ? { ...page, cache: keptLonger(page.cache) } : page
  },
  failed: pageFailed,
}

/** The page at an address, with the owner's settings. */
async function findPage(path: string, query: URLSearchParams): ReturnType<typeof answerPage> {
  const settings = await within(settingsPatience, pageSettings().fresh()).catch((error: unknown) => {
    pageFailed(path, error)
    return {}
  })
  return answerPage(
    {
      platform: platform(),
      template: template(),
      manifest: manifest(),
      origin: config.portalOrigin.value(),
      prerender: async (...page) => (await app()).prerender(...page),
      code: code(),
      fonts: fonts(),
      read: pageReader(platform()),
      failed: pageFailed,
      settings,
    },
    path,
    query,
  )
}

/** The pages that come with their content or a link preview, the sitemap and the feed (firebase.json lists the paths). */
export const pages = onRequest({ ...runtimes.pages, secrets }, (request, response) =>
  serveDocument(pageDocuments, request, response),
)

function fileFailed(error: unknown): void {
  logger.error('file failed', { error: error instanceof Error ? error.stack : String(error) })
}

/** A file that an address with a permit opens. */
async function findFile(path: string, query: URLSearchParams): ReturnType<typeof findUntouchedFile> {
  return (await findLockedFile(platform(), path, query)) ?? findUntouchedFile(platform(), path, query)
}

/** The files of locked albums, and photos as uploaded, behind `/locked/**` and `/originals/**` of Hosting: apart from the calls, which are done sooner. */
export const lockedFiles = onRequest({ ...runtimes.lockedFiles, secrets }, (request, response) =>
  serveFile(
    {
      find: (path, query) => {
        countsToKeep()
        return metered(platform().usage, findFile(path, query), (file) => file?.size ?? 0)
      },
      failed: fileFailed,
      timeoutMs: config.requestTimeout.value() * 1000,
    },
    request,
    response,
  ),
)

/** Backups of the portal, at addresses that owners ask for (docs/decisions/041). */
export const backups = onRequest({ ...runtimes.backups, secrets }, async (request, response) => {
  const { serveBackup } = await import('./archive/serve-backup.ts')
  await serveBackup(platform(), request, response, (error) =>
    logger.error('backup failed', { error: error instanceof Error ? error.stack : String(error) }),
  )
})

const stores = once(createStores)

/**
 * Renditions of photos (DESIGN §6). What fails is asked for again by lists and by the sweep, not by the event: a photo that
 * ends the process would do so for days.
 */
export const renditions = onDocumentWritten(
  { ...runtimes.renditions, document: 'renderings/{id}' },
  async ({ data, params }) => {
    if (!data?.after.exists) return
    await renderRequested(stores(), params.id, (pid, error) =>
      logger.error('renditions failed', { pid, error: error instanceof Error ? error.stack : String(error) }),
    )
  },
)

/** Goes on with the deletion of an account whose process died in the middle of it. */
export const accountDeletion = onDocumentCreated(
  { ...runtimes.accountDeletion, document: 'deletions/{uid}', retry: true, secrets },
  ({ params }) => continueDeletion(platform(), params.uid),
)

/** Goes on with what a deletion, a restoration or a removal for good leaves to do, where a process died in the middle. */
export const binEntry = onDocumentWritten(
  { ...runtimes.binEntry, document: 'bin/{entry}', retry: true, secrets },
  ({ params }) => continueBin(platform(), params.entry),
)

/** Takes the photos of an album whose lock was turned to where it wants them, however many they are, and its former cover away. */
export const albumLock = onDocumentUpdated(
  { ...runtimes.albumLock, document: 'albums/{fid}', retry: true },
  async ({ data, params }) => {
    if (!data || data.before.get('locked') === data.after.get('locked')) return
    await applyAlbumLock(stores(), params.fid)
    await removeMisplacedFiles(stores(), params.fid)
    // The cover of before shows what is locked now.
    const [was, is] = [data.before.get('cover.folder'), data.after.get('cover.folder')]
    if (was !== is) await stores().objects.removePicture(was)
  },
)

/** Clears away uploads that nobody registered, and what has lain in the recycle bin for 30 days. */
export const dailySweep = onSchedule({ ...runtimes.dailySweep, schedule: 'every 24 hours', secrets }, () =>
  sweep(platform(), (path, error) =>
    logger.error('sweep failed', { path, error: error instanceof Error ? error.stack : String(error) }),
  ),
)

/** Hears from Cloud Billing how much of the budget is spent (docs/decisions/044). */
export const budgetMessages = onMessagePublished(
  { ...runtimes.budgetMessages, retry: true, secrets },
  async ({ data }) => {
    const isTaken = await takeBudgetMessage(platform(), data.message)
    if (!isTaken) logger.error('budget message not understood')
  },
)
