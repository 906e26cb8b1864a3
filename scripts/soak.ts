import { main } from './lib/stop-error.ts'
import { runEmulated } from './suites/run-emulated.ts'
import { chosen, conclude } from './suites/run-suites.ts'

/** The tests of load and faults at every place, more often and for longer than in `npm test` (tests/faults/rounds.ts). */
await main(async () => {
  process.env.SOAK = 'true'
  process.env.TIER = 'soak'
  return conclude(await runEmulated(chosen(['faults'])))
})
