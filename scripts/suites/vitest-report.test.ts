import { describe, expect, test } from 'vitest'
import { tallyOf } from './vitest-report.ts'

function report(total: number, passed: number, files: { status: string; tests: number }[]): string {
  return JSON.stringify({
    numTotalTests: total,
    numPassedTests: passed,
    testResults: files.map(({ status, tests }) => ({
      name: 'a.test.ts',
      status,
      message: '',
      assertionResults: Array(tests),
    })),
  })
}

describe('tallyOf', () => {
  test('counts what passed', () => {
    expect(tallyOf(report(3, 3, [{ status: 'passed', tests: 3 }]), 0)).toEqual({ passed: 3, failed: 0 })
  })

  test('counts what was skipped, as after a failed beforeAll, as failed', () => {
    expect(tallyOf(report(3, 1, [{ status: 'failed', tests: 3 }]), 1)).toEqual({ passed: 1, failed: 2 })
  })

  test('counts a file that does not load', () => {
    const files = [
      { status: 'passed', tests: 2 },
      { status: 'failed', tests: 0 },
    ]
    expect(tallyOf(report(2, 2, files), 1)).toEqual({ passed: 2, failed: 1 })
  })

  test('counts an unhandled rejection', () => {
    expect(tallyOf(report(2, 2, [{ status: 'passed', tests: 2 }]), 1)).toMatchObject({ passed: 2, failed: 1 })
  })

  test('counts a suite without tests as failed', () => {
    expect(tallyOf(report(0, 0, []), 1)).toEqual({ passed: 0, failed: 1, reason: 'there are no tests' })
  })
})
