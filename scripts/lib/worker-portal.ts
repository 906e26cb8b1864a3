import { join } from 'node:path'
import { PROJECT } from '../emulators/cli.ts'
import { readFirebaseConfig } from './firebase-config.ts'
import { EMULATOR_HOME } from './paths.ts'

/** Files of tests at a time on the emulators: more than there are processors, since each waits for answers half of the time. */
export const WORKERS = 3

/** A portal under test: usually that of one worker, a project of its own on the emulators, in one process. */
export interface WorkerPortal {
  project: string
  port: number
  /** Where its process takes the request to reset it. */
  controlPort: number
  /** What its process writes, searched for secrets like the emulators' own. */
  log: string
}

const { port: hostingPort } = readFirebaseConfig().emulators.hosting

/** The portal of the whole Emulator Suite, with the emulators of Functions and Hosting: there is one. */
export const SUITE_PORTAL: WorkerPortal = {
  project: PROJECT,
  port: hostingPort,
  controlPort: hostingPort + 1,
  log: join(EMULATOR_HOME, 'emulators.log'),
}

/** @param worker 1 for the first, as Vitest counts them */
export function workerPortal(worker: number): WorkerPortal {
  const port = hostingPort + 100 * worker
  return {
    project: `${PROJECT}-${worker}`,
    port,
    controlPort: port + 1,
    log: join(EMULATOR_HOME, `portal-${worker}.log`),
  }
}
