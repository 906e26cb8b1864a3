import { writeAuditEntry } from '../content/audit.ts'
import { isEmulator, projectId } from '../platform/environment.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { region } from '../platform/region.ts'
import { sessionVersionOf } from '../platform/session-version.ts'

/**
 * Where backups are given out: at the function's own address, since Hosting ends an answer after a minute. The emulated
 * Hosting does not.
 */
function backupAddress({ portalOrigin }: Platform): string {
  if (isEmulator()) return `${portalOrigin}/backup`
  return `https://${region}-${projectId()}.cloudfunctions.net/backups`
}

/** An address that gives out a backup once, while the admin session lives (serve-backup.ts). The request is in the audit log. */
export const start_backup: Handler<'start_backup'> = async (context, { whole }) => {
  const { platform, caller } = context
  const sessionVersion = await sessionVersionOf(platform.db, caller.uid)
  const batch = platform.db.batch()
  const key = platform.grants.issueWith(batch, { uid: caller.uid, sid: caller.sid, sessionVersion }, 'backup')
  writeAuditEntry(batch, context, 'start_backup', { subject: 'portal', name: whole ? 'Whole' : 'Backup' })
  await batch.commit()
  const query = new URLSearchParams({ key, ...(whole && { whole: 'yes' }) })
  return { url: `${backupAddress(platform)}?${query}` }
}
