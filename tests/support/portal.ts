import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { type StoredObjects, storedObjects } from '../../functions/src/platform/objects.ts'
import { emptyEmulators } from '../../scripts/archive/empty-emulators.ts'
import type { Bucket } from '../../scripts/archive/fetch-object.ts'

/** A portal of a test's own on the running emulators: database and files, and no functions. */
export interface Portal {
  project: string
  db: Firestore
  bucket: Bucket
  objects: StoredObjects
  /** Removes everything in it: at first, the data that the emulators were started with. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** @param project begins with demo- */
export function aPortal(project: string): Portal {
  const app = initializeApp({ projectId: project, storageBucket: `${project}.appspot.com` }, project)
  const bucket = getStorage(app).bucket()
  return {
    project,
    db: getFirestore(app),
    bucket,
    objects: storedObjects(() => bucket),
    empty: () => emptyEmulators(project, bucket),
    close: () => deleteApp(app),
  }
}

/** Every document of a portal by its path, as JSON can say it: times in milliseconds. */
export async function documentsOf(db: Firestore): Promise<Record<string, Record<string, unknown>>> {
  const top = await db.listCollections()
  const below = ['counts', 'readers', 'versions', 'receipts', 'photos']
  const documents: Record<string, Record<string, unknown>> = {}
  for (const name of new Set([...top.map(({ id }) => id), ...below]))
    for (const document of (await db.collectionGroup(name).get()).docs) {
      const data = document.data()
      documents[document.ref.path] = { ...data, ...(data.expireAt && { expireAt: data.expireAt.toMillis() }) }
    }
  return documents
}

const rendition = /^(.+)\/(\d+)\.webp$/

/** The renditions that are not the widest of their pictures: a restore makes them again, with other bytes. */
function narrowerOf(names: readonly string[]): Set<string> {
  const widest = new Map<string, number>()
  const renditions = names.flatMap((name) => {
    const [, folder = '', width] = rendition.exec(name) ?? []
    return width ? [{ name, folder, width: Number(width) }] : []
  })
  for (const { folder, width } of renditions) widest.set(folder, Math.max(width, widest.get(folder) ?? 0))
  return new Set(
    renditions.filter(({ folder, width }) => width !== widest.get(folder)).map(({ name }) => name),
  )
}

/** Every object of a portal by its path: what it is served with, and its MD5. */
export async function objectsOf(bucket: Bucket): Promise<Record<string, unknown>> {
  const [files] = await bucket.getFiles()
  const narrower = narrowerOf(files.map(({ name }) => name))
  return Object.fromEntries(
    files.map(({ name, metadata }) => {
      const { contentType, cacheControl, contentDisposition, md5Hash } = metadata
      const md5 = narrower.has(name) ? 'made again' : md5Hash
      return [name, { contentType, cacheControl, contentDisposition, md5 }]
    }),
  )
}
