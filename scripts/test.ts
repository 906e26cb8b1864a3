import { main } from './lib/stop-error.ts'
import { runEmulated } from './suites/run-emulated.ts'
import { chosen, conclude, runSuites } from './suites/run-suites.ts'

const isFull = process.env.TIER === 'full'

/**
 * What a commit needs, or the suites that are named: `npm test -- unit api`. Ends with one line, `N passed, N failed`. What needs
 * no emulators runs beside what does, which waits for answers half of the time.
 */
await main(async () => {
  const named = process.argv.slice(2)
  const suites = chosen(named).filter(({ onlyFull }) => isFull || named.length > 0 || !onlyFull)
  const plain = suites.filter((suite) => !suite.needsEmulators)
  const emulated = suites.filter((suite) => suite.needsEmulators)
  const [first, second] = await Promise.all([
    runSuites(plain, emulated.length > 0 ? 'beside' : 'alone'),
    runEmulated(emulated),
    // Early, since a browser is fetched for half a minute; what fails is told by the suite that needs it.
    Promise.allSettled(suites.map(({ prepare }) => prepare?.())),
  ])
  return conclude(new Map([...first, ...second]))
})
