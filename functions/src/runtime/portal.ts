import { readFileSync } from 'node:fs'
import type { Response } from 'express'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import type { Request } from 'firebase-functions/v2/https'
import { continueDeletion } from '../accounts/account-deletion.ts'
import { adminRoleInSession } from '../accounts/identity.ts'
import * as config from '../config.ts'
import { takeBudgetMessage } from '../costs/budget-message.ts'
import { currentCosts } from '../costs/current-costs.ts'
import { portalApi } from '../create-api.ts'
import { createPlatform, createStores } from '../create-platform.ts'
import { continueBin } from '../dashboard/bin-entries.ts'
import { sweep } from '../dashboard/sweep.ts'
import { callerAddress, rangesOf } from '../http/address.ts'
import { extendSharedMaxAge } from '../http/cache.ts'
import { recordUsage } from '../http/record-usage.ts'
import type { CallLog } from '../http/router.ts'
import { serve } from '../http/serve.ts'
import { type Documents, serveDocument } from '../http/serve-document.ts'
import { serveFile } from '../http/serve-file.ts'
import { apiWithTimeout } from '../http/timeout.ts'
import { AlbumDoc } from '../media/album.doc.ts'
import { applyAlbumListing, applyAlbumLock } from '../media/move-photo-files.ts'
import { accessOf, isSameAccess, isSameSide } from '../media/photo.doc.ts'
import { countingBytes, findPrivateFile } from '../media/private-file.ts'
import { renderRequested } from '../media/render-queue.ts'
import { pageReader } from '../page-reads.ts'
import { parseDocument } from '../platform/documents.ts'
import { isEmulator, refuseWeakSecret } from '../platform/environment.ts'
import { lazy } from '../platform/lazy.ts'
import { onShutdown } from '../platform/on-shutdown.ts'
import { readLimit } from '../platform/read-limit.ts'
import { limitsOf } from '../platform/throttle.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { currentSettings } from '../settings/current-settings.ts'
import { answerPage, type PageSettings } from '../ssr/answer-page.ts'
import type { Prerender } from '../ssr/prerender.ts'

/** Milliseconds. A page that cannot have the owner's settings in time has those of a fresh portal. */
const settingsTimeoutMs = 2_000

/** Answers one HTTP request. */
export type HttpHandler = (request: Request, response: Response) => Promise<void>

/** A document before and after it was written; the snapshot of what is not there does not exist. */
export interface DocumentChange {
  before: DocumentSnapshot
  after: DocumentSnapshot
}

/** Work that follows a write to a document of one collection. */
export interface Trigger {
  collection: string
  on: 'created' | 'updated' | 'written'
  /** @param id of the document @param change there is none for a document that was created */
  run(id: string, change?: DocumentChange): Promise<void>
}

/** What the portal does, whatever runs it: the functions of Firebase (index.ts), or one process (node.ts). */
export interface Portal {
  /** By the names that the rewrites of firebase.json call them. */
  handlers: Readonly<Record<'api' | 'pages' | 'lockedFiles' | 'backups', HttpHandler>>
  triggers: Readonly<Record<'renditions' | 'accountDeletion' | 'binEntry' | 'albumLock', Trigger>>
  /** Removes uploads that were not registered, and what has been in the recycle bin for 30 days. */
  sweep(): Promise<void>
  /** Takes a message of Cloud Billing about the budget (docs/decisions/044). */
  takeBudgetMessage(message: Parameters<typeof takeBudgetMessage>[1]): Promise<void>
  /** Writes what this process has counted and not written yet. */
  flush(): Promise<void>
}

/** What an error is in the log. */
const described = (error: unknown) => (error instanceof Error ? error.stack : String(error))

/** Logs that work failed. @param more what it was about; nothing a caller typed */
function failed(message: string, error: unknown, more: object = {}): void {
  logger.error(message, { ...more, error: described(error) })
}

function logCall({ error, ...entry }: CallLog): void {
  if (error === undefined) logger.info('call', entry)
  else failed('call failed', error, entry)
}

/** What the build puts beside the bundle for pages, read at the first page. @param bundle URL of the bundle's file */
function builtPages(bundle: string) {
  const built = (name: string) => new URL(`./${name}`, bundle)
  return {
    template: lazy(() => readFileSync(built('app.html'), 'utf8')),
    manifest: lazy(() => readFileSync(built('app.webmanifest'), 'utf8')),
    code: lazy((): Record<string, string[]> => JSON.parse(readFileSync(built('code.json'), 'utf8'))),
    fonts: lazy((): PageSettings['fonts'] => JSON.parse(readFileSync(built('fonts.json'), 'utf8'))),
    app: lazy((): Promise<{ prerender: Prerender }> => import(built('prerender/prerender.js').href)),
  }
}

/** The platform that the parameters and secrets of the functions describe. */
function configuredPlatform() {
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
}

