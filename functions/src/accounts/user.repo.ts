import type { User } from '@dlm/contract/accounts/user.schema'
import { maskNic } from '@dlm/contract/format/mask-nic'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { pictureUrl, toPicture } from '../platform/storage.ts'
import { nameKey, UniqueNameDoc } from './unique-name.doc.ts'
import { adminRoleOf, UserDoc } from './user.doc.ts'

/**
 * An account as its owner sees it, with the N.I.C number masked, since browsers keep it (`my_data` has the whole one). Nothing of `credentials` is ever in it (DESIGN §5).
 */
export function toUser({ files }: Platform, uid: string, stored: UserDoc): User {
  const { user, email, photo, nic, verified, role, adid, theme, date } = stored
  const adminRole = adminRoleOf(stored)
  return {
    uid,
    user,
    email,
    photo: photo ? pictureUrl(files, photo) : '',
    ...(photo && { picture: toPicture(files, photo) }),
    nic: maskNic(nic ?? ''),
    varified: verified ? 'YES' : 'none',
    role,
    ...(adminRole && { adminRole }),
    ...(adid !== null && { adid }),
    theme,
    date,
  }
}

/**
 * The profile of a member who has a session.
 * @throws ApiError session-ended when the account was deleted meanwhile
 */
export async function readUser({ db }: Platform, uid: string): Promise<UserDoc> {
  const snapshot = await db.doc(`users/${uid}`).get()
  if (!snapshot.exists) throw new ApiError('session-ended')
  return parseDocument(UserDoc, snapshot)
}

/** The account with this user name or e-mail address; null when there is none. */
export async function findUid({ db }: Pick<Platform, 'db'>, name: string): Promise<string | null> {
  const collection = name.includes('@') ? 'emails' : 'usernames'
  const snapshot = await db.doc(`${collection}/${nameKey(name)}`).get()
  return snapshot.exists ? parseDocument(UniqueNameDoc, snapshot).uid : null
}
