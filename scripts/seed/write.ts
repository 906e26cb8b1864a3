import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { writeDocuments } from '../../tests/support/factories/documents.ts'
import { PROJECT } from '../emulators/cli.ts'
import { address } from '../emulators/ports.ts'
import type { Part, StoredObject } from './part.ts'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** The bucket that functions on the emulators have by default. */
const bucketName = `${PROJECT}.appspot.com`
const uploadsAtOnce = 4

async function upload(bucket: Bucket, { path, bytes, ...metadata }: StoredObject): Promise<void> {
  await bucket.file(path).save(bytes, { resumable: false, metadata })
}

/** Writes everything into the running emulators. */
export async function writeDemoData({ users, documents, objects }: Required<Part>): Promise<void> {
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: address('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
    METADATA_SERVER_DETECTION: 'none', // the SDK would ask for credentials that nobody here needs
  })
  const app = initializeApp({ projectId: PROJECT, storageBucket: bucketName })
  const { failureCount, errors } = await getAuth(app).importUsers(users)
  if (failureCount > 0)
    throw new Error(`members not imported: ${errors.map(({ error }) => error.message).join(', ')}`)
  await writeDocuments(getFirestore(app), documents)
  const bucket = getStorage(app).bucket()
  const waiting = [...objects]
  const uploader = async () => {
    for (let object = waiting.shift(); object; object = waiting.shift()) await upload(bucket, object)
  }
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploader))
  await getFirestore(app).terminate()
}
