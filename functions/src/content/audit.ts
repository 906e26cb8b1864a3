import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Context } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { gramsOf } from '../platform/search.ts'
import { type AuditDoc, searchableAudit } from './audit.doc.ts'

/** A batch or a transaction. */
interface Writer {
  create(ref: DocumentReference, data: Record<string, unknown>): unknown
}

/** Characters of a name that the log keeps. */
const longestName = 200

/** Writes a line of the audit log together with what it tells of: there are both or neither. */
export function audited(
  writer: Writer,
  { platform, caller, address }: Pick<Context<'member'>, 'platform' | 'caller' | 'address'>,
  action: AuditedAction,
  { subject, name }: Pick<AuditDoc, 'subject' | 'name'>,
): void {
  const { uid, user } = caller
  const entry: AuditDoc = {
    ...{ uid, user, action, subject, address },
    at: platform.clock.now(),
    name: name.slice(0, longestName),
  }
  writer.create(platform.db.doc(`audit/${randomId()}`), { ...entry, grams: gramsOf(searchableAudit(entry)) })
}
