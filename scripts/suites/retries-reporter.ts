import type { Reporter, TestCase } from 'vitest/node'

/** So many stories that needed a second try fail the run: that is no luck any more. */
const tooMany = 3

/** Names at the end the stories that passed at their second try only. */
export default class RetriesReporter implements Reporter {
  private readonly retried: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.retried.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.retried.length === 0) return
    console.log(`\nPassed at the second try only:\n${this.retried.map((name) => `  ${name}`).join('\n')}`)
    if (this.retried.length < tooMany) return
    console.log(`${this.retried.length} stories needed a second try, which fails the run.`)
    process.exitCode = 1
  }
}
