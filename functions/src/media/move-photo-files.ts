import { posix } from 'node:path'
import { BinDoc, binId } from '../content/bin.doc.ts'
import { renditionFolder } from '../files/media-paths.ts'
import { NotAPicture } from '../files/opened-picture.ts'
import { placeFile } from '../files/place-file.ts'
import { type FileMover, moveStagedFile } from '../files/register-files.ts'
import { makePreview, toStoredPicture } from '../files/renditions.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import { forEachConcurrent } from '../platform/for-each-concurrent.ts'
import type { Platform } from '../platform/platform.ts'
import { filesOf } from '../platform/storage.ts'
import { AlbumDoc } from './album.doc.ts'
import { applyAlbumToRecordings } from './move-recording-files.ts'
import {
  accessOf,
  hasSameWatermark,
  isSameAccess,
  isSameSide,
  type PhotoAccess,
  type PhotoDoc,
  type PhotoId,
} from './photo.doc.ts'
import {
  copyRenditions,
  folderOf,
  headedOf,
  inFolder,
  isFormerCrop,
  newFolder,
  rootsOf,
  writeRenditions,
} from './photo-files.ts'
import { changePhoto, findPhoto, photosOfAlbum } from './photo-location.ts'
import { drawnWatermark } from './photo-watermark.ts'
import { requestRenditions } from './request-renditions.ts'

type Stores = Pick<Platform, 'db' | 'objects'>
type TimedStores = Stores & Pick<Platform, 'clock'>

/** Photos that are moved at the same time. */
const atOnce = 4
/** Photos that are listed, or no more, at the same time. */
const listedAtOnce = 20
/** Steps of one photo, of which a move has three: its album's lock and its renditions may change while it is moved. */
const maxSteps = 60

/** What makes the files of a photo in its new folder. */
export interface FileSource {
  /** Whether the photo still needs that. @param access what its album requires */
  isNeeded(photo: PhotoDoc, access: PhotoAccess): boolean
  /** Writes the files that `to` names. May be repeated. Answers what the document says of them, or null to try again. */
  write(from: PhotoDoc, to: PhotoDoc): Promise<Partial<PhotoDoc> | null>
}

/**
 * Moves the files of all photos and recordings of an album to where its lock and its downloads require them, with its watermark on
 * the photos, deleted ones too. May be repeated.
 */
export async function applyAlbumLock(stores: TimedStores, fid: string): Promise<void> {
  const pids = await photosOfAlbum(stores, fid)
  const waiting = new Set<string>()
  await forEachConcurrent(pids, atOnce, (pid) =>
    movePhotoFiles(stores, { fid, pid }, copyOf(stores, { onWaiting: () => waiting.add(pid) })),
  )
  await requestRenditions(stores, [...waiting])
  await applyAlbumToRecordings(stores, fid)
}

/** Has all photos and recordings of an album, deleted ones too, in the lists or in none, as it is itself, and downloaded as it says. Moves no file. May be repeated. */
export async function applyAlbumListing(stores: Stores, fid: string): Promise<void> {
  const pids = await photosOfAlbum(stores, fid)
  await forEachConcurrent(pids, listedAtOnce, async (pid) => {
    for (let step = 0; step < maxSteps; step++) if (await hasAccessOfAlbum(stores, { fid, pid })) return
    throw new ApiError('unavailable', { retryAfter: 5 })
  })
  await applyAlbumToRecordings(stores, fid)
}

/** Changes a photo whose access is not its album's, where no file has to move for it; answers whether there was nothing to do. */
async function hasAccessOfAlbum(stores: Stores, id: PhotoId): Promise<boolean> {
  const current = await findPhoto(stores, id)
  if (!current) return true
  const access = await albumAccess(stores, current.photo)
  if (isSameAccess(current.photo, access) || !isSameSide(current.photo, access)) return true
  await changePhoto(current.ref, (photo) =>
    photo && isSameSide(photo, access) ? { ...photo, ...access } : null,
  )
  return false
}

/** Moves the file of a registered photo from the staging area. `preview` is shown until all renditions exist. */
export const movePhotoUpload: FileMover = async (stores, upload, preview) => {
  const { photo: id } = upload
  // Registered by a release that did not note the photo.
  if (!id) return moveStagedFile(stores, upload)
  await movePhotoFiles(stores, id, {
    isNeeded: (photo) => photo.uploadPending === true,
    async write(photo) {
      await placeFile(stores, { ...upload, name: photo.name }, photo.original, id.pid)
      // The preview was made without a watermark: the trigger makes the first rendition.
      if (!preview || photo.watermark) return {}
      const folder = folderOf(photo)
      await writeRenditions(stores, folder, preview)
      return { picture: toStoredPicture(folder, preview) }
    },
  })
}

/**
 * Moves the files of one photo to where its album's lock and downloads require them. This is the only place that does so, for a switched
 * lock, an upload and a cleaning, always in these steps: the document names a folder that was never used, the files are
 * written there, the document changes on the condition that it is unmodified, and folders that it does not name are
 * removed. Photo and album are read again before each step, so that the last switch counts
 * (docs/decisions/023-photo-locations.md).
 * May be repeated at any point, and by several processes at the same time.
 * @throws ApiError unavailable when the photo changes all the time
 */
