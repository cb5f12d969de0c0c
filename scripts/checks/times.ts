/** How long the tests of a file took, one after another. */
export type FileTime = { readonly file: string; readonly seconds: number }

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
}

type PlaywrightSuite = {
  readonly specs?: readonly {
    readonly file: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Times in Vitest's JSON report, from the file's first test to its last one. */
export const timesOfVitest = (report: unknown): readonly FileTime[] =>
  (report as VitestReport).testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1_000,
  }))

/** Times in Playwright's JSON report, a second try included. */
export function timesOfPlaywright(report: unknown): readonly FileTime[] {
  const seconds = new Map<string, number>()
  const add = ({ specs = [], suites = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const results = tests.flatMap((test) => test.results)
      const sum = results.reduce((all, { duration }) => all + duration / 1_000, 0)
      seconds.set(file, (seconds.get(file) ?? 0) + sum)
    }
    suites.forEach(add)
  }
  add(report as PlaywrightSuite)
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }))
}

/** The slowest files, one a line; paths below `top` relative to it. */
export const slowest = (times: readonly FileTime[], top: string, count: number): string =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file.replace(top, '')}`)
    .join('\n')
