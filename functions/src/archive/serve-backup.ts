import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { largestInBackup } from '@dlm/contract/constants'
import { contract } from '@dlm/contract/contract'
import { type AdminRole, isOneOf } from '@dlm/contract/roles'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { projectId } from '../platform/environment.ts'
import type { Platform } from '../platform/platform.ts'
import { backupZip } from './backup-zip.ts'

/** What giving out backups asks of the rest of the portal. */
interface BackupServing {
  /** The admin role of an account, while this sign-in of it has a live admin session; null otherwise. */
  adminRoleIn(uid: string, sid: string): Promise<AdminRole | null>
  /**
   * Counts an address that gave nothing out as a read of its caller. Answers the seconds that the caller has to wait, 0 where there is nothing
   * to wait for.
   * @param misses 0 only looks
   */
  takeMiss(request: Request, misses: 0 | 1): number
  /** Logs why a backup broke off. */
  failed(error: unknown): void
}

/** The backup that a key allows, which is used up by it; null for any other key, and once the sign-in or its admin session is over. */
async function allowed(
  platform: Platform,
  query: URLSearchParams,
  { adminRoleIn }: BackupServing,
): Promise<Readable | null> {
  let role: AdminRole | null = null
  const uid = await platform.grants.redeem(query.get('key') ?? '', 'backup', async (_batch, uid, sid) => {
    if (sid !== undefined) role = await adminRoleIn(uid, sid)
  })
  if (uid === null || !isOneOf(contract.start_backup.roles, role)) return null
  const { db, objects } = platform
  const largest = query.get('whole') === 'yes' ? Number.POSITIVE_INFINITY : largestInBackup
  return backupZip({ db, objects, project: projectId() }, largest)
}

/**
 * Answers GET with a backup of the portal, at an address that `start_backup` made; one plain 404 for every other, 429 for a
 * caller who had it too often. HEAD is refused: it would use the address up.
 */
export async function serveBackup(
  platform: Platform,
  request: Request,
  response: Response,
  serving: BackupServing,
): Promise<void> {
  response.removeHeader('x-powered-by')
  response.set({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  if (request.method !== 'GET') {
    response.status(405).set('allow', 'GET').end()
    return
  }
  const wait = serving.takeMiss(request, 0)
  if (wait > 0) {
    response.status(429).set('retry-after', String(wait)).end()
    return
  }
  try {
    const zip = await allowed(platform, new URL(request.originalUrl, 'http://any').searchParams, serving)
    if (!zip) {
      serving.takeMiss(request, 1)
      response.status(404).end()
      return
    }
    const day = new Date(platform.clock.now()).toISOString().slice(0, 10)
    response.set({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="portal-backup-${day}.zip"`,
    })
    zip.on('data', (piece: Buffer) => platform.usage.count('bytes', piece.length))
    await pipeline(zip, response)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    serving.failed(error)
    // Only an aborted connection says that what came is not the whole.
    if (response.headersSent) response.destroy()
    else response.status(503).end()
  } finally {
    await platform.usage.flushIfDue()
  }
}
