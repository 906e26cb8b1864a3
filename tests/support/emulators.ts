import { PROJECT } from '../../scripts/emulators/cli.ts'
import { address } from '../../scripts/emulators/ports.ts'

/** Where the emulators listen, as `host` and `port`, for clients that want them apart. */
export function endpoint(name: Parameters<typeof address>[0]): { host: string; port: number } {
  const [host = '', port = ''] = address(name).split(':')
  return { host, port: Number(port) }
}

/** The portal as a browser sees it. */
export const PORTAL = `http://${address('hosting')}`

// As a setup file of the suites that need the emulators, this also points the Admin SDK of the test process at them.
Object.assign(process.env, {
  GCLOUD_PROJECT: PROJECT,
  FIRESTORE_EMULATOR_HOST: address('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
  // Nothing here runs on Google's machines: asking whether it does only costs time.
  METADATA_SERVER_DETECTION: 'none',
})
