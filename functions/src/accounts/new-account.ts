import { errors } from '@dlm/contract/errors'
import type { WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import type { CredentialsDoc } from './credentials.doc.ts'
import { lookAlikeKeys, plainForm } from './look-alikes.ts'
import { nameKey } from './unique-name.doc.ts'
import { uniqueNamePaths } from './unique-names.ts'
import { searchableMember, type UserDoc } from './user.doc.ts'
import { findUid } from './user.repo.ts'

const attempts = 5

function taken(field: 'user' | 'email', code: 'username-taken' | 'email-taken'): ApiError {
  return new ApiError(code, { fields: { [field]: errors[code].msg } })
}

/** Whether an account has this name, or one that looks like it. */
async function isNameTaken({ db }: Platform, user: string): Promise<boolean> {
  const keys = [nameKey(user), nameKey(plainForm(user)), ...lookAlikeKeys(user)]
  const names = await db.getAll(...keys.map((key) => db.doc(`usernames/${key}`)))
  return names.some(({ exists }) => exists)
}

/** @throws ApiError username-taken, email-taken */
export async function refuseTakenNames(platform: Platform, user: string, email: string): Promise<void> {
  if (await isNameTaken(platform, user)) throw taken('user', 'username-taken')
  if ((await findUid(platform, email)) !== null) throw taken('email', 'email-taken')
}

/** A new account in its parts. */
interface NewAccount {
  uid: string
  profile: UserDoc
  secrets: CredentialsDoc
}

/**
 * Makes an account. Its names are taken by the batch that makes it, so that there is all of it or nothing.
 * @param also puts what belongs to it into the batch; asked again where the batch is tried again
 * @throws ApiError username-taken, email-taken, unavailable
 */
export async function createAccount(
  platform: Platform,
  { uid, profile, secrets }: NewAccount,
  also?: (batch: WriteBatch) => Promise<void>,
): Promise<void> {
  const { db } = platform
  // Of two requests for one name at once, the database may refuse both: one that then finds it free tries again.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const batch = db.batch()
    for (const path of uniqueNamePaths(profile)) batch.create(db.doc(path), { uid })
    batch.create(db.doc(`users/${uid}`), { ...profile, grams: gramsOf(searchableMember(profile)) })
    batch.create(db.doc(`credentials/${uid}`), secrets)
    await also?.(batch)
    try {
      await batch.commit()
      return
    } catch (error) {
      if (!isConflict(error)) throw error
      await refuseTakenNames(platform, profile.user, profile.email)
    }
  }
  throw new ApiError('unavailable', { retryAfter: 5 })
}
