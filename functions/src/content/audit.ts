import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Caller } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { type AuditDoc, searchableAudit } from './audit.doc.ts'

/** A batch or a transaction. */
interface Writer {
  create(ref: DocumentReference, data: Record<string, unknown>): unknown
}

/** Who does something, and from where. */
export interface Author {
  platform: Pick<Platform, 'db' | 'clock'>
  caller: Pick<Caller, 'uid' | 'user'>
  address: string
}

/** Characters of a name that the log keeps. */
const longestName = 200

/** Writes a line of the audit log together with what it tells of: there are both or neither. */
export function audited(
  writer: Writer,
  { platform, caller, address }: Author,
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
