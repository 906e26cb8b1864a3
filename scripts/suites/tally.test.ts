import { expect, test } from 'vitest'
import { closingLine, couldNotRun, single } from './tally.ts'

test('the closing line sums every suite', () => {
  const tallies = [
    { passed: 12, failed: 1 },
    single(true),
    single(false, 'no'),
    couldNotRun('Chromium is missing'),
  ]
  expect(closingLine(tallies)).toBe('13 passed, 3 failed')
})

test('a check that holds gives no reason, one that fails gives it', () => {
  expect(single(true, 'unused')).toEqual({ passed: 1, failed: 0 })
  expect(single(false, 'why')).toEqual({ passed: 0, failed: 1, reason: 'why' })
})
