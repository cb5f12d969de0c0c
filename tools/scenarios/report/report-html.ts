import { xmlAttribute, xmlText } from '#site/lib/xml.ts'
import { describeMissing } from '../coverage/coverage.ts'
import type { MachineCoverage, Share } from '../coverage/coverage.ts'
import { TARGET_PLACES } from './failure-text.ts'
import { verdictOf } from '../run/targets.ts'
import type { Target, TargetResult, TargetRun, Verdict } from '../run/targets.ts'
import { reportStyle } from './report-style.ts'

export type ReportFacts = {
  /** One run per target, of the same scenarios. */
  readonly runs: readonly TargetRun[]
  /** Empty: the machines were not run. */
  readonly coverage: readonly MachineCoverage[]
  /** Text of each file. */
  readonly sources: ReadonlyMap<string, string>
  /** The script that filters the scenarios. */
  readonly filter: string
}

/** Loads nothing; scripts and styles are inline. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

const shareCell = ({ reached, total }: Share, label: string): string =>
  total === 0
    ? '<td>none</td>'
    : `<td><meter min="0" max="${total}" value="${reached}" aria-label="${xmlAttribute(label)}"></meter>${reached} of ${total}</td>`

const coverageRow = ({ machine, states, transitions, guards }: MachineCoverage): string =>
  `<tr><th scope="row">${machine}</th>${shareCell(states, `${machine}: states`)}${shareCell(transitions, `${machine}: transitions`)}${shareCell(guards, `${machine}: guards`)}</tr>`

function missingList(coverage: readonly MachineCoverage[]): string {
  const items = coverage.flatMap(describeMissing)
  if (items.length === 0) return '<p class="quiet">The scenarios reach everything.</p>'
  const list = items.map((item) => `<li>${xmlText(item)}</li>`).join('')
  return `<details class="card" open><summary><span>Not reached: ${items.length}</span></summary><ul class="missing">${list}</ul></details>`
}

type Row = {
  readonly scenario: TargetResult['scenario']
  readonly outcomes: readonly { readonly target: Target; readonly result: TargetResult }[]
}

const rowsOf = (runs: readonly TargetRun[]): readonly Row[] =>
  (runs[0]?.results ?? []).map(({ scenario }, index) => ({
    scenario,
    outcomes: runs.flatMap(({ target, results }) => {
      const result = results[index]
      return result === undefined ? [] : [{ target, result }]
    }),
  }))

const traceLine = ({ trace }: TargetResult): string =>
  trace
    ? `<p class="quiet">To see it: <code>npx playwright show-trace ${xmlText(trace)}</code></p>`
    : ''

const differencesHtml = (target: Target, result: TargetResult): string => {
  const { scenario, failure, skipped } = result
  if (skipped) return `<p class="quiet">Not ${TARGET_PLACES[target]}: ${xmlText(skipped)}</p>`
  if (failure === null) return ''
  const items = failure.differences.map(
    ({ subject, expected, actual }) =>
      `<div class="difference"><p><strong>${xmlText(subject)}</strong> <span class="quiet">${TARGET_PLACES[target]}, ${xmlText(`${scenario.file}:${failure.line}`)}</span></p><dl><dt>expected</dt><dd><code>${xmlText(expected)}</code></dd><dt>found</dt><dd><code>${xmlText(actual)}</code></dd></dl></div>`,
  )
  return items.join('') + traceLine(result)
}

const CLASS_OF_VERDICT = { held: 'held', failed: 'failed', 'not played': 'quiet' } as const

function scenarioCard({ scenario, outcomes }: Row, sources: ReadonlyMap<string, string>): string {
  const verdicts = outcomes.map(({ target, result }) => {
    const verdict = verdictOf(result)
    const text = outcomes.length > 1 ? `${verdict} ${TARGET_PLACES[target]}` : verdict
    return `<span class="verdict ${CLASS_OF_VERDICT[verdict]}">${text}</span>`
  })
  const openAttribute = outcomes.some(({ result }) => result.failure !== null) ? ' open' : ''
  const text = [...scenario.covers, ...(scenario.tags ?? [])].join(', ')
  return `<details class="card" data-scenario="${xmlAttribute(scenario.file)}"${openAttribute}><summary><span>${xmlText(scenario.title)}</span><span class="quiet">${xmlText(text)}</span><span class="verdicts">${verdicts.join('')}</span></summary>
<div class="inner">${outcomes.map(({ target, result }) => differencesHtml(target, result)).join('')}<pre tabindex="0" role="region" aria-label="${xmlAttribute(scenario.file)}">${xmlText(sources.get(scenario.file) ?? '')}</pre></div></details>`
}

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/')

function scenarioList({ runs, sources }: ReportFacts): string {
  const folders = Map.groupBy(rowsOf(runs), ({ scenario }) => folderOf(scenario.file))
  return [...folders]
    .map(([folder, rows]) => {
      const cards = rows.map((row) => scenarioCard(row, sources))
      return `<h3 class="quiet">${xmlText(folder)}</h3>${cards.join('\n')}`
    })
    .join('\n')
}

function verdictLine({ target, results }: TargetRun): string {
  const count = (verdict: Verdict) =>
    results.filter((result) => verdictOf(result) === verdict).length
  const [failedCount, skippedCount] = [count('failed'), count('not played')]
  const skippedText = skippedCount === 0 ? '' : `, ${skippedCount} not played`
  return failedCount === 0
    ? `<span class="verdict held">${count('held')} of ${results.length} scenarios held ${TARGET_PLACES[target]}${skippedText}</span>`
    : `<span class="verdict failed">${failedCount} of ${results.length} scenarios failed ${TARGET_PLACES[target]}${skippedText}</span>`
}

const COVERAGE_HEAD =
  '<thead><tr><th scope="col">machine</th><th scope="col">states</th><th scope="col">transitions</th><th scope="col">guards, both ways</th></tr></thead>'

const coverageSection = ({ coverage }: ReportFacts): string =>
  coverage.length === 0
    ? ''
    : `<h2>Coverage</h2>
<p class="quiet">What the scenarios of this run reached. A guard counts twice: once as true, once as false.</p>
<div class="wide" tabindex="0" role="region" aria-label="Coverage"><table>${COVERAGE_HEAD}<tbody>${coverage.map(coverageRow).join('')}</tbody></table></div>
${missingList(coverage)}`

export function reportHtml(facts: ReportFacts): string {
  const { runs, filter } = facts
  const [first] = runs
  const count = first?.results.length ?? 0
  const failedCount = rowsOf(runs).filter(({ outcomes }) =>
    outcomes.some(({ result }) => result.failure !== null),
  ).length
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Scenarios: ${count - failedCount} of ${count} held</title>
<style>${reportStyle}</style></head><body>
<header><h1>Scenarios</h1><p class="verdicts">${runs.map(verdictLine).join('')}</p></header>
<main>
${coverageSection(facts)}
<h2>Played</h2>
<p class="filters" hidden><label>Find <input type="search" id="find" placeholder="title, file, requirement or tag"></label> <label><input type="checkbox" id="failed"> failed alone</label> <span class="quiet" id="found" role="status"></span></p>
${scenarioList(facts)}
</main>
<script>${filter}</script>
</body></html>
`
}
