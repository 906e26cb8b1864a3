import { nameKey, UniqueNameDoc } from '../accounts/unique-name.doc.ts'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'

/** @throws ApiError role-unchanged where the address is an admin’s */
export async function refuseAdmin({ db }: Platform, email: string): Promise<void> {
  const address = await db.doc(`emails/${nameKey(email)}`).get()
  if (!address.exists) return
  const profile = await db.doc(`users/${parseDocument(UniqueNameDoc, address).uid}`).get()
  if (profile.exists && adminRoleOf(parseDocument(UserDoc, profile))) throw new ApiError('role-unchanged')
}
