import { address } from '../../scripts/emulators/ports.ts'
import { SUITE_PORTAL, workerPortal } from '../../scripts/lib/worker-portal.ts'
import { pointAtEmulators } from './point-at-emulators.ts'

/** Where the emulators listen, as `host` and `port`, for clients that want them apart. */
export function endpoint(name: Parameters<typeof address>[0]): { host: string; port: number } {
  const [host = '', port = ''] = address(name).split(':')
  return { host, port: Number(port) }
}

/** The portal under test: of the whole Emulator Suite, or of the worker. */
const own =
  process.env.WHOLE_SUITE === 'true' ? SUITE_PORTAL : workerPortal(Number(process.env.VITEST_POOL_ID))

/** The project whose data the tests see and change. */
export const { project } = own

/** The portal as a browser sees it. */
export const PORTAL = `http://127.0.0.1:${own.port}`

/** What that portal writes. */
export const portalLog: string = own.log

async function askPortal(to: 'reset' | 'restart'): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${own.controlPort}/${to}`)
  if (!response.ok) throw new Error(`${to} of the portal: ${await response.text()}`)
}

/** Makes the portal one that has the demo data and nothing else; a worker's is also as if it had just started. */
export const resetPortal = (): Promise<void> => askPortal('reset')

/** Resets a worker's portal as after a start, with its data: without cached settings and costs. */
export const restartPortal = (): Promise<void> => askPortal('restart')

// As a setup file of the suites that need the emulators, this also points the Admin SDK of the test process at them.
pointAtEmulators(project)
