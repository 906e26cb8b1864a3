import { firebaseConfig } from './firebase-config.ts'
import { firestoreIndexes } from './firestore-indexes.ts'

/** What each file of JSON holds that follows from the code, by its path. */
export function generatedFiles(): Readonly<Record<string, object>> {
  return {
    'firebase.json': firebaseConfig(),
    'firestore.indexes.json': firestoreIndexes(),
  }
}
