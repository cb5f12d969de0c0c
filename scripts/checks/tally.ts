/** Numbers of passed, failed and skipped tests; names of failed ones. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly string[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

type PlaywrightSuite = {
  readonly title: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

type PlaywrightReport = {
  readonly stats: { expected: number; unexpected: number; skipped: number }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

/** Counts Vitest's JSON report; a file that failed without a test counts as one failure. */
export function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failedTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name} › ${fullName}`),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...brokenFiles.map(({ name }) => name), ...failedTests],
  }
}

/** Counts Playwright's JSON report; an error outside tests counts as one failure. */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors, suites } = report as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...titlesOf(suites, 'unexpected'),
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside of the stories'),
    ],
  }
}

const titlesOf = (suites: readonly PlaywrightSuite[], status: string): readonly string[] =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) =>
    [
      ...specs
        .filter(({ tests }) => tests.some((test) => test.status === status))
        .map((spec) => spec.title),
      ...titlesOf(inner, status),
    ].map((name) => `${title} › ${name}`),
  )

/**
 * A check's tally: its report's tests, else one. A tool that exited with an error counts as failed even if its report
 * shows no failure, and so does a report without tests.
 */
export function tallyOf(exitedWell: boolean, reported: Tally | null): Tally {
  if (!reported) {
    return { ...nothing, passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1 }
  }
  const silent = reported.failed === 0 && (!exitedWell || reported.passed === 0)
  return silent ? { ...reported, failed: 1 } : reported
}

const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, { passed, failed, skipped, failures }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
      failures: [...all.failures, ...failures],
    }),
    nothing,
  )
}

/** `N passed, N failed`, plus skipped ones if any. */
export function describe({ passed, failed, skipped }: Tally): string {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')
}
