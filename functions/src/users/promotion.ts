import type { AdminRole } from '@dlm/contract/roles'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { nameKey, UniqueNameDoc } from '../accounts/unique-name.doc.ts'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { type Author, writeAuditEntry } from '../content/audit.ts'
import { initialPassword, newAdminId } from '../content/initial-password.ts'
import { ApiError } from '../platform/api-error.ts'
import { setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { hashSecret } from '../platform/secrets.ts'

/** What a new admin enters the dashboard with. */
interface Access {
  adid: string
  adminPasswordHash: string
  /** The password is only valid for setting another. */
  isInitial: boolean
}

/** A random admin id and an initial password that is only valid for setting another (DESIGN §5). */
export async function newAccess(): Promise<Access & { password: string }> {
  const password = initialPassword()
  return { adid: newAdminId(), password, adminPasswordHash: await hashSecret(password), isInitial: true }
}

/** @throws ApiError user-not-found, role-unchanged, user-not-verified */
export function promotable(snapshot: DocumentSnapshot): UserDoc {
  if (!snapshot.exists) throw new ApiError('user-not-found')
  const member = parseDocument(UserDoc, snapshot)
  if (member.role === 'admin') throw new ApiError('role-unchanged')
  if (!member.verified) throw new ApiError('user-not-verified')
  return member
}

/**
 * Makes a verified member an admin with the batch, and writes the line of the audit log.
 * @param snapshot the member's profile; the batch fails where it changed meanwhile
 * @throws ApiError user-not-found, role-unchanged, user-not-verified
 */
export function promote(
  batch: WriteBatch,
  author: Author,
  snapshot: DocumentSnapshot,
  { adid, adminPasswordHash, isInitial }: Access,
  { role = 'admin', action = 'make_admin' }: { role?: AdminRole; action?: AuditedAction } = {},
): UserDoc {
  const member = promotable(snapshot)
  const { db } = author.platform
  setIfUnmodified(batch, snapshot, { role: 'admin', adminRole: role, adid })
  batch.update(db.doc(`credentials/${snapshot.id}`), {
    adminPasswordHash,
    mustChangeAdminPassword: isInitial,
  })
  writeAuditEntry(batch, author, action, { subject: snapshot.ref.path, name: member.user })
  return member
}

/** @throws ApiError role-unchanged where the address is an admin’s */
export async function refuseAdmin({ db }: Platform, email: string): Promise<void> {
  const address = await db.doc(`emails/${nameKey(email)}`).get()
  if (!address.exists) return
  const profile = await db.doc(`users/${parseDocument(UniqueNameDoc, address).uid}`).get()
  if (profile.exists && adminRoleOf(parseDocument(UserDoc, profile))) throw new ApiError('role-unchanged')
}
