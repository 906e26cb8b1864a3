import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { buildFunctions, buildWeb } from '../build.ts'
import { PROJECT } from '../emulators/cli.ts'
import { type Emulators, startEmulators } from '../emulators/launcher.ts'
import { demoData } from '../lib/demo-data.ts'
import { API_PROCESS_LOG, EMULATOR_HOME, inRoot } from '../lib/paths.ts'
import { WORKERS } from '../lib/worker-portal.ts'
import { generatedSecrets } from './generated-secrets.ts'
import { searchLogs } from './log-search.ts'
import { runSuites } from './run-suites.ts'
import { EMULATED, type Suite } from './suites.ts'
import { couldNotRun, type Tally } from './tally.ts'
import { startWorkerPortals, type WorkerPortals } from './worker-portals.ts'

/** Starts the portal on the emulators, runs suites on it, ends it and searches the logs for what they must not hold. */
export async function runEmulated(suites: readonly Suite[]): Promise<Map<string, Tally>> {
  if (suites.length === 0) return new Map()
  const emulators = await startPortal().catch((error: Error) => error)
  if (emulators instanceof Error) {
    console.error(emulators.message)
    return new Map(suites.map(({ name }) => [name, couldNotRun(emulators.message)]))
  }
  const tallies = await runSuites(suites)
  const generated = await Promise.all([emulators.portals.generatedSecrets(), generatedSecrets(PROJECT)]).then(
    (secrets) => secrets.flat(),
    (error: Error) => error,
  )
  emulators.portals.stop()
  await emulators.stop()
  return new Map([...tallies, ...(await runSuites([await logSearch(generated)]))])
}

/** @param generated the secrets that the run generated, or why they could not be read */
async function logSearch(generated: readonly string[] | Error): Promise<Suite> {
  if (generated instanceof Error)
    return { name: 'logs', needsEmulators: true, run: async () => couldNotRun(generated.message) }
  const file = pathToFileURL(inRoot('tests', 'support', 'secrets.ts')).href
  const { SECRETS }: { SECRETS: readonly string[] } = await import(file)
  return {
    name: 'logs',
    needsEmulators: true,
    run: async () => searchLogs(EMULATOR_HOME, SECRETS, generated),
  }
}

async function startPortal(): Promise<Emulators & { portals: WorkerPortals }> {
  console.log('\n── emulators')
  await buildFunctions()
  await buildWeb()
  rmSync(API_PROCESS_LOG, { force: true })
  const emulators = await startEmulators({ ...demoData(), env: EMULATED })
  return { ...emulators, portals: await startWorkerPortals(WORKERS, EMULATED) }
}
