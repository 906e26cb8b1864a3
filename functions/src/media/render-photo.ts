import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { NotAPicture } from '../files/opened-picture.ts'
import { isComplete, makePhotoRenditions, makePortrait, toStoredPicture } from '../files/renditions.ts'
import type { DrawnWatermark } from '../files/watermark.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import type { StoredPicture } from '../platform/storage.ts'
import { removeUnnamedFiles } from './move-photo-files.ts'
import { isWaiting, PhotoDoc, portraitFocus } from './photo.doc.ts'
import { folderOf, writeRenditions } from './photo-files.ts'
import { drawnWatermark } from './photo-watermark.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** How often a photo is tried, since it may move while its renditions are made. */
const attempts = 5

/**
 * Makes the renditions of a photo beside its original, and writes them to its document (DESIGN §6). A photo that has them, or
 * is deleted, is left alone: it may be requested more than once. A file that is no picture is marked, and stays for
 * downloads.
 */
export async function renderPhoto(stores: Stores, pid: string): Promise<void> {
  for (let tried = 0; tried < attempts; tried++) {
    const snapshot = await stores.db.doc(`photos/${pid}`).get()
    const photo = waitingPhoto(snapshot)
    if (!photo || (await isRendered(stores, snapshot, photo))) return
  }
}

/** The photo, where it still needs renditions of an original that is at its path. */
function waitingPhoto(snapshot: DocumentSnapshot): PhotoDoc | null {
  const photo = snapshot.exists ? parseDocument(PhotoDoc, snapshot) : null
  return photo && isWaiting(photo) && !photo.uploadPending ? photo : null
}

/** One try; answers false where the photo was moved meanwhile, or got another focal point. */
async function isRendered(stores: Stores, { ref, id }: DocumentSnapshot, photo: PhotoDoc): Promise<boolean> {
  const bytes = await stores.objects.read(photo.original)
  if (!bytes) return false
  const watermark = await drawnWatermark(stores, photo)
  const rendered = await renditionsOf(photo, bytes, watermark).catch((error: unknown) => {
    if (error instanceof NotAPicture) return null
    throw error
  })
  if (rendered) await writeRenditions(stores, folderOf(photo), rendered.files)
  const written = rendered ? { picture: rendered.picture } : { unreadable: true }
  const isInPlace = await compareAndSet(ref, (snapshot) => {
    const current = snapshot.exists ? parseDocument(PhotoDoc, snapshot) : null
    const isSame = current?.original === photo.original && hasSameFocus(current, photo)
    const isNeeded = isSame && waitingPhoto(snapshot) !== null
    return { data: isNeeded ? { ...written, rendering: FieldValue.delete() } : null, result: isSame }
  })
  // Deleted, moved or changed meanwhile: what was made stays only where the photo still names it. So does the former crop.
  const hadCrop = typeof photo.picture?.portrait === 'number'
  if (!isInPlace || hadCrop) await removeUnnamedFiles(stores, { fid: photo.fid, pid: id })
  return isInPlace
}

const hasSameFocus = (one: PhotoDoc, other: PhotoDoc) =>
  portraitFocus(one).named === portraitFocus(other).named

/**
 * What a photo lacks: the portrait crop alone, where its focal point was changed or an earlier release made the others.
 * @throws NotAPicture
 */
async function renditionsOf(
  photo: PhotoDoc,
  bytes: Buffer,
  watermark: DrawnWatermark | null,
): Promise<{ files: Parameters<typeof writeRenditions>[2]; picture: StoredPicture }> {
  const focus = portraitFocus(photo)
  const { picture: before } = photo
  if (!before || (before.portrait === undefined && !isComplete(before))) {
    const files = await makePhotoRenditions(bytes, focus, watermark)
    return { files, picture: toStoredPicture(folderOf(photo), files) }
  }
  const portrait = await makePortrait(bytes, focus, watermark)
  return { files: { renditions: [], portrait }, picture: { ...before, portrait: portrait?.named ?? null } }
}
