import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import {
  type CollectionName,
  collections,
  type StoredDocument,
} from '../../functions/src/archive/collections.ts'
import {
  anyCollection,
  contentOf,
  type Entry,
  isBinned,
  withContent,
} from '../../functions/src/archive/entry.ts'
import { attachmentOf, immutable, unmodifiedFolder } from '../../functions/src/files/media-paths.ts'
import { NotAPicture } from '../../functions/src/files/opened-picture.ts'
import { recordingFiles } from '../../functions/src/files/recording-files.ts'
import { makePhotoRenditions, toStoredPicture } from '../../functions/src/files/renditions.ts'
import { AlbumDoc } from '../../functions/src/media/album.doc.ts'
import { applyAlbumLock } from '../../functions/src/media/move-photo-files.ts'
import {
  accessOf,
  isSameAccess,
  isWaiting,
  PhotoDoc,
  portraitFocus,
} from '../../functions/src/media/photo.doc.ts'
import { folderOf, writeRenditions } from '../../functions/src/media/photo-files.ts'
import { requestRenditions } from '../../functions/src/media/request-renditions.ts'
import { parseDocument } from '../../functions/src/platform/documents.ts'
import { forEachConcurrent } from '../../functions/src/platform/for-each-concurrent.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { StopError } from '../lib/stop-error.ts'
import { completeDocuments } from './complete.ts'
import { type Folders, foldersOf, picturesIn, restorePicture, sourceOf } from './pictures.ts'
import type { Archive, ArchivedDocuments } from './read-archive.ts'
import { refuseMisfits, storedForms } from './stored-forms.ts'

/** The portal that an archive is loaded into. */
export type Target = Pick<Platform, 'db' | 'objects' | 'clock'>
type Document = Record<string, unknown>

const batchSize = 100
const atOnce = 4
/** Milliseconds after which the renditions of a photo are requested again, and after which loading fails. */
const retryAfter = 20_000
const renderTimeoutMs = 180_000

/** In the order of `collections`, whatever that of the archive is. */
const entriesOf = (documents: ArchivedDocuments): Entry[] =>
  (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    Object.entries(documents[name] ?? {}).map(([id, document]) => ({ name, id, document })),
  )

/** The names that originals are saved under, by their paths, and the smaller versions of videos with them; an unchanged upload has the name of its photo. */
function namesOf(entries: readonly Entry[], folders: Folders): Map<unknown, unknown> {
  const names = new Map<unknown, unknown>()
  for (const entry of entries) {
    const { name, id, document } = contentOf(entry)
    if ('original' in document) for (const path of recordingFiles(document)) names.set(path, document.name)
    if (name !== 'photos') continue
    for (const path of folders.get(unmodifiedFolder(id)) ?? []) names.set(path, document.name)
  }
  return names
}

/** Writes the originals, each under the name that its document gives it. */
async function writeOriginals(archive: Archive, names: Map<unknown, unknown>, { objects }: Target) {
  await forEachConcurrent(Object.entries(archive.objects), atOnce, async ([path, { contentType }]) => {
    const name = names.get(path)
    if (name === undefined) return
    const cache = path.startsWith('public/') ? { cacheControl: immutable } : {}
    const headed = { type: contentType, disposition: attachmentOf(String(name), contentType), ...cache }
    await objects.writeFrom(path, archive.open(path), headed)
  })
}

/** The renditions of a deleted photo: the trigger makes none for what is not in its list. */
async function renderBinned(archive: Archive, photo: Document, target: Target): Promise<Document> {
  const original = String(photo.original)
  if (!archive.objects[original] || photo.unreadable) return {}
  const folder = folderOf({ original })
  try {
    const renditions = await makePhotoRenditions(archive.read(original), portraitFocus(PhotoDoc.parse(photo)))
    await writeRenditions(target, folder, renditions)
    return { picture: toStoredPicture(folder, renditions) }
  } catch (error) {
    if (error instanceof NotAPicture) return { unreadable: true }
    throw error
  }
}

