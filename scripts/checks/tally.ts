/** How many tests held, failed, or were left out. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

type VitestReport = {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly unknown[]
}

/** Counts Vitest's JSON report; a file that failed without a test of its own counts as one. */
export function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: numPendingTests + numTodoTests,
  }
}

/** Counts Playwright's JSON report; an error outside of any test counts as one failure. */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors } = report as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * What a check counts for: its tests when it has a report, else one. A tool that ended with an
 * error counts as failed even when its report knows of no failure, and no tests at all are one
 * failure.
 */
export function tallyOf(exitedWell: boolean, reported: Tally | null): Tally {
  if (!reported) return { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: 0 }
  const silent = reported.failed === 0 && (!exitedWell || reported.passed === 0)
  return silent ? { ...reported, failed: 1 } : reported
}

/** The sum of tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  const none: Tally = { passed: 0, failed: 0, skipped: 0 }
  return tallies.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    none,
  )
}

/** `N passed, N failed`, and the skipped ones when there are any. */
export function describe({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
