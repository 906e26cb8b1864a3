import type { WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { setIfUnmodified } from '../platform/compare-and-set.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * Makes a batch depend on this account being an admin's when it is written, by writing what is there: who may take
 * others' roles away must have one that nobody is taking away meanwhile.
 * @throws ApiError not-allowed when it is none any more
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
