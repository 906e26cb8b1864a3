import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { DocumentReference, Query } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import type { Caller } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { AuditDoc, searchableAudit } from './audit.doc.ts'

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

/** Characters of a name that the log stores. */
const longestName = 200
/** Milliseconds that a line is stored. */
const lineLife = 400 * 24 * 60 * 60 * 1000

/** What a line names in place of a deleted account, as its subject and as its author. */
export const deletedAccount = { subject: 'users/deleted', name: 'a deleted account' } as const
const formerAdmin = { uid: 'deleted', user: 'a former admin', address: 'unknown' } as const

/** Writes a line of the audit log in the same batch as the change: both are written or neither. */
export function writeAuditEntry(
  writer: Writer,
  { platform, caller, address }: Author,
  action: AuditedAction,
  { subject, name }: Pick<AuditDoc, 'subject' | 'name'>,
): void {
  const { uid, user } = caller
  const entry: AuditDoc = {
    ...{ uid, user, action, subject, address },
    at: platform.clock.now(),
    name: withoutAddresses(name).slice(0, longestName),
  }
  const expireAt = new Date(entry.at + lineLife)
  writer.create(platform.db.doc(`audit/${randomId()}`), {
    ...entry,
    expireAt,
    grams: gramsOf(searchableAudit(entry)),
  })
}

/** A name as the log stores it: without e-mail addresses, which an entry's title may hold. */
function withoutAddresses(name: string): string {
  return name.replace(/[^\s<>()@]+@[^\s<>()@]+/g, '…')
}

/** Removes an account from the lines about it, and from those of its own changes. Idempotent. */
export async function anonymiseAudit({ db }: Pick<Platform, 'db'>, uid: string): Promise<void> {
  const lines = db.collection('audit')
  await rewrite(lines.where('subject', '==', `users/${uid}`), deletedAccount)
  await rewrite(lines.where('uid', '==', uid), formerAdmin)
}

/** Lines that one batch rewrites. */
const batchSize = 200

/** Changes the lines that a query finds, and with the change finds no more. */
async function rewrite(lines: Query, change: Partial<AuditDoc>): Promise<void> {
  for (let size = batchSize; size === batchSize; ) {
    const { docs } = await lines.limit(batchSize).get()
    const batch = lines.firestore.batch()
    for (const line of docs) {
      const entry = { ...parseDocument(AuditDoc, line), ...change }
      batch.update(line.ref, { ...change, grams: gramsOf(searchableAudit(entry)) })
    }
    await batch.commit()
    size = docs.length
  }
}
