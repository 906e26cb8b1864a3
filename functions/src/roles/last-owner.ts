import { type AdminRole, admins, isOneOf, owners, type Roles } from '@dlm/contract/roles'
import type { Firestore, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { inTransaction } from '../platform/transaction.ts'
import { assertRoleInBatch } from './assert-role.ts'

/** The roles of which one account must remain: an owner, or an admin in an older portal without an owner. */
const needed = {
  owner: { roles: owners, code: 'last-owner' },
  admin: { roles: admins, code: 'last-admin' },
} as const

/**
 * Makes the batch that takes an account’s role away fail unless another account has it when it is committed: of two owners who
 * are demoted at once, one stays.
 * @throws ApiError last-owner, last-admin
 */
export async function assertAnotherInBatch(
  batch: WriteBatch,
  platform: Pick<Platform, 'db'>,
  uid: string,
  role: AdminRole | null,
): Promise<void> {
  if (role !== 'owner' && role !== 'admin') return
  const { roles, code } = needed[role]
  const other = await findAnother(platform.db, uid, roles)
  if (!other) throw new ApiError(code)
  await assertRoleInBatch(batch, platform, other.id, roles)
}

const adminsOf = (db: Firestore) => db.collection('users').where('role', '==', 'admin')
const ownersOf = (db: Firestore) => adminsOf(db).where('adminRole', '==', 'owner')

async function findAnother(
  db: Firestore,
  uid: string,
  roles: Roles,
): Promise<QueryDocumentSnapshot | undefined> {
  const { docs } = await ownersOf(db).limit(2).get()
  const owner = docs.find(({ id }) => id !== uid)
  if (owner || !roles.includes('admin')) return owner
  const all = (await adminsOf(db).get()).docs
  return all.find((found) => found.id !== uid && isOneOf(roles, adminRoleOf(parseDocument(UserDoc, found))))
}

/** Makes the oldest admin the owner where there is none: a portal of a release without roles. */
export function ensureOwner(db: Firestore): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { docs } = await transaction.get(adminsOf(db))
    const accounts = docs.map((doc) => ({ doc, profile: parseDocument(UserDoc, doc) }))
    if (accounts.some(({ profile }) => adminRoleOf(profile) === 'owner')) return
    const [oldest] = accounts
      .filter(({ profile }) => adminRoleOf(profile) === 'admin')
      .sort((a, b) => a.profile.createdAt - b.profile.createdAt)
    if (oldest) transaction.update(oldest.doc.ref, { adminRole: 'owner' })
  })
}
