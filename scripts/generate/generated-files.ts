import { firebaseConfig } from './firebase-config.ts'
import { firestoreIndexes } from './firestore-indexes.ts'

/** The content of each JSON file that is generated from the code, by its path. */
export function generatedFiles(): Readonly<Record<string, object>> {
  return {
    'firebase.json': firebaseConfig(),
    'firestore.indexes.json': firestoreIndexes(),
  }
}
