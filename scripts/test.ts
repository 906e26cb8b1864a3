import { pathToFileURL } from 'node:url'
import { buildFunctions, buildWeb } from './build.ts'
import { type Emulators, startEmulators } from './emulators/launcher.ts'
import { demoData } from './lib/demo-data.ts'
import { EMULATOR_HOME, inRoot } from './lib/paths.ts'
import { main } from './lib/stop-error.ts'
import { searchLogs } from './suites/log-search.ts'
import { chosen, conclude, runSuites } from './suites/run-suites.ts'
import type { Suite } from './suites/suites.ts'
import { couldNotRun, type Tally } from './suites/tally.ts'

/** All suites, or those named: `npm test -- unit api`. Ends with one line, `N passed, N failed`. */
await main(async () => {
  const suites = chosen(process.argv.slice(2))
  const plain = await runSuites(suites.filter((suite) => !suite.needsEmulators))
  const emulated = await runEmulated(suites.filter((suite) => suite.needsEmulators))
  return conclude(new Map([...plain, ...emulated]))
})

async function runEmulated(suites: readonly Suite[]): Promise<Map<string, Tally>> {
  if (suites.length === 0) return new Map()
  const emulators = await startPortal().catch((error: Error) => error)
  if (emulators instanceof Error) {
    console.error(emulators.message)
    return new Map(suites.map(({ name }) => [name, couldNotRun(emulators.message)]))
  }
  const tallies = await runSuites(suites)
  await emulators.stop()
  return new Map([...tallies, ...(await runSuites([await logSearch()]))])
}

async function logSearch(): Promise<Suite> {
  const file = pathToFileURL(inRoot('tests', 'support', 'secrets.ts')).href
  const { SECRETS }: { SECRETS: readonly string[] } = await import(file)
  return { name: 'logs', needsEmulators: true, run: async () => searchLogs(EMULATOR_HOME, SECRETS) }
}

async function startPortal(): Promise<Emulators> {
  console.log('\n── emulators')
  await buildFunctions()
  await buildWeb()
  return startEmulators(demoData())
}
