import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Sum = { readonly count: number; readonly sum: number; readonly max: number }

const none: Sum = { count: 0, sum: 0, max: 0 }

/** Prints each distinct fault with its combinations, then the number of combinations. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes what a reporter's file exports by default.
export default class MatrixReporter implements Reporter {
  readonly #sums = new Map<string, Sum>()
  readonly #looksByFault = new Map<string, string[]>()
  readonly #outcomes = new Map<TestCase, boolean>()

  onTestEnd(test: TestCase, result: TestResult): void {
    const faults = result.annotations.filter(({ type }) => type === 'fault')
    const passed = result.status === 'passed' && faults.length === 0
    this.#outcomes.set(test, passed)
    process.stdout.write(passed ? '.' : 'F')
    for (const { description = '' } of faults) this.#note(description, test.title)
    if (!passed && faults.length === 0)
      this.#note(result.error?.message ?? result.status, test.title)
    for (const { type, description } of result.annotations) {
      if (type === 'fault') continue
      const value = Number(description)
      const { count, sum, max } = this.#sums.get(type) ?? none
      this.#sums.set(type, { count: count + 1, sum: sum + value, max: Math.max(max, value) })
    }
  }

  onError(error: { message?: string }): void {
    console.error(error.message)
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const worstFirst = [...this.#looksByFault].sort(
      ([, one], [, other]) => other.length - one.length,
    )
    for (const [fault, looks] of worstFirst)
      console.log(`\n${looks.length} × ${fault}\n    ${looks.slice(0, 4).join('; ')}`)
    const failed = [...this.#outcomes.values()].filter((passed) => !passed).length
    const { count, max } = this.#sums.get('layout shift') ?? none
    const looks = this.#sum('looks')
    console.log(
      [
        '',
        `${this.#outcomes.size} stories, ${looks} of them looks: ${failed} with faults`,
        `layout shift at most ${max.toFixed(4)} in ${count} pages`,
        `${this.#sum('axe runs')} axe runs, ${this.#sum('contrasts measured')} contrasts measured that axe left undecided`,
      ].join('\n'),
    )
    return Promise.resolve({ status: failed > 0 && status === 'passed' ? 'failed' : status })
  }

  #sum(type: string): number {
    return this.#sums.get(type)?.sum ?? 0
  }

  #note(fault: string, look: string): void {
    this.#looksByFault.set(fault, [...(this.#looksByFault.get(fault) ?? []), look])
  }

  printsToStdio(): boolean {
    return true
  }
}
