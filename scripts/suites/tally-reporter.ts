import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { single, type Tally } from './tally.ts'

/** The parts of Vitest's tests that are counted. */
type Counted = Pick<TestCase, 'fullName' | 'result' | 'diagnostic'>
interface CountedModule {
  relativeModuleId: string
  state: TestModule['state']
  children: { allTests(): Iterable<Counted> }
}

/**
 * What a run of Vitest came to. What is not passed is failed: a failed `beforeAll` leaves its tests "skipped", and a file that
 * does not load has none. What was thrown outside of any test counts as one more.
 */
export function tallyOf(modules: readonly CountedModule[], thrown: readonly unknown[] = []): Tally {
  if (modules.length === 0) return single(false, 'there are no tests')
  let passed = 0
  const retried: string[] = []
  const failures = thrown.map((error) => `outside of any test: ${String(error)}`)
  for (const module of modules) {
    const name = (test?: Counted) => `${module.relativeModuleId}${test ? `: ${test.fullName}` : ''}`
    const tests = [...module.children.allTests()]
    for (const test of tests) {
      if (test.result().state !== 'passed') failures.push(name(test))
      else passed += 1
      if (test.diagnostic()?.flaky) retried.push(name(test))
    }
    if (tests.length === 0 && module.state() === 'failed') failures.push(name())
  }
  return { passed, failed: failures.length, failures, retried }
}

/** Leaves the tally in the file that the environment names, for the runner: it cannot see into Vitest's process. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], thrown: readonly { message?: string }[]): void {
    const messages = thrown.map(({ message }) => message)
    if (process.env.TALLY_FILE)
      writeFileSync(process.env.TALLY_FILE, JSON.stringify(tallyOf(modules, messages)))
  }
}
