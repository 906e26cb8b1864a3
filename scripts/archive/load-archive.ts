import { setTimeout } from 'node:timers/promises'
import { ZodError } from 'zod'
import { uniqueNamePaths } from '../../functions/src/accounts/unique-names.ts'
import { UserDoc } from '../../functions/src/accounts/user.doc.ts'
import {
  type Collection,
  type CollectionName,
  collections,
  countsOf,
  type StoredDocument,
  toStored,
} from '../../functions/src/archive/collections.ts'
import { isWaiting, PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { writeRenditions } from '../../functions/src/media/photo-folder.ts'
import { requestRenditions } from '../../functions/src/media/render-queue.ts'
import { parseDocument } from '../../functions/src/platform/documents.ts'
import { eachOf } from '../../functions/src/platform/each-of.ts'
import { attachmentOf, immutable } from '../../functions/src/platform/media-paths.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { StopError } from '../lib/stop-error.ts'
import { completeDocuments } from './complete.ts'
import { picturesIn, restorePicture, sourceOf } from './pictures.ts'
import type { Archive, ArchivedDocuments } from './read-archive.ts'

type Target = Pick<Platform, 'db' | 'objects' | 'clock'>
type Document = Record<string, unknown>

const batchSize = 100
const atOnce = 4
/** Milliseconds after which the renditions of a photo are asked for again, and after which they are given up. */
const retryAfter = 20_000
const mostWait = 180_000

const entriesOf = (documents: ArchivedDocuments) =>
  (Object.keys(documents) as CollectionName[]).flatMap((name) =>
    Object.entries(documents[name] ?? {}).map(([id, document]) => ({ name, id, document })),
  )

/** A document in its stored form, with its count shards and, for an account, its unique names. */
function storedForms(name: CollectionName, id: string, document: Document): StoredDocument[] {
  const collection = collections[name] as Collection<Document>
  const stored = toStored(collection, id, document)
  const names = name === 'users' ? uniqueNamePaths(UserDoc.parse(document)) : []
  return [
    stored,
    ...countsOf(collection, id, stored.data),
    ...names.map((path) => ({ path, data: { uid: id } })),
  ]
}

/** @throws StopError with a line for each document that does not fit its schema, before anything is written */
function refuseMisfits(archive: Archive, documents: ArchivedDocuments): void {
  const misfits = entriesOf(documents).flatMap(({ name, id, document }) => {
    try {
      const pictures = picturesIn(document).map(([field, picture]) => {
        sourceOf(archive, picture)
        return [field, { ...picture, widths: [1], thumbhash: '' }]
      })
      storedForms(name, id, { ...document, ...Object.fromEntries(pictures) })
      return []
    } catch (error) {
      if (error instanceof StopError) return [`${name} ${id}: ${error.message}`]
      if (!(error instanceof ZodError)) throw error
      const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return [`${name} ${id} does not fit its schema: ${issues.join(', ')}`]
    }
  })
  if (misfits.length > 0) throw new StopError(misfits.join('\n'))
}

/** Writes the originals, each under the name that its document gives it. */
async function writeOriginals(archive: Archive, documents: ArchivedDocuments, { objects }: Target) {
  const names = new Map(entriesOf(documents).map(({ document }) => [document.original, document.name]))
  await eachOf(Object.entries(archive.objects), atOnce, async ([path, { contentType }]) => {
    const name = names.get(path)
    if (name === undefined) return
    const cache = path.startsWith('public/') ? { cacheControl: immutable } : {}
    const headed = { type: contentType, disposition: attachmentOf(String(name)), ...cache }
    await objects.write(path, { bytes: archive.read(path), ...headed })
  })
}

/** Writes the documents, each after the renditions of its pictures. */
async function writeDocuments(archive: Archive, documents: ArchivedDocuments, target: Target): Promise<void> {
  const stored: StoredDocument[] = []
  await eachOf(entriesOf(documents), atOnce, async ({ name, id, document }) => {
    const whole = { ...document }
    for (const [field, picture] of picturesIn(document)) {
      const restored = await restorePicture(archive, picture)
      await writeRenditions(target, picture.folder, restored.made)
      whole[field] = restored.stored
    }
    stored.push(...storedForms(name, id, whole))
  })
  for (let from = 0; from < stored.length; from += batchSize) {
    const batch = target.db.batch()
    for (const { path, data } of stored.slice(from, from + batchSize)) batch.set(target.db.doc(path), data)
    await batch.commit()
  }
  for (const name of Object.keys(documents) as CollectionName[])
    await (collections[name] as Collection<Document>).summarise?.(target.db)
}

/**
 * Has the trigger make the renditions of photos, and waits for them. Where one photo's do not come it is asked for again: a
 * busy emulator loses requests.
 * @throws StopError when one gets none for long
 */
async function makeRenditions(target: Target, pids: readonly string[]): Promise<void> {
  await requestRenditions(target, pids)
  for (const pid of pids) {
    const photo = target.db.doc(`photos/${pid}`)
    const startedAt = Date.now()
    let requestedAt = startedAt
    while (isWaiting(parseDocument(PhotoDoc, await photo.get()))) {
      if (Date.now() - startedAt > mostWait)
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
 * Loads an archive into an empty portal (docs/decisions/027). Derived data is rebuilt by the code
 * that makes it in the portal: grams, counts, summaries, names, renditions; those of photos by the trigger.
 * @throws StopError for documents that do not fit, before anything is written, and when the trigger stands still
 */
export async function loadArchive(archive: Archive, target: Target): Promise<void> {
  const documents = await completeDocuments(archive)
  refuseMisfits(archive, documents)
  await writeOriginals(archive, documents, target)
  await writeDocuments(archive, documents, target)
  await makeRenditions(target, Object.keys(documents.photos ?? {}))
}
