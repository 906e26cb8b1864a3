import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { project } from './emulators.ts'

const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket: `${project}.appspot.com` })

/** The emulated database, accounts and files, past all rules: how tests arrange what they need and see what was changed. */
export const db: Firestore = getFirestore(app)
export const auth: Auth = getAuth(app)
export const bucket: ReturnType<ReturnType<typeof getStorage>['bucket']> = getStorage(app).bucket()

/**
 * Every document of the database by its path, with subcollections; `ignored` are path patterns that may change. Without
 * what was counted, which some later call writes.
 */
export async function snapshotOfEverything(ignored: RegExp): Promise<Record<string, string>> {
  const snapshot: Record<string, string> = {}
  for (const collection of await db.listCollections()) {
    if (['statistics', 'insights', 'usage'].includes(collection.id)) continue
    const { docs } = await db.collectionGroup(collection.id).get()
    for (const document of docs) {
      if (!ignored.test(document.ref.path)) snapshot[document.ref.path] = JSON.stringify(document.data())
    }
  }
  return snapshot
}
