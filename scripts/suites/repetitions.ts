import { type Tally, total } from './tally.ts'

/** One of several runs of the same suites. */
export interface Repetition {
  tallies: ReadonlyMap<string, Tally>
  /** Seconds that it took. */
  seconds: number
}

/** What failed, and what was retried, in how many of the runs, the most frequent first; and the result of each run. */
export function repetitionLines(runs: readonly Repetition[]): string[] {
  const failedIn = new Map<string, number>()
  const retriedIn = new Map<string, number>()
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { tallies } of runs) {
    for (const [suite, { failed, failures = [], retried = [] }] of tallies) {
      for (const name of failures) count(failedIn, name)
      if (failed > failures.length) count(failedIn, `the suite ${suite}`)
      for (const name of retried) count(retriedIn, name)
    }
  }
  const row = (failed: number | string, retried: number | string, name: string) =>
    `${String(failed).padStart(6)}  ${String(retried).padStart(7)}  ${name}`
  const names = [...new Set([...failedIn.keys(), ...retriedIn.keys()])]
  const rows = names
    .map((name) => ({ name, failed: failedIn.get(name) ?? 0, retried: retriedIn.get(name) ?? 0 }))
    .sort((one, other) => other.failed - one.failed || other.retried - one.retried)
    .map(({ name, failed, retried }) => row(failed, retried, name))
  const results = runs.map(({ tallies, seconds }, at) => {
    const { passed, failed } = total(tallies.values())
    return `run ${at + 1}: ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`
  })
  return [...(rows.length === 0 ? [] : [row('failed', 'retried', 'of what runs'), ...rows]), ...results]
}
