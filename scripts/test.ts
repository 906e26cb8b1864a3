import { parseArgs } from 'node:util'
import { main, StopError } from './lib/stop-error.ts'
import { type Repetition, repetitionLines } from './suites/repetitions.ts'
import { runEmulated } from './suites/run-emulated.ts'
import { chosen, conclude, runSuites } from './suites/run-suites.ts'
import type { Suite } from './suites/suites.ts'
import type { Tally } from './suites/tally.ts'

const isFull = process.env.TIER === 'full'

/**
 * What a commit needs, or the suites that are named: `npm test -- unit api`. Ends with one line, `N passed, N failed`.
 * `--repeat N` does it N times, and ends with a table of what failed how often.
 */
await main(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { repeat: { type: 'string', default: '1' } },
  })
  const repeat = Number(values.repeat)
  if (!(Number.isInteger(repeat) && repeat > 0)) throw new StopError('--repeat needs a number, from 1 up.')
  const suites = chosen(names).filter(({ onlyFull }) => isFull || names.length > 0 || !onlyFull)
  const runs: Repetition[] = []
  let code = 0
  while (runs.length < repeat) {
    const started = Date.now()
    const tallies = await runAll(suites)
    code = Math.max(code, conclude(tallies))
    runs.push({ tallies, seconds: (Date.now() - started) / 1000 })
  }
  if (repeat > 1) for (const line of ['', ...repetitionLines(runs)]) console.log(line)
  return code
})

/** What needs no emulators runs beside what does, which waits for answers half of the time. */
async function runAll(suites: readonly Suite[]): Promise<Map<string, Tally>> {
  const plain = suites.filter((suite) => !suite.needsEmulators)
  const emulated = suites.filter((suite) => suite.needsEmulators)
  const [first, second] = await Promise.all([
    runSuites(plain, emulated.length > 0 ? 'beside' : 'alone'),
    runEmulated(emulated),
    // Early, since a browser is fetched for half a minute; a failure is reported by the suite that needs it.
    Promise.allSettled(suites.map(({ prepare }) => prepare?.())),
  ])
  return new Map([...first, ...second])
}
