import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { PROJECT } from './cli.ts'
import { address } from './ports.ts'

/** Does something in the database of the emulators that run, once in a process. */
export async function withDatabase<T>(act: (db: Firestore) => Promise<T>): Promise<T> {
  process.env.FIRESTORE_EMULATOR_HOST = address('firestore')
  process.env.METADATA_SERVER_DETECTION = 'none' // the SDK would look for credentials, which emulators do not need
  const db = getFirestore(initializeApp({ projectId: PROJECT }))
  try {
    return await act(db)
  } finally {
    await db.terminate()
  }
}
