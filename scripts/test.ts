import { main } from './lib/stop-error.ts'
import { runEmulated } from './suites/run-emulated.ts'
import { chosen, conclude, runSuites } from './suites/run-suites.ts'

/** All suites, or those named: `npm test -- unit api`. Ends with one line, `N passed, N failed`. */
await main(async () => {
  const suites = chosen(process.argv.slice(2))
  const plain = await runSuites(suites.filter((suite) => !suite.needsEmulators))
  const emulated = await runEmulated(suites.filter((suite) => suite.needsEmulators))
  return conclude(new Map([...plain, ...emulated]))
})
