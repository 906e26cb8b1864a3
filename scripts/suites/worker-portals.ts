import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { PROJECT } from '../emulators/cli.ts'
import { address } from '../emulators/ports.ts'
import { inRoot } from '../lib/paths.ts'
import { StopError } from '../lib/stop-error.ts'
import { type WorkerPortal, workerPortal } from '../lib/worker-portal.ts'

/** Running portals, one for each worker of the tests. */
export interface WorkerPortals {
  /** The one-time passwords, keys and the like that tests had them make. */
  generatedSecrets(): Promise<string[]>
  stop(): void
}

const settings = (file: string) => parseEnv(readFileSync(inRoot('functions', file), 'utf8'))

/** Modules that the process begins with; each says why. */
const preloaded = ['hosting-requests.mjs', 'keep-alive.mjs'].flatMap((file) => [
  '--import',
  pathToFileURL(inRoot('scripts', 'emulators', file)).href,
])

/** The environment of the functions of a project on the emulators, where no emulator of the functions sets it. */
export function functionsEnv(project: string, origin: string): NodeJS.ProcessEnv {
  return {
    ...settings(`.env.${PROJECT}`),
    ...settings('.secret.local'),
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    FIRESTORE_EMULATOR_HOST: address('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: address('auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: address('storage'),
    METADATA_SERVER_DETECTION: 'none',
    PORTAL_ORIGIN: origin,
    EMAILJS_ORIGIN: origin,
  }
}

async function start(
  worker: number,
  env: NodeJS.ProcessEnv,
): Promise<WorkerPortal & { child: ChildProcess }> {
  const portal = workerPortal(worker)
  const log = openSync(portal.log, 'w')
  const child = fork(inRoot('tests', 'support', 'portal-server.ts'), [String(worker)], {
    execArgv: preloaded,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, ...functionsEnv(portal.project, `http://127.0.0.1:${portal.port}`), ...env },
  })
  closeSync(log)
  const ended = once(child, 'exit').then(() => {
    throw new StopError(`The portal of worker ${worker} did not start; see ${portal.log}`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return { ...portal, child }
}

/** Starts a portal for each worker on the running emulators, with the demo data that the project of these holds. */
export async function startWorkerPortals(count: number, env: NodeJS.ProcessEnv): Promise<WorkerPortals> {
  const portals = await Promise.all(Array.from({ length: count }, (_, at) => start(at + 1, env)))
  return {
    async generatedSecrets() {
      const ask = async ({ controlPort }: WorkerPortal) =>
        (await (await fetch(`http://127.0.0.1:${controlPort}/secrets`)).json()) as string[]
      return (await Promise.all(portals.map(ask))).flat()
    },
    stop() {
      for (const { child } of portals) child.kill('SIGKILL')
    },
  }
}