/**
 * The portal of this process. Everything in it is built at its first use: parameters and secrets have no value while the CLI
 * only lists the functions.
 * @param bundle URL of the file that is run: what pages need is beside it
 */
export function createPortal(bundle: string): Portal {
  const platform = lazy(configuredPlatform)
  const stores = lazy(createStores)
  const flush = async () => {
    await Promise.all([platform().figures.flush(), platform().usage.flush()])
  }
  /** Writes what this process has counted before it is stopped. */
  const flushOnShutdown = lazy(() => onShutdown(flush))
  const apiHandler = lazy(() => {
    flushOnShutdown()
    return apiWithTimeout(
      portalApi(platform(), config.hostingRanges.value(), logCall),
      platform().clock,
      config.requestTimeout.value(),
      logCall,
    )
  })

  const takeRead = lazy(() => readLimit(platform().clock, limitsOf(isEmulator())))
  const hosting = lazy(() => rangesOf(config.hostingRanges.value()))
  const { template, manifest, code, fonts, app } = builtPages(bundle)
  const pageSettings = lazy(() => currentSettings(platform()))
  const pageCosts = lazy(() => currentCosts(platform()))
  const pageFailed = (path: string, error: unknown) => failed('page failed', error, { path })

  /** The page at an address, with the owner's settings. */
  async function findPage(path: string, query: URLSearchParams): ReturnType<typeof answerPage> {
    const settings = await withTimeout(settingsTimeoutMs, pageSettings().fresh()).catch((error: unknown) => {
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

  const documents: Documents = {
    find: async (path, query) => {
      flushOnShutdown()
      const answer = recordUsage(platform().usage, findPage(path, query), (page) =>
        Buffer.byteLength(page?.body ?? ''),
      )
      const [page] = await Promise.all([answer, pageCosts().known()])
      await pageCosts().flush()
      const isReadOnly = pageCosts().step() === 100
      return page?.cache && isReadOnly ? { ...page, cache: extendSharedMaxAge(page.cache) } : page
    },
    failed: pageFailed,
  }

  /** The seconds that a caller has to wait before what no cache answers. */
  const takeReadOf = (request: Request, reads?: 0 | 1) =>
    takeRead()(callerAddress(request.headers, hosting()), reads)

  return {
    handlers: {
      async api(request, response) {
        if (isEmulator()) {
          const { catchMail } = await import('../dev/mail-catcher.ts')
          if (await catchMail(platform().db, request, response)) return
        }
        await serve(apiHandler(), request, response)
      },
      async pages(request, response) {
        const wait = takeReadOf(request)
        if (wait > 0)
          response
            .status(429)
            .set({ 'cache-control': 'no-store', 'retry-after': String(wait) })
            .end()
        else await serveDocument(documents, request, response)
      },
      lockedFiles: (request, response) =>
        serveFile(
          {
            find: (path, query) => {
              flushOnShutdown()
              return recordUsage(platform().usage, findPrivateFile(platform(), path, query), () => 0).then(
                (file) => file && countingBytes(file, platform().usage),
              )
            },
            takeMiss: takeReadOf,
            failed: (error) => failed('file failed', error),
            timeoutMs: config.requestTimeout.value() * 1000,
          },
          request,
          response,
        ),
      async backups(request, response) {
        const { serveBackup } = await import('../archive/serve-backup.ts')
        await serveBackup(platform(), request, response, {
          takeMiss: takeReadOf,
          adminRoleIn: (uid, sid) => adminRoleInSession(platform(), uid, sid),
          failed: (error) => failed('backup failed', error),
        })
      },
    },
    triggers: {
      renditions: {
        collection: 'renderings',
        on: 'written',
        async run(id, change) {
          if (!change?.after.exists) return
          await renderRequested(stores(), id, (pid, error) => failed('renditions failed', error, { pid }))
        },
      },
      accountDeletion: {
        collection: 'deletions',
        on: 'created',
        run: (id) => continueDeletion(platform(), id),
      },
      binEntry: {
        collection: 'bin',
        on: 'written',
        run: (id) => continueBin(platform(), id),
      },
      albumLock: {
        collection: 'albums',
        on: 'updated',
        async run(id, change) {
          if (!change) return
          const { before, after } = change
          const former = accessOf(parseDocument(AlbumDoc, before))
          const access = accessOf(parseDocument(AlbumDoc, after))
          if (isSameAccess(former, access)) return
          if (isSameSide(former, access)) return applyAlbumListing(stores(), id)
          await applyAlbumLock(stores(), id)
          // The former cover shows what is locked now.
          const [was, is] = [before.get('cover.folder'), after.get('cover.folder')]
          if (was !== is) await stores().objects.removePicture(was)
        },
      },
    },
    sweep: () => sweep(platform(), (path, error) => failed('sweep failed', error, { path })),
    async takeBudgetMessage(message) {
      const isTaken = await takeBudgetMessage(platform(), message)
      if (!isTaken) logger.error('budget message not understood')
    },
    flush,
  }
}
