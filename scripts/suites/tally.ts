/** What a suite came to. */
export interface Tally {
  passed: number
  failed: number
  /** The names of the tests that failed, and of those that passed at their second try only. */
  failures?: string[]
  retried?: string[]
  /** Why it failed, where its own output does not say. */
  reason?: string
  /** What it wrote, where that is printed at the end. */
  output?: string
}

/** A suite that is one check: types, lint, the log search. */
export function single(ok: boolean, reason?: string): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, ...(ok || !reason ? {} : { reason }) }
}

/** A suite that could not run at all. It counts as failed: nothing is skipped in green. */
export function couldNotRun(reason: string): Tally {
  return single(false, reason)
}

/** So many stories that needed a second try fail a run: that is no luck any more. */
const tooManyRetried = 3

/** All suites in one. */
export function total(tallies: Iterable<Tally>): Required<Pick<Tally, 'passed' | 'failed' | 'retried'>> {
  const all = [...tallies]
  const sum = (of: (tally: Tally) => number) => all.reduce((so, tally) => so + of(tally), 0)
  const retried = all.flatMap((tally) => tally.retried ?? [])
  const failed = sum((tally) => tally.failed) + (retried.length < tooManyRetried ? 0 : 1)
  return { passed: sum((tally) => tally.passed), failed, retried }
}

/** The last lines of a test run: the stories that were retried, and one closing line. */
export function closingLines(tallies: Iterable<Tally>): string[] {
  const { passed, failed, retried } = total(tallies)
  const retriedStories =
    retried.length === 0 ? [] : ['Passed at the second try only:', ...retried.map((it) => `  ${it}`)]
  const many = retried.length < tooManyRetried ? [] : [`${retried.length} of them fail the run.`]
  return [...retriedStories, ...many, `${passed} passed, ${failed} failed`]
}
