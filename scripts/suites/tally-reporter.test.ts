import { describe, expect, test } from 'vitest'
import { tallyOf } from './tally-reporter.ts'

type State = 'passed' | 'failed' | 'skipped'

function file(state: 'passed' | 'failed', ...tests: (State | 'flaky')[]) {
  const counted = tests.map((state, at) => ({
    fullName: `test ${at + 1}`,
    result: () => ({ state: state === 'flaky' ? 'passed' : state, errors: undefined }) as never,
    diagnostic: () => ({ flaky: state === 'flaky' }) as never,
  }))
  return { relativeModuleId: 'a.test.ts', state: () => state, children: { allTests: () => counted } }
}

describe('tallyOf', () => {
  test('counts what passed', () => {
    expect(tallyOf([file('passed', 'passed', 'passed')])).toMatchObject({ passed: 2, failed: 0 })
  })

  test('counts what was skipped, as after a failed beforeAll, as failed', () => {
    expect(tallyOf([file('failed', 'passed', 'skipped')])).toMatchObject({
      ...{ passed: 1, failed: 1 },
      failures: ['a.test.ts: test 2'],
    })
  })

  test('counts a file that does not load', () => {
    const tally = tallyOf([file('passed', 'passed'), file('failed')])
    expect(tally).toMatchObject({ passed: 1, failed: 1, failures: ['a.test.ts'] })
  })

  test('counts what was thrown outside of any test', () => {
    expect(tallyOf([file('passed', 'passed')], ['a lost error'])).toMatchObject({
      ...{ passed: 1, failed: 1 },
      failures: ['outside of any test: a lost error'],
    })
  })

  test('counts a suite without tests as failed', () => {
    expect(tallyOf([])).toEqual({ passed: 0, failed: 1, reason: 'there are no tests' })
  })

  test('names what passed at its second try', () => {
    expect(tallyOf([file('passed', 'passed', 'flaky')])).toMatchObject({
      ...{ passed: 2, failed: 0 },
      retried: ['a.test.ts: test 2'],
    })
  })
})
