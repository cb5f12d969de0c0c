import type { AnswerCase } from '../coverage/answers.ts'
import { describeMissing } from '../coverage/coverage.ts'
import type { MachineCoverage, Share } from '../coverage/coverage.ts'
import { describeFailure, TARGET_PLACES } from '../report/failure-text.ts'
import { verdictOf } from '../run/targets.ts'
import type { TargetResult, TargetRun, UnequalVerdicts } from '../run/targets.ts'

const cell = ({ reached, total }: Share): string => {
  const percent = total === 0 ? '–' : `${Math.floor((100 * reached) / total)} %`
  return `${reached} of ${total}`.padStart(10) + percent.padStart(7)
}

export function coverageTable(coverage: readonly MachineCoverage[]): string {
  const head = `${'machine'.padEnd(20)}${'states'.padStart(17)}${'transitions'.padStart(17)}${'guards'.padStart(17)}`
  const rows = coverage.map(
    ({ machine, states, transitions, guards }) =>
      `${machine.padEnd(20)}${cell(states)}${cell(transitions)}${cell(guards)}`,
  )
  return [head, ...rows, ...coverage.flatMap(describeMissing).map((text) => `  ${text}`)].join('\n')
}

export function answersTable(cases: readonly AnswerCase[]): string {
  const missingCases = cases.filter(({ isReached }) => !isReached)
  const places = Map.groupBy(
    missingCases,
    ({ machine, state, operation }) => `${machine} ${state}, ${operation}`,
  )
  return [
    `state × operation × status of the contract: ${cases.length - missingCases.length} of ${cases.length} were met`,
    ...[...places].map(
      ([place, placeCases]) =>
        `  ${place}: not met ${placeCases.map(({ status }) => status).join(', ')}`,
    ),
  ].join('\n')
}

function describeFailed(result: TargetResult): string {
  const { trace, isFlaky = false } = result
  return [
    describeFailure(result),
    ...(isFlaky ? ['    flaky: it passed when repeated'] : []),
    ...(trace ? [`    trace: npx playwright show-trace ${trace}`] : []),
    '',
  ].join('\n')
}

export function runSummary({ target, results }: TargetRun, seconds: number): string {
  const verdicts = Map.groupBy(results, verdictOf)
  const skipped = verdicts.get('not played') ?? []
  const skippedText = skipped.length === 0 ? '' : `, ${skipped.length} not played there`
  const passedCount = verdicts.get('held')?.length ?? 0
  return [
    ...(verdicts.get('failed') ?? []).map(describeFailed),
    ...[...Map.groupBy(skipped, (result) => result.skipped)].map(([reason, skippedResults]) => {
      const subject =
        skippedResults.length === 1
          ? skippedResults[0]?.scenario.file
          : `${skippedResults.length} scenarios`
      return `  ${subject}: not ${TARGET_PLACES[target]}: ${reason}`
    }),
    `${passedCount} of ${results.length} scenarios hold ${TARGET_PLACES[target]}${skippedText}, ${seconds.toFixed(2)} s`,
  ].join('\n')
}

export const describeUnequal = (
  unequal: readonly UnequalVerdicts[],
  count: number,
  targets = 2,
): string =>
  [
    ...unequal.map(({ scenario, verdicts }) => {
      const texts = verdicts.map(({ target, verdict }) => `${verdict} ${TARGET_PLACES[target]}`)
      return `  different verdicts: ${scenario.file}: ${texts.join(', ')}`
    }),
    `${count - unequal.length} of ${count} have the same verdict on ${targets === 2 ? 'both' : 'all'} targets`,
  ].join('\n')

const PROGRESS_INTERVAL = 10

/** Prints each tenth scenario that was played in the browser, and each that failed. */
export function createProgress(
  count: number,
  print: (line: string) => void,
): (result: TargetResult) => void {
  let playedCount = 0
  return (result) => {
    playedCount += 1
    if (verdictOf(result) === 'failed')
      print(`  ${playedCount} of ${count}: ${result.scenario.file} failed`)
    else if (playedCount % PROGRESS_INTERVAL === 0 || playedCount === count)
      print(`  ${playedCount} of ${count} in the browser`)
  }
}