export async function movePhotoFiles(
  stores: Stores,
  id: PhotoId,
  source: FileSource = copyOf(stores),
): Promise<void> {
  for (let step = 0; step < maxSteps; step++)
    if (await takeStep(stores, id, source)) return removeUnnamedFiles(stores, id)
  throw new ApiError('unavailable', { retryAfter: 5 })
}

/** Removes the folders and portrait crops of a photo that its document does not name: no process will ever name them again. */
export async function removeUnnamedFiles(stores: Stores, id: PhotoId): Promise<void> {
  // Listed before the document is read, which names a folder before it has files.
  const lists = rootsOf(id).map((root) => stores.objects.list(`${root}/`))
  const files = (await Promise.all(lists)).flat()
  if (files.length === 0) return
  const photo = (await findPhoto(stores, id))?.photo
  const originals = photo ? [posix.dirname(photo.original), photo.movingTo ?? []].flat() : []
  const named = [...originals, ...originals.map(renditionFolder)]
  for (const folder of new Set(files.map(posix.dirname)))
    if (!named.includes(folder)) await stores.objects.removePicture(folder)
  for (const path of files)
    if (photo && named.includes(posix.dirname(path)) && isFormerCrop(path, photo))
      await stores.objects.remove(path)
}

/** Copies the files from where they are, when the album requires them elsewhere. @param onWaiting called where some are to be made yet */
function copyOf(stores: Stores, { onWaiting }: { onWaiting?(): void } = {}): FileSource {
  return {
    isNeeded: (photo, access) => !isSameAccess(photo, access) && !photo.uploadPending,
    async write(from, to) {
      await stores.objects.copy(from.original, to.original, headedOf(to))
      if (hasSameWatermark(from, to) || !from.picture)
        return { picture: await copyRenditions(stores, from, to) }
      onWaiting?.()
      return { picture: await newPreview(stores, to), rendering: { waiting: true, tries: 0, at: Date.now() } }
    },
  }
}

/** The one rendition of a photo until it has all of them with another watermark; null of a file that cannot be decoded, which stops no other photo. */
async function newPreview(stores: Stores, to: PhotoDoc): Promise<PhotoDoc['picture']> {
  const bytes = await stores.objects.read(to.original)
  if (!bytes) return null
  const preview = await makePreview(bytes, await drawnWatermark(stores, to)).catch((error: unknown) => {
    if (error instanceof NotAPicture) return null
    throw error
  })
  if (!preview) return null
  const folder = folderOf(to)
  await writeRenditions(stores, folder, preview)
  return toStoredPicture(folder, preview) as PhotoDoc['picture']
}

/** One step; answers whether there was nothing to do. */
async function takeStep(stores: Stores, id: PhotoId, source: FileSource): Promise<boolean> {
  const current = await findPhoto(stores, id)
  if (!current) return true
  const { ref, photo } = current
  const access = await albumAccess(stores, photo)
  if (!isSameAccess(photo, access) && isSameSide(photo, access)) {
    await hasAccessOfAlbum(stores, id)
    return false
  }
  const isNeeded = source.isNeeded(photo, access)
  const folder = newFolder({ fid: photo.fid, pid: id.pid }, access)
  const name = (read: PhotoDoc) => nameFolder(read, folder, access, isNeeded)
  if (!hasSameFiles(name(photo), photo)) {
    await changePhoto(ref, (read) => (read && hasSameFiles(read, photo) ? name(read) : null))
    return false
  }
  if (!isNeeded) return true
  const to = photo.movingTo === undefined ? photo : inFolder(photo, photo.movingTo, access)
  const written = await source.write(photo, to)
  if (!written) return false
  await changePhoto(ref, (read) => {
    if (!read || !hasSameFiles(read, photo)) return null
    const { movingTo: _, uploadPending: __, ...rest } = read
    return { ...rest, ...access, original: to.original, picture: to.picture, ...written }
  })
  return false
}

/** The photo with a folder for its original where its album requires it, named before any file is there. */
function nameFolder(photo: PhotoDoc, folder: string, access: PhotoAccess, isNeeded: boolean): PhotoDoc {
  // Its file is not there yet: the process that moves it reads from the document where to.
  if (photo.uploadPending) return isSameAccess(photo, access) ? photo : inFolder(photo, folder, access)
  const { movingTo, ...rest } = photo
  // Another process has begun the same, and may have died: both write, one of them finishes.
  if (movingTo !== undefined && posix.dirname(movingTo) === posix.dirname(folder)) return photo
  return isNeeded ? { ...photo, movingTo: folder } : rest
}

/** Renditions count too: those that were made meanwhile are not copied yet. */
function hasSameFiles(one: PhotoDoc, other: PhotoDoc): boolean {
  const [first, second] = [one, other].map(({ original, movingTo, uploadPending, picture }) =>
    JSON.stringify([original, movingTo, uploadPending, picture && filesOf(picture)]),
  )
  return first === second
}

/** What a photo's album requires, in the recycle bin too; as the photo is when the album is purged. */
async function albumAccess({ db }: Stores, photo: PhotoDoc): Promise<PhotoAccess> {
  const { fid } = photo
  const [album, binned] = await db.getAll(db.doc(`albums/${fid}`), db.doc(`bin/${binId('album', fid)}`))
  if (album?.exists) return accessOf(parseDocument(AlbumDoc, album))
  if (binned?.exists) return accessOf(AlbumDoc.parse(parseDocument(BinDoc, binned).data))
  const { locked, downloads, watermark } = photo
  return { locked, downloads, watermark }
}
