import { expect, test } from 'vitest'
import { closingLines, couldNotRun, single } from './tally.ts'

test('the closing line sums every suite', () => {
  const tallies = [
    { passed: 12, failed: 1 },
    single(true),
    single(false, 'no'),
    couldNotRun('Chromium is missing'),
  ]
  expect(closingLines(tallies)).toEqual(['13 passed, 3 failed'])
})

test('a passing check has no reason, a failing one has it', () => {
  expect(single(true, 'unused')).toEqual({ passed: 1, failed: 0 })
  expect(single(false, 'why')).toEqual({ passed: 0, failed: 1, reason: 'why' })
})

test('stories that were retried are named, and three of them fail the run', () => {
  const retried = (...names: string[]) => closingLines([{ passed: 5, failed: 0, retried: names }])
  expect(retried('a', 'b')).toEqual(['Passed at the second try only:', '  a', '  b', '5 passed, 0 failed'])
  expect(retried('a', 'b', 'c').slice(-2)).toEqual(['3 of them fail the run.', '5 passed, 1 failed'])
})
