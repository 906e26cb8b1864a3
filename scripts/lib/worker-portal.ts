import { PROJECT } from '../emulators/cli.ts'
import { readFirebaseConfig } from './firebase-config.ts'

/** The portal of one worker of the tests: a project of its own on the emulators, in one process. */
export interface WorkerPortal {
  project: string
  port: number
  /** Where its process is told to reset it. */
  controlPort: number
}

/** @param worker 1 for the first, as Vitest counts them */
export function workerPortal(worker: number): WorkerPortal {
  const port = readFirebaseConfig().emulators.hosting.port + 100 * worker
  return { project: `${PROJECT}-${worker}`, port, controlPort: port + 1 }
}
