/** What a suite came to. */
export interface Tally {
  passed: number
  failed: number
  /** Why it failed, where its own output does not say. */
  reason?: string
  /** What it wrote, where that was held back. */
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

/** The one plain line that closes a test run. */
export function closingLine(tallies: Iterable<Tally>): string {
  const { passed, failed } = total(tallies)
  return `${passed} passed, ${failed} failed`
}

/** The sum over all suites. */
export function total(tallies: Iterable<Tally>): { passed: number; failed: number } {
  let passed = 0
  let failed = 0
  for (const tally of tallies) {
    passed += tally.passed
    failed += tally.failed
  }
  return { passed, failed }
}
