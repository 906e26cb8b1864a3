import type { Query } from 'firebase-admin/firestore'
import { audited } from '../content/audit.ts'
import { publicFolder } from '../media/media-paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import type { DeletionDoc } from './deletion.doc.ts'
import { nameKey } from './unique-name.doc.ts'
import { UserDoc } from './user.doc.ts'

/** Documents that one round removes. */
const round = 200

/**
 * Deletes an account: at once, in one transaction, everything by which it is an account, so that nobody is signed in as it
 * and its names are free; then what belonged to it. A process that dies in between leaves `deletions/{uid}`, whose trigger
 * goes on (index.ts).
 * @param by the admin who does it to somebody else's account, for the audit log
 * @throws ApiError user-not-found, last-admin
 */
export async function deleteAccount(platform: Platform, uid: string, by?: Context<'member'>): Promise<void> {
  await endAccount(platform, uid, by)
  await removeBelongings(platform, uid)
}

async function endAccount({ db, clock }: Platform, uid: string, by?: Context<'member'>): Promise<void> {
  const profile = db.doc(`users/${uid}`)
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(profile)
    if (!snapshot.exists) throw new ApiError('user-not-found')
    const { user, email, role } = parseDocument(UserDoc, snapshot)
    if (role === 'admin') {
      const admins = await transaction.get(db.collection('users').where('role', '==', 'admin').limit(2))
      if (admins.size < 2) throw new ApiError('last-admin')
    }
    if (by) audited(transaction, by, 'del_user', { subject: profile.path, name: user })
    const started: DeletionDoc = { startedAt: clock.now() }
    transaction.set(db.doc(`deletions/${uid}`), started)
    transaction.delete(profile)
    for (const path of [
      `credentials/${uid}`,
      `usernames/${nameKey(user)}`,
      `emails/${nameKey(email)}`,
      `adminSessions/${uid}`,
    ])
      transaction.delete(db.doc(path))
  })
}

async function removeAll({ db }: Platform, query: Query): Promise<void> {
  for (let size = round; size === round; ) {
    const { docs } = await query.limit(round).get()
    const batch = db.batch()
    for (const document of docs) batch.delete(document.ref)
    await batch.commit()
    size = docs.length
  }
}

/** Removes what belonged to a deleted account; may be called again at any point of it. */
export async function removeBelongings(platform: Platform, uid: string): Promise<void> {
  const { db, auth, objects } = platform
  const questions = db.collection('questions').where('uid', '==', uid)
  for (const { id } of (await questions.get()).docs)
    await removeAll(platform, db.collection('replies').where('fqid', '==', id))
  await removeAll(platform, questions)
  await removeAll(platform, db.collection('sonata').where('uid', '==', uid))
  await removeAll(platform, db.collection('notifications').where('filter', '==', uid))
  await removeAll(platform, db.collection(`users/${uid}/receipts`))

  const own = ['saved', 'ratings'].map((collection) => db.doc(`${collection}/${uid}`))
  const otps = ['password', 'admin-password', 'nic'].map((purpose) => db.doc(`otps/${purpose}.${uid}`))
  const batch = db.batch()
  for (const ref of [...own, ...otps]) batch.delete(ref)
  await batch.commit()

  await objects.removeFolder(publicFolder('profiles', uid))
  await auth.deleteUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error
  })
  await db.doc(`deletions/${uid}`).delete()
}
