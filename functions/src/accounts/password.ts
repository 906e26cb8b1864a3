import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import { verifySecret } from '../platform/secrets.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { attempterOf, checkWithThrottle } from './tries.ts'
import { UserDoc } from './user.doc.ts'

/**
 * The account that a password opens, or null where it does not. A try is taken before the password is checked; after a
 * hundred wrong ones in a row from one place only a reset by e-mail opens it there (SECURITY "Limits").
 * @param uid null for an account that does not exist: null, in the same time
 * @param name what tries are counted by without an account
 * @throws ApiError too-many-requests, password-reset-required
 */
export async function checkPassword(
  context: Pick<Context<'public'>, 'platform' | 'address' | 'devices'>,
  uid: string | null,
  name: string,
  password: string,
): Promise<UserDoc | null> {
  const { platform } = context
  // Documents are read without an account too, so that it takes the same time.
  const profile = await platform.db.doc(`users/${uid ?? 'none'}`).get()
  const user = profile.exists ? parseDocument(UserDoc, profile) : null
  const version = user?.sessionVersion ?? 0
  const credentials = await platform.db.doc(`credentials/${uid ?? 'none'}`).get()
  const hash = credentials.exists ? parseDocument(CredentialsDoc, credentials).passwordHash : null
  const attempter = attempterOf(context, uid, version)
  return checkWithThrottle(
    platform,
    { secret: 'password', account: uid ?? name, hash, attempter },
    async () => ((await verifySecret(password, hash)) ? user : null),
  )
}
