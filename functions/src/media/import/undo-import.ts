import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { binId } from '../../content/bin.doc.ts'
import { type Added, beginUndo, forgetRun, noteOnly } from '../../content/import-runs.ts'
import { revisionOf } from '../../content/revision.ts'
import { removeInsights } from '../../figures/insights.ts'
import { publicFolder } from '../../files/media-paths.ts'
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts'
import type { Platform } from '../../platform/platform.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { binnedPhotos } from '../binned-photos.ts'
import { removeFiles } from '../photo-files.ts'
import { findBinned, recountAlbum } from './existing.ts'

type Target = Pick<Platform, 'db' | 'objects' | 'clock'>

/** What an undo did. */
export interface Undone {
  /** Documents. */
  removed: number
  /** What stays, and why. */
  remaining: string[]
  /** False where its time was over: the next call continues. */
  isComplete: boolean
  /** This call has completed it, and not another one at the same time. */
  isLast: boolean
}

/** How entries of one collection are removed. */
interface Removal {
  kind: BinKind
  /** Why it stays though no admin changed it; null where nothing requires that. */
  reasonToStay(
    transaction: Transaction,
    target: Target,
    entry: DocumentSnapshot,
    added: Added,
  ): Promise<string | null>
  removeFiles(target: Target, id: string, added: Added): Promise<void>
}

const atOnce = 4
const moved = 'it was moved to another album'

const binRefOf = ({ db }: Pick<Target, 'db'>, kind: BinKind, id: string) => db.doc(`bin/${binId(kind, id)}`)

const removals: Readonly<Record<'photos' | 'albums' | 'news', Removal>> = {
  photos: {
    kind: 'photo',
    async reasonToStay(_, __, entry, { fid }) {
      return (entry.get('fid') ?? entry.get('data.fid')) === fid ? null : moved
    },
    removeFiles: (target, pid, { fid = '' }) => removeFiles(target, { fid, pid }),
  },
  albums: {
    kind: 'album',
    async reasonToStay(transaction, target, _, { path }) {
      const { db } = target
      const { id } = db.doc(path)
      for (const photos of [db.collection('photos').where('fid', '==', id), binnedPhotos(target, id)])
        if (!(await transaction.get(photos.limit(1))).empty) return 'it has other photos'
      return null
    },
    async removeFiles({ db, objects }, id) {
      await objects.removeFolder(publicFolder('albums', id))
      await db.doc(`albumSecrets/${id}`).delete()
    },
  },
  news: {
    kind: 'news',
    reasonToStay: async () => null,
    removeFiles: ({ objects }, id) => objects.removeFolder(publicFolder('news', id)),
  },
}

/** Removes what remains of an entry when its document is gone: files, subcollections, and what was counted of it. */
async function removeRest(
  target: Target,
  ref: DocumentReference,
  removal: Removal,
  added: Added,
): Promise<void> {
  await removal.removeFiles(target, ref.id, added)
  await target.db.recursiveDelete(ref)
  await target.db.recursiveDelete(binRefOf(target, removal.kind, ref.id))
  await removeInsights(target.db, removal.kind, ref.id)
}

/** Removes one entry, wherever it is by now: how many there were, or why it stays. */
async function removeEntry(target: Target, added: Added, removal: Removal): Promise<number | string> {
  const { db } = target
  const ref = db.doc(added.path)
  const refs = [ref, binRefOf(target, removal.kind, ref.id)]
  // A deleted album has its photos in the bin.
  if (added.fid) refs.push(binnedPhotos(target, added.fid).doc(ref.id))
  const outcome = await inTransaction(db, async (transaction) => {
    const existing = (await transaction.getAll(...refs)).filter(({ exists }) => exists)
    for (const entry of existing) {
      const reasonHere =
        revisionOf(entry) > 0
          ? 'it was changed'
          : await removal.reasonToStay(transaction, target, entry, added)
      if (reasonHere) return `${added.path} “${entry.get('name') ?? entry.get('title')}”: ${reasonHere}`
    }
    for (const entry of existing) transaction.delete(entry.ref)
    return existing.length
  })
  if (typeof outcome === 'number') await removeRest(target, ref, removal, added)
  return outcome
}

/**
 * Removes all that a run of an import added, permanently: the source has it, and an import adds it again by the same ids, which the
 * recycle bin would hold for thirty days. What an admin changed since stays, and so does an album that has photos. May be repeated
 * after it was killed.
 * @param endsAt when it stops to answer (ms)
 * @throws ApiError import-not-found
 */
export async function undoImport(
  name: string,
  target: Target,
  endsAt = Number.POSITIVE_INFINITY,
): Promise<Undone> {
  const { db, clock } = target
  const all = await beginUndo(db, name)
  const binned = await findBinned(db)
  const remaining: string[] = []
  const remainder = new Set(all)
  let removed = 0
  // An album goes when its photos are gone.
  for (const collection of ['photos', 'albums', 'news'] as const) {
    const ofCollection = all.filter(({ path }) => path.startsWith(`${collection}/`))
    await forEachConcurrent(ofCollection, atOnce, async (added) => {
      if (clock.now() > endsAt) return
      const binnedWith = binned.get(added.path) ?? added.fid
      const outcome =
        binnedWith === added.fid
          ? await removeEntry(target, added, removals[collection])
          : `${added.path}: ${moved}, which is in the recycle bin`
      if (typeof outcome === 'number') removed += outcome
      else remaining.push(outcome)
      remainder.delete(added)
    })
  }
  for (const fid of new Set(all.flatMap((added) => added.fid ?? []))) await recountAlbum(db, fid)
  const isComplete = remainder.size === 0
  if (!isComplete) await noteOnly(db, name, [...remainder])
  const isLast = isComplete && (await forgetRun(db, name))
  return { removed, remaining: remaining.sort(), isComplete, isLast }
}
