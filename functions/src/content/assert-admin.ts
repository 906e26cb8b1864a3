import type { WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { setIfUnmodified } from '../platform/compare-and-set.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Makes a batch fail unless the account is still an admin's when it is committed: the role is written again with a
 * precondition. Two admins who demote each other at once cannot both succeed.
 * @throws ApiError not-allowed when the account is no admin's
 */
export async function assertAdminInBatch(
  batch: WriteBatch,
  { db }: Pick<Platform, 'db'>,
  uid: string,
): Promise<void> {
  const snapshot = await db.doc(`users/${uid}`).get()
  if (snapshot.get('role') !== 'admin') throw new ApiError('not-allowed')
  setIfUnmodified(batch, snapshot, { role: 'admin' })
}
