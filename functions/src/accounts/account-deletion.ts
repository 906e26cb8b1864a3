import type { Query } from 'firebase-admin/firestore'
import { anonymiseAudit, deletedAccount, writeAuditEntry } from '../content/audit.ts'
import { BinDoc } from '../content/bin.doc.ts'
import { removeRating } from '../content/rating-summary.ts'
import { publicFolder } from '../files/media-paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { assertRoleInBatch, whoDecidesOver } from '../roles/assert-role.ts'
import { assertAnotherInBatch } from '../roles/last-owner.ts'
import { DeletionDoc } from './deletion.doc.ts'
import { nameKey } from './unique-name.doc.ts'
import { uniqueNamePaths } from './unique-names.ts'
import { adminRoleOf, UserDoc } from './user.doc.ts'

/** Documents that one query removes. */
const batchSize = 200

/**
 * Deletes an account: first, in one batch, the documents that make it an account, which ends its sessions and frees its
 * names; then its related documents. A process that dies in between leaves `deletions/{uid}`, whose trigger continues
 * (runtime/portal.ts).
 * @param by the admin who deletes another user's account, for the audit log
 * @throws ApiError user-not-found, last-owner, last-admin; not-allowed when that admin is none any more, or an owner’s account
 * is deleted by none
 */
export async function deleteAccount(platform: Platform, uid: string, by?: Context<'member'>): Promise<void> {
  await endAccount(platform, uid, by)
  await removeRelatedDocuments(platform, uid)
}

async function endAccount(platform: Platform, uid: string, by?: Context<'member'>): Promise<void> {
  const { db, clock } = platform
  const profile = db.doc(`users/${uid}`)
  await retryOnConflict(async () => {
    const snapshot = await profile.get()
    if (!snapshot.exists || !snapshot.updateTime) throw new ApiError('user-not-found')
    const member = parseDocument(UserDoc, snapshot)
    const { user, email, photo } = member
    const batch = db.batch()
    const role = adminRoleOf(member)
    if (by) await assertRoleInBatch(batch, platform, by.caller.uid, whoDecidesOver(role))
    else await assertAnotherInBatch(batch, platform, uid, role)
    if (by) writeAuditEntry(batch, by, 'del_user', deletedAccount)
    const started: DeletionDoc = { startedAt: clock.now(), photo: photo?.folder ?? null }
    batch.set(db.doc(`deletions/${uid}`), started)
    batch.delete(profile, { lastUpdateTime: snapshot.updateTime })
    const invited = await db.collection('invitations').where('key', '==', nameKey(email)).get()
    for (const { ref } of invited.docs) batch.delete(ref)
    for (const path of [`credentials/${uid}`, ...uniqueNamePaths({ user, email })]) batch.delete(db.doc(path))
    await removeRating(batch, db, uid)
    await batch.commit()
  })
}

async function removeAll({ db }: Platform, query: Query): Promise<void> {
  for (let size = batchSize; size === batchSize; ) {
    const { docs } = await query.limit(batchSize).get()
    const batch = db.batch()
    for (const document of docs) batch.delete(document.ref)
    await batch.commit()
    size = docs.length
  }
}

/**
 * Continues the deletion of an account whose process may have died in the middle of it. Nothing is left to do where its
 * `deletions/{uid}` is gone: an event may come late, or again, and the emulator reports a document that is deleted twice as
 * a new one.
 */
export async function continueDeletion(platform: Platform, uid: string): Promise<void> {
  const started = await platform.db.doc(`deletions/${uid}`).get()
  if (started.exists) await removeRelatedDocuments(platform, uid)
}

/** Removes the related documents of a deleted account; idempotent. */
async function removeRelatedDocuments(platform: Platform, uid: string): Promise<void> {
  const { db, auth, objects } = platform
  const questions = db.collection('questions').where('uid', '==', uid)
  const binned = db.collection('bin').where('data.uid', '==', uid)
  const deleted = (await binned.get()).docs.map((entry) => parseDocument(BinDoc, entry))
  const questionIds = [
    ...(await questions.get()).docs.map(({ id }) => id),
    ...deleted.filter(({ kind }) => kind === 'question').map(({ subject }) => subject),
  ]
  for (const fqid of questionIds)
    await removeAll(platform, db.collection('replies').where('fqid', '==', fqid))
  await removeAll(platform, questions)
  await removeAll(platform, db.collection('sonata').where('uid', '==', uid))
  await removeAll(platform, db.collection('sessions').where('uid', '==', uid))
  await removeAll(platform, binned)
  await anonymiseAudit(platform, uid)
  await removeAll(platform, db.collection('mails').where('uid', '==', uid))
  await removeAll(platform, db.collection('drafts').where('uid', '==', uid))
  await removeAll(platform, db.collection('invitations').where('by', '==', uid))
  await removeAll(platform, db.collection('notifications').where('filter', '==', uid))
  await removeAll(platform, db.collection(`users/${uid}/receipts`))

  const otps = ['password', 'admin-password', 'nic'].map((purpose) => db.doc(`otps/${purpose}.${uid}`))
  await retryOnConflict(async () => {
    const batch = db.batch()
    for (const ref of [db.doc(`saved/${uid}`), db.doc(`openedRooms/${uid}`), ...otps]) batch.delete(ref)
    // Once more: one may have come in while the account was being deleted.
    await removeRating(batch, db, uid)
    await batch.commit()
  })

  const started = await db.doc(`deletions/${uid}`).get()
  const photo = started.exists ? parseDocument(DeletionDoc, started).photo : null
  if (photo) await objects.removeFolder(photo)
  // The folder of profile photos of earlier releases.
  await objects.removeFolder(publicFolder('profiles', uid))
  await auth.deleteUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error
  })
  await db.doc(`deletions/${uid}`).delete()
}
