import { bounds } from '@dlm/contract/limits'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { verifySecret } from '../platform/secrets.ts'
import { CredentialsDoc } from './credentials.doc.ts'

export type PasswordCheck = 'right' | 'wrong' | 'locked'

function credentials(snapshot: DocumentSnapshot): CredentialsDoc | null {
  return snapshot.exists ? parseDocument(CredentialsDoc, snapshot) : null
}

/**
 * Whether a password opens the account. A try is taken before the password is looked at; after a hundred wrong ones in a
 * row only a reset by e-mail opens it: `locked` (SECURITY "Limits").
 * @param uid null for an account that does not exist: `wrong`, in the same time
 * @param key what the tries are counted by: the uid, or what was typed when it is nobody's
 * @throws ApiError too-many-requests
 */
export async function checkPassword(
  { db, throttle }: Platform,
  uid: string | null,
  key: string,
  password: string,
): Promise<PasswordCheck> {
  await throttle.reserve('sign-in-account', key)
  // Nobody's credentials are read too, so that it takes the same time.
  const ref = db.doc(`credentials/${uid ?? 'nobody'}`)
  const stored = credentials(await ref.get())
  const right = await verifySecret(password, stored?.passwordHash ?? null)
  if (!stored) return 'wrong'
  if (stored.failures >= bounds.failuresUntilForcedReset) return 'locked'
  if (right) {
    await throttle.clear('sign-in-account', key)
    if (stored.failures > 0) await ref.update({ failures: 0 })
    return 'right'
  }
  await compareAndSet(ref, (snapshot) => {
    const now = credentials(snapshot)
    return { data: now && { failures: now.failures + 1 }, result: undefined }
  })
  return 'wrong'
}