/** An entry whose pictures have their renditions; those of a photo in its list are still to be made. */
async function withPictures(archive: Archive, folders: Folders, entry: Entry, target: Target) {
  const { name, document } = contentOf(entry)
  const pictures: Document = {}
  for (const [field, picture] of name === 'photos' ? [] : picturesIn(document)) {
    const source = sourceOf(folders, picture)
    if (source === null) continue
    const restored = await restorePicture(archive, source, picture)
    await writeRenditions(target, picture.folder, restored.resized)
    pictures[field] = restored.stored
  }
  if (name === 'photos' && isBinned(entry))
    Object.assign(pictures, await renderBinned(archive, document, target))
  return withContent(entry, { ...document, ...pictures })
}

/** Writes the documents in their order, each after the renditions of its pictures. */
async function writeDocuments(
  archive: Archive,
  folders: Folders,
  entries: readonly Entry[],
  target: Target,
): Promise<void> {
  const stored: StoredDocument[][] = entries.map(() => [])
  await forEachConcurrent([...entries.entries()], atOnce, async ([at, entry]) => {
    stored[at] = storedForms(await withPictures(archive, folders, entry, target))
  })
  const all = stored.flat()
  for (let from = 0; from < all.length; from += batchSize) {
    const batch = target.db.batch()
    for (const { path, data } of all.slice(from, from + batchSize)) batch.set(target.db.doc(path), data)
    await batch.commit()
  }
  for (const name of new Set(entries.map((entry) => entry.name)))
    await anyCollection(name).summarise?.(target.db)
}

const AlbumAccess = AlbumDoc.pick({
  locked: true,
  unlisted: true,
  downloads: true,
  watermark: true,
  strength: true,
})
const { locked, downloads, watermark } = PhotoDoc.options[0].shape
const Access = z.object({ locked: z.union([locked, z.literal(true)]), downloads, watermark })

/** Applies the lock of albums, whether lists show them and what can be downloaded to photos and recordings whose change was unfinished in the archive. */
async function applyLocks(
  { albums = {}, photos = {}, videos = {}, audios = {} }: ArchivedDocuments,
  target: Target,
): Promise<void> {
  const misplaced = [photos, videos, audios].flatMap(Object.values).filter((entry) => {
    const album = albums[String(entry.fid)]
    return album && !isSameAccess(Access.parse(entry), accessOf(AlbumAccess.parse(album)))
  })
  for (const fid of new Set(misplaced.map((photo) => String(photo.fid)))) await applyAlbumLock(target, fid)
}

/**
 * Has the trigger make the renditions of photos, and waits for them. Missing ones are requested again, since a
 * busy emulator loses requests.
 * @throws StopError when one gets none for long
 */
export async function renderPhotos(target: Target, pids: readonly string[]): Promise<void> {
  await requestRenditions(target, pids)
  for (const pid of pids) {
    const photo = target.db.doc(`photos/${pid}`)
    const startedAt = Date.now()
    let requestedAt = startedAt
    while (isWaiting(parseDocument(PhotoDoc, await photo.get()))) {
      if (Date.now() - startedAt > renderTimeoutMs)
        throw new StopError(`${photo.path} got no renditions: the trigger does not answer.`)
      if (Date.now() - requestedAt > retryAfter) {
        await requestRenditions(target, [pid])
        requestedAt = Date.now()
      }
      await setTimeout(500)
    }
  }
}

/**
 * Loads an archive into an empty portal (docs/decisions/041). Derived data is rebuilt by the code
 * that makes it in the portal: grams, counts, summaries, names, renditions; those of photos by the trigger.
 * @param onBegin is called when all documents fit, before anything is written
 * @throws StopError for documents that do not fit, before anything is written, and when the trigger does not respond
 */
export async function loadArchive(
  archive: Archive,
  target: Target,
  onBegin: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const documents = await completeDocuments(archive)
  const folders = foldersOf(archive)
  const entries = entriesOf(documents)
  refuseMisfits(entries, folders)
  await onBegin()
  await writeOriginals(archive, namesOf(entries, folders), target)
  await writeDocuments(archive, folders, entries, target)
  await applyLocks(documents, target)
  const photos = Object.entries(documents.photos ?? {})
  const readable = photos.filter(([, { original }]) => archive.objects[String(original)])
  await renderPhotos(
    target,
    readable.map(([pid]) => pid),
  )
}
