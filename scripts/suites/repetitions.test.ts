import { expect, test } from 'vitest'
import { repetitionLines } from './repetitions.ts'
import { couldNotRun, single } from './tally.ts'

test('counts the runs in which a test failed or was retried, and gives the result of each run', () => {
  const run = (failures: string[], retried: string[]) => ({
    tallies: new Map([['e2e', { passed: 9, failed: failures.length, failures, retried }]]),
    seconds: 61.4,
  })
  expect(
    repetitionLines([run([], ['slow story']), run(['story'], ['slow story']), run(['story'], [])]),
  ).toEqual([
    'failed  retried  of what runs',
    '     2        0  story',
    '     0        2  slow story',
    'run 1: 9 passed, 0 failed, 61 s',
    'run 2: 9 passed, 1 failed, 61 s',
    'run 3: 9 passed, 1 failed, 61 s',
  ])
})

test('names a suite that failed without a test of its own', () => {
  const tallies = new Map([
    ['lint', single(false)],
    ['api', couldNotRun('no emulators')],
  ])
  expect(repetitionLines([{ tallies, seconds: 1 }])).toEqual([
    'failed  retried  of what runs',
    '     1        0  the suite lint',
    '     1        0  the suite api',
    'run 1: 0 passed, 2 failed, 1 s',
  ])
})

test('has no table where all is well', () => {
  expect(repetitionLines([{ tallies: new Map([['lint', single(true)]]), seconds: 2 }])).toEqual([
    'run 1: 1 passed, 0 failed, 2 s',
  ])
})
