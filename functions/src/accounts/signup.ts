import { errors } from '@dlm/contract/errors'
import { signUpDate } from '@dlm/contract/format/sign-up-date'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { CredentialsDoc } from './credentials.doc.ts'
import { lookAlikeKeys, plainForm } from './look-alikes.ts'
import { nameKey } from './unique-name.doc.ts'
import { uniqueNamePaths } from './unique-names.ts'
import { searchableMember, type UserDoc } from './user.doc.ts'
import { findUid } from './user.repo.ts'

const attempts = 5

/** Makes an account, not verified. The names are taken by the batch that makes it, so that there is all of it or nothing. */
export const signup: Handler<'signup'> = async ({ platform, count }, { user, email, pass, theme }) => {
  await refuseTakenNames(platform, user, email)
  const passwordHash = await hashSecret(pass)
  const createdAt = platform.clock.now()
  const profile: UserDoc = {
    user,
    email,
    photo: null,
    nic: null,
    verified: false,
    role: 'client',
    adid: null,
    theme,
    date: signUpDate(new Date(createdAt)),
    createdAt,
    sessionVersion: 0,
    adminVersion: 0,
  }
  const secrets: CredentialsDoc = {
    passwordHash,
    adminPasswordHash: null,
    mustChangeAdminPassword: false,
  }
  await create(platform, randomId(), profile, secrets)
  count('signUps')
  return {}
}

function taken(field: 'user' | 'email', code: 'username-taken' | 'email-taken'): ApiError {
  return new ApiError(code, { fields: { [field]: errors[code].msg } })
}

/** Whether the name, or one that looks like it, is somebody's. */
async function isNameTaken({ db }: Platform, user: string): Promise<boolean> {
  const keys = [nameKey(user), nameKey(plainForm(user)), ...lookAlikeKeys(user)]
  const names = await db.getAll(...keys.map((key) => db.doc(`usernames/${key}`)))
  return names.some(({ exists }) => exists)
}

/** @throws ApiError username-taken, email-taken */
async function refuseTakenNames(platform: Platform, user: string, email: string): Promise<void> {
  if (await isNameTaken(platform, user)) throw taken('user', 'username-taken')
  if ((await findUid(platform, email)) !== null) throw taken('email', 'email-taken')
}

async function create(platform: Platform, uid: string, profile: UserDoc, secrets: CredentialsDoc) {
  const { db } = platform
  // Of two who want one name at once, the database may refuse both: whoever finds it free then tries again.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const batch = db.batch()
    for (const path of uniqueNamePaths(profile)) batch.create(db.doc(path), { uid })
    batch.create(db.doc(`users/${uid}`), { ...profile, grams: gramsOf(searchableMember(profile)) })
    batch.create(db.doc(`credentials/${uid}`), secrets)
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
