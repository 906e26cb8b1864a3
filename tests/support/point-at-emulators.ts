import { address } from '../../scripts/emulators/ports.ts'

/** Points the Admin SDK of this process at the emulators. */
export function pointAtEmulators(project: string): void {
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: address('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
    // Nothing here runs on Google's machines: asking whether it does only costs time.
    METADATA_SERVER_DETECTION: 'none',
  })
}
