import { initializeApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { createStores } from '../../functions/src/create-platform.ts'
import type { StoredObjects } from '../../functions/src/platform/objects.ts'
import { PROJECT } from '../emulators/cli.ts'
import { address } from '../emulators/ports.ts'

/** Options of a command that works on a portal, for `parseArgs`. */
export const portalOptions = {
  project: { type: 'string', default: PROJECT },
  /** One that is not the project's usual. */
  bucket: { type: 'string' },
} as const

/** Database and files of a portal. */
export interface Connected {
  db: Firestore
  objects: StoredObjects
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>
}

/**
 * Connects to the running emulators or, with the credentials of `gcloud auth application-default login`, to a project.
 * @param project the emulators' own, or another
 */
export function connect(project: string, bucket?: string): Connected {
  if (project === PROJECT) {
    process.env.FIRESTORE_EMULATOR_HOST ??= address('firestore')
    process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= address('storage')
    process.env.METADATA_SERVER_DETECTION = 'none'
  }
  const domain = process.env.FIREBASE_STORAGE_EMULATOR_HOST ? 'appspot.com' : 'firebasestorage.app'
  const app = initializeApp({ projectId: project, storageBucket: bucket ?? `${project}.${domain}` })
  return { ...createStores(), bucket: getStorage(app).bucket() }
}
