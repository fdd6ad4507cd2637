import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed on their second attempt. */
export default class FlakyReporter implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`)
  }

  onTestRunEnd() {
    if (this.#names.length > 0)
      console.log(`\nFlaky, passed at the second try:\n${this.#names.map((name) => `- ${name}`).join('\n')}`)
  }
}
