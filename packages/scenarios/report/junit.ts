import { xmlAttribute, xmlText } from '../../../src/lib/xml.ts'
import { failureText } from '../play/print.ts'
import { places } from '../play/print-runs.ts'
import { verdictOf } from '../play/targets.ts'
import type { TargetResult, TargetRun } from '../play/targets.ts'

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3)

function testcase(result: TargetResult): string {
  const { scenario, failure, milliseconds, skipped } = result
  const { file, title } = scenario
  const opening = `    <testcase classname="${xmlAttribute(file)}" name="${xmlAttribute(title)}" file="${xmlAttribute(file)}" time="${seconds(milliseconds)}"`
  if (skipped)
    return `${opening}>
      <skipped message="${xmlAttribute(skipped)}"/>
    </testcase>`
  if (failure === null) return `${opening}/>`
  const summary = failure.differences
    .map(({ what, expected, found }) => `${what}: expected ${expected}, found ${found}`)
    .join('; ')
  return `${opening}>
      <failure message="${xmlAttribute(summary)}">${xmlText(failureText(result))}</failure>
    </testcase>`
}

function countsOf(results: readonly TargetResult[]): string {
  const failed = results.filter(({ failure }) => failure !== null).length
  const skipped = results.filter((result) => verdictOf(result) === 'not played').length
  const time = seconds(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  return `tests="${results.length}" failures="${failed}" errors="0" skipped="${skipped}" time="${time}"`
}

const testsuite = ({ target, results }: TargetRun): string =>
  `  <testsuite name="scenarios ${places[target]}" ${countsOf(results)}>
${results.map(testcase).join('\n')}
  </testsuite>`

export function junitText(runs: readonly TargetRun[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${countsOf(runs.flatMap(({ results }) => results))}>
${runs.map(testsuite).join('\n')}
</testsuites>
`
}
