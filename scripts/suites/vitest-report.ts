import { couldNotRun, type Tally } from './tally.ts'

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: unknown[] }[]
}

/**
 * Counts a Vitest run. What is not passed is failed: a failed `beforeAll` leaves its tests "skipped", and a file that does
 * not load has none. An exit code without a failed test (an unhandled rejection) counts as one more.
 */
export function tallyOf(report: string, exitCode: number): Tally {
  const { numTotalTests, numPassedTests, testResults }: Report = JSON.parse(report)
  if (testResults.length === 0) return couldNotRun('there are no tests')
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numTotalTests - numPassedTests + unloaded.length
  if (failed === 0 && exitCode !== 0) {
    return {
      passed: numPassedTests,
      failed: 1,
      reason: `Vitest ended with code ${exitCode} although every test passed`,
    }
  }
  return { passed: numPassedTests, failed }
}
