import type { WriteBatch } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { sha256 } from '../platform/digests.ts'
import type { Context } from '../platform/handler.ts'
import type { FactorDoc } from './credentials.doc.ts'
import { isOn } from './second-factor.ts'
import { closeAdminSessions, openAdminSession } from './sessions.ts'

/**
 * Completes the batch that adds an authenticator app or a passkey to a second factor. The first one switches the factor on:
 * other admin sessions of the account, which were opened without it, end.
 * @param factor with the addition
 * @param codes the recovery codes of a factor that is switched on
 * @param adminVersion that of the account before
 */
export function addFactor(
  context: Context<'admin'>,
  action: 'add_passkey' | 'confirm_factor',
  batch: WriteBatch,
  factor: FactorDoc,
  codes: readonly string[],
  adminVersion: number,
): FactorDoc {
  const { platform, caller } = context
  const subject = { subject: `users/${caller.uid}`, name: caller.user }
  writeAuditEntry(batch, context, action, subject)
  if (isOn(factor)) return factor
  closeAdminSessions(platform, batch, caller.uid)
  openAdminSession(platform, batch, caller, adminVersion + 1)
  return { ...factor, onAt: platform.clock.now(), recovery: codes.map(sha256), usedRecovery: [] }
}
