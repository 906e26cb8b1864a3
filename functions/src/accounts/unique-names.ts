import { lookAlikeKeys } from './look-alikes.ts'
import { nameKey } from './unique-name.doc.ts'
import type { UserDoc } from './user.doc.ts'

/** Paths of the documents that make an account's names unique: created with the account, and removed with it. */
export function uniqueNamePaths({ user, email }: Pick<UserDoc, 'user' | 'email'>): string[] {
  const names = [nameKey(user), ...lookAlikeKeys(user)]
  return [...names.map((key) => `usernames/${key}`), `emails/${nameKey(email)}`]
}
