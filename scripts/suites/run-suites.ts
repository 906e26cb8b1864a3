import { StopError } from '../lib/stop-error.ts'
import { onStopSignal } from '../lib/stop-signals.ts'
import { SUITES, type Suite, type Way } from './suites.ts'
import { closingLines, couldNotRun, type Tally, total } from './tally.ts'

/** The suites of these names, all of them for no name; an unknown name stops with the list. */
export function chosen(names: readonly string[], suites: readonly Suite[] = SUITES): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    throw new StopError(
      `There is no suite ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}`,
    )
  }
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name))
}

/** Runs suites one after the other, also after failures. After a stop signal the rest counts as failed. */
export async function runSuites(suites: readonly Suite[], way: Way = 'alone'): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>()
  const stop = new AbortController()
  const unregister = onStopSignal(() => stop.abort())
  for (const suite of suites) {
    const heading = `\n── ${suite.name}`
    if (way === 'alone') console.log(heading)
    const tally = stop.signal.aborted ? couldNotRun('stopped') : await attempt(suite, stop.signal, way)
    if (way === 'beside') console.log(`${heading}\n${tally.output ?? ''}`)
    tallies.set(suite.name, tally)
    if (tally.reason) console.error(`${suite.name}: ${tally.reason}`)
  }
  unregister()
  return tallies
}

async function attempt(suite: Suite, signal: AbortSignal, way: Way): Promise<Tally> {
  try {
    return await suite.run(signal, way)
  } catch (error) {
    return couldNotRun(error instanceof Error ? error.message : String(error))
  }
}

/** Prints each suite's count and the closing line; the exit code says whether anything failed. */
export function conclude(tallies: ReadonlyMap<string, Tally>): number {
  console.log('')
  for (const [name, { passed, failed }] of tallies)
    console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed`)
  for (const line of closingLines(tallies.values())) console.log(line)
  return total(tallies.values()).failed === 0 ? 0 : 1
}
