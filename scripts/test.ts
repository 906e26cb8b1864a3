import { main } from './lib/stop-error.ts'
import { runEmulated } from './suites/run-emulated.ts'
import { chosen, conclude, runSuites } from './suites/run-suites.ts'
import type { Suite } from './suites/suites.ts'
import type { Tally } from './suites/tally.ts'

/** All suites, or those named: `npm test -- unit api`. Ends with one line, `N passed, N failed`. */
await main(async () => {
  const suites = chosen(process.argv.slice(2))
  const plain = suites.filter((suite) => !suite.needsEmulators)
  const emulated = suites.filter((suite) => suite.needsEmulators)
  return conclude(new Map((await runBoth(plain, emulated)).flatMap((tallies) => [...tallies])))
})

/**
 * Beside each other where nobody watches: emulators start, and their first suites wait for them, while the plain ones
 * compute. In a terminal one after the other, since both repaint what they show.
 */
async function runBoth(
  plain: readonly Suite[],
  emulated: readonly Suite[],
): Promise<ReadonlyMap<string, Tally>[]> {
  if (process.stdout.isTTY) return [await runSuites(plain), await runEmulated(emulated)]
  return Promise.all([runSuites(plain), runEmulated(emulated)])
}
