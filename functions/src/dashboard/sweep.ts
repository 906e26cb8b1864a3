import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { findNamedLogos } from '../brand/logo/logo.repo.ts'
import { BinDoc, binLife } from '../content/bin.doc.ts'
import { kindOf } from '../files/file-checks.ts'
import { moveToFinalPath } from '../files/register-files.ts'
import { UploadDoc } from '../files/upload.doc.ts'
import { photoUpkeep } from '../media/photo.content.ts'
import { recordingUpkeep } from '../media/recording.content.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { purgeEntry } from './bin-entries.ts'

/** Milliseconds that a file may stay in the staging area. */
const uploadLife = 24 * 60 * 60 * 1000
/** Milliseconds after which a request for renditions is abandoned. */
const renderingLife = 60 * 60 * 1000
/** Milliseconds that a logo without settings that name it is stored, so that an owner can publish or restore it. */
const logoLife = 30 * 24 * 60 * 60 * 1000
/** Documents that one query reads. */
const batchSize = 200

/** Called with what could not be swept, by the path of its document, and why. */
type Failed = (path: string, error: unknown) => void

/**
 * Removes what was abandoned: uploads a day after they were requested, with what was made of them, entries that have been in
 * the recycle bin for 30 days, and logos that no settings name. Moves registered files that did not get to their final path,
 * requests renditions again for photos that wait for them, cleans some of the photos that were registered before photos
 * were cleaned, requests the portrait crops of those that have none, and continues to move the files of recordings. What fails is skipped and reported, and tried again the next day.
 */
export async function sweep(platform: Platform, failed: Failed = () => undefined): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const older = (collection: string, time: string, life: number) =>
    db
      .collection(collection)
      .where(time, '<', now - life)
      .orderBy(time)
  await sweepEach(older('uploads', 'startedAt', uploadLife), failed, (found) => sweepUpload(platform, found))
  await sweepEach(older('bin', 'deletedAt', binLife), failed, async (found) => {
    const entry = parseDocument(BinDoc, found)
    await purgeEntry(platform, entry.kind, entry.subject, entry)
  })
  await sweepEach(older('renderings', 'at', renderingLife), failed, ({ ref }) => ref.delete())
  const named = await findNamedLogos(db)
  await sweepEach(older('logos', 'at', logoLife), failed, async ({ id, ref }) => {
    if (!named.has(id)) await ref.delete()
  })
  await photoUpkeep.retryWaiting(platform, failed)
  await photoUpkeep.cleanOlder(platform, failed)
  await photoUpkeep.cropOlder(platform, failed)
  await recordingUpkeep.moveUnfinished(platform, failed)
}

/** Does the work for every document of a sorted query; a failure of one does not stop the others. */
async function sweepEach(
  sorted: Query,
  failed: Failed,
  work: (document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<void> {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? sorted.startAfter(last) : sorted).limit(batchSize).get()
    for (const document of docs) {
      try {
        await work(document)
      } catch (error) {
        failed(document.ref.path, error)
      }
    }
    last = docs.at(-1)
    if (docs.length < batchSize) return
  }
}

async function sweepUpload(platform: Platform, document: QueryDocumentSnapshot): Promise<void> {
  const { objects } = platform
  const { path, type, makes, goesTo, photo } = parseDocument(UploadDoc, document)
  if (goesTo !== null) {
    const { move } = photo || kindOf(type) === 'image' ? photoUpkeep : recordingUpkeep
    return moveToFinalPath(platform, document.id, { move })
  }
  await objects.remove(path)
  if (makes !== null) await objects.removePicture(makes)
  await document.ref.delete()
}
