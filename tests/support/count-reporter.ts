import { writeFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Failures in full, tests that passed on their second attempt by name, the rest as a count for the test script. */
export default class CountReporter implements Reporter {
  private outcomes = new Map<string, boolean>()
  private flaky: string[] = []

  onTestEnd(test: TestCase, result: TestResult) {
    const name = test.titlePath().slice(1).join(' › ')
    const passed = result.status === test.expectedStatus
    this.outcomes.set(test.id, passed || test.outcome() === 'skipped')
    if (passed && result.retry > 0) this.flaky.push(name)
    if (passed) return
    console.log(`\nFAILED ${name}${result.retry ? ` (try ${result.retry + 1})` : ''}`)
    for (const error of result.errors) console.log(error.stack ?? error.message ?? String(error))
  }

  onError(error: { message?: string }) {
    console.log(error.message)
  }

  onEnd(result: FullResult) {
    const all = [...this.outcomes.values()]
    const counts = {
      passed: all.filter(Boolean).length,
      failed: all.filter((ok) => !ok).length,
      flaky: this.flaky,
    }
    console.log(
      `End to end: ${counts.passed} passed, ${counts.failed} failed in ${Math.round(result.duration / 1000)} s`,
    )
    if (process.env.COUNT_FILE) writeFileSync(process.env.COUNT_FILE, JSON.stringify(counts))
  }
}
