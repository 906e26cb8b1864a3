import { type AdminRole, admins, isOneOf, owners, type Roles } from '@dlm/contract/roles'
import type { WriteBatch } from 'firebase-admin/firestore'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'

/** Who may remove, demote or change an account: of an owner only owners. */
export function whoDecidesOver(role: AdminRole | null): Roles {
  return role === 'owner' ? owners : admins
}

/**
 * Makes a batch fail unless the account still has one of these roles when it is committed: the role is written again with a
 * precondition. Two admins who demote each other at once cannot both succeed.
 * @throws ApiError not-allowed when the account has none of them
 */
export async function assertRoleInBatch(
  batch: WriteBatch,
  { db }: Pick<Platform, 'db'>,
  uid: string,
  roles: Roles,
): Promise<void> {
  const snapshot = await db.doc(`users/${uid}`).get()
  const role = snapshot.exists ? adminRoleOf(parseDocument(UserDoc, snapshot)) : null
  if (!isOneOf(roles, role)) throw new ApiError('not-allowed')
  setIfUnmodified(batch, snapshot, { role: 'admin' })
}
