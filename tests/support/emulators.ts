import { PROJECT } from '../../scripts/emulators/cli.ts'
import { address } from '../../scripts/emulators/ports.ts'
import { workerPortal } from '../../scripts/lib/worker-portal.ts'

/** Where the emulators listen, as `host` and `port`, for clients that want them apart. */
export function endpoint(name: Parameters<typeof address>[0]): { host: string; port: number } {
  const [host = '', port = ''] = address(name).split(':')
  return { host, port: Number(port) }
}

/** Whether these tests look at the whole Emulator Suite, and not at the portal of their worker. */
export const isWholeSuite: boolean = process.env.WHOLE_SUITE === 'true'

const own = workerPortal(Number(process.env.VITEST_POOL_ID))

/** The project whose data the tests see and change. */
export const project: string = isWholeSuite ? PROJECT : own.project

/** The portal as a browser sees it. */
export const PORTAL: string = isWholeSuite ? `http://${address('hosting')}` : `http://127.0.0.1:${own.port}`

/** What the portal of this worker writes. */
export const portalLog: string = own.log

async function askPortal(to: 'reset' | 'restart'): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${own.controlPort}/${to}`)
  if (!response.ok) throw new Error(`${to} of the portal: ${await response.text()}`)
}

/** Makes the worker's portal one that has just started, with the demo data and nothing else. */
export const resetPortal = (): Promise<void> => askPortal('reset')

/** Makes it one that has just started, with the data that there is: it knows no settings and no costs of before. */
export const restartPortal = (): Promise<void> => askPortal('restart')

// As a setup file of the suites that need the emulators, this also points the Admin SDK of the test process at them.
Object.assign(process.env, {
  GCLOUD_PROJECT: project,
  FIRESTORE_EMULATOR_HOST: address('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
  // Nothing here runs on Google's machines: asking whether it does only costs time.
  METADATA_SERVER_DETECTION: 'none',
})
