import { failureText } from './print.ts'
import type { Difference, Target, TargetResult, TargetRun } from './targets.ts'
import { verdictOf } from './targets.ts'

export const places: Readonly<Record<Target, string>> = {
  machine: 'on the machines',
  screen: 'on the screens',
  browser: 'in the browser',
}

function failed(result: TargetResult): string {
  const { trace, isFlaky = false } = result
  return [
    failureText(result),
    ...(isFlaky ? ['    flaky: it passed when repeated'] : []),
    ...(trace ? [`    trace: npx playwright show-trace ${trace}`] : []),
    '',
  ].join('\n')
}

export function runSummary({ target, results }: TargetRun, seconds: number): string {
  const skipped = results.filter((result) => verdictOf(result) === 'not played')
  const held = results.filter((result) => verdictOf(result) === 'held').length
  const rest = skipped.length === 0 ? '' : `, ${skipped.length} not played there`
  return [
    ...results.filter((result) => verdictOf(result) === 'failed').map(failed),
    ...[...Map.groupBy(skipped, (result) => result.skipped)].map(([why, all]) => {
      const what = all.length === 1 ? all[0]?.scenario.file : `${all.length} scenarios`
      return `  ${what}: not ${places[target]}: ${why}`
    }),
    `${held} of ${results.length} scenarios hold ${places[target]}${rest}, ${seconds.toFixed(2)} s`,
  ].join('\n')
}

export const unequalText = (differing: readonly Difference[], count: number, targets = 2): string =>
  [
    ...differing.map(({ scenario, verdicts }) => {
      const words = verdicts.map(({ target, verdict }) => `${verdict} ${places[target]}`)
      return `  different verdicts: ${scenario.file}: ${words.join(', ')}`
    }),
    `${count - differing.length} of ${count} have the same verdict on ${targets === 2 ? 'both' : 'all'} targets`,
  ].join('\n')
