import { xmlAttribute, xmlText } from '#site/lib/xml.ts'
import { describeFailure, TARGET_PLACES } from './failure-text.ts'

import { verdictOf } from '../run/targets.ts'
import type { TargetResult, TargetRun } from '../run/targets.ts'

const secondsText = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3)

function testcase(result: TargetResult): string {
  const { scenario, failure, milliseconds, skipped } = result
  const { file, title } = scenario
  const opening = `    <testcase classname="${xmlAttribute(file)}" name="${xmlAttribute(title)}" file="${xmlAttribute(file)}" time="${secondsText(milliseconds)}"`
  if (skipped)
    return `${opening}>
      <skipped message="${xmlAttribute(skipped)}"/>
    </testcase>`
  if (failure === null) return `${opening}/>`
  const summary = failure.differences
    .map(({ subject, expected, actual }) => `${subject}: expected ${expected}, found ${actual}`)
    .join('; ')
  return `${opening}>
      <failure message="${xmlAttribute(summary)}">${xmlText(describeFailure(result))}</failure>
    </testcase>`
}

function countsOf(results: readonly TargetResult[], errors = 0): string {
  const failedCount = results.filter(({ failure }) => failure !== null).length
  const skippedCount = results.filter((result) => verdictOf(result) === 'not played').length
  const time = secondsText(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  return `tests="${results.length + errors}" failures="${failedCount}" errors="${errors}" skipped="${skippedCount}" time="${time}"`
}

const testsuite = ({ target, results }: TargetRun): string =>
  `  <testsuite name="scenarios ${TARGET_PLACES[target]}" ${countsOf(results)}>
${results.map(testcase).join('\n')}
  </testsuite>`

/** An unreadable file with its faults: `file:line: words`. */
function unreadable(fault: string): string {
  const [file = ''] = fault.split(/:\d*:? /)
  const [first = ''] = fault.split('\n')
  return `    <testcase classname="${xmlAttribute(file)}" name="can be read" file="${xmlAttribute(file)}" time="0.000">
      <error message="${xmlAttribute(first)}">${xmlText(fault)}</error>
    </testcase>`
}

const fileSuite = (faults: readonly string[]): string =>
  `  <testsuite name="scenario files" ${countsOf([], faults.length)}>
${faults.map(unreadable).join('\n')}
  </testsuite>`

/** @param faults why files cannot be read, one for each */
export function junitText(runs: readonly TargetRun[], faults: readonly string[] = []): string {
  const results = runs.flatMap((run) => run.results)
  const suites = [...(faults.length > 0 ? [fileSuite(faults)] : []), ...runs.map(testsuite)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${countsOf(results, faults.length)}>
${suites.join('\n')}
</testsuites>
`
}
