import type { Chart } from '../charts/chart.model.ts'
import type { MachineCoverage, Share } from '../coverage/coverage.ts'
import type { Reached } from '../coverage/observe.ts'
import { places } from '../play/print-runs.ts'
import { verdictOf } from '../play/targets.ts'
import type { Target, TargetResult, TargetRun, Verdict } from '../play/targets.ts'
import { chartList, escaped } from './chart-list.ts'
import { playbackOf } from './playback.ts'
import { reportStyle } from './report-style.ts'

export type ReportFacts = {
  /** One run per target, of the same scenarios. */
  readonly runs: readonly TargetRun[]
  readonly coverage: readonly MachineCoverage[]
  /** Null: the machines were not run. */
  readonly reached: Reached | null
  readonly charts: readonly Chart[]
  readonly sources: ReadonlyMap<string, string>
  readonly player: string
}

/** Loads nothing; scripts and styles are inline. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

/** JSON for a script element, escaped so that no text ends it. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const shareCell = ({ reached, of }: Share, label: string): string =>
  of === 0
    ? '<td>none</td>'
    : `<td><meter min="0" max="${of}" value="${reached}" aria-label="${escaped(label)}"></meter>${reached} of ${of}</td>`

const coverageRow = ({ machine, states, transitions, guards }: MachineCoverage): string =>
  `<tr><th scope="row"><a href="#machine-${machine}">${machine}</a></th>${shareCell(states, `${machine}: states`)}${shareCell(transitions, `${machine}: transitions`)}${shareCell(guards, `${machine}: guards`)}</tr>`

const missingList = ({ states, transitions, guards }: MachineCoverage): string => {
  const items = [
    ...states.missing.map((one) => `never in ${one}`),
    ...transitions.missing.map((one) => `never taken: ${one}`),
    ...guards.missing.map((one) => `never decided: ${one}`),
  ]
  if (items.length === 0) return '<p class="quiet">The scenarios reach everything.</p>'
  const list = items.map((item) => `<li>${escaped(item)}</li>`).join('')
  return `<details><summary>Not reached: ${items.length}</summary><ul class="missing">${list}</ul></details>`
}

function machineCard(chart: Chart, { coverage, reached }: ReportFacts): string {
  const { id } = chart
  const own = coverage.find(({ machine }) => machine === id)
  const share =
    own === undefined ? '' : `${own.transitions.reached} of ${own.transitions.of} transitions`
  return `<details class="card" id="machine-${id}" open><summary><span>${id}</span><span class="quiet">${share}</span></summary>
<div class="inner">${own === undefined ? '' : missingList(own)}<div class="chart-frame" tabindex="0" role="region" aria-label="State chart of ${id}">${chartList(chart, reached)}</div></div></details>`
}

type Row = {
  readonly scenario: TargetResult['scenario']
  readonly outcomes: readonly { readonly target: Target; readonly result: TargetResult }[]
}

const rowsOf = (runs: readonly TargetRun[]): readonly Row[] =>
  (runs[0]?.results ?? []).map(({ scenario }, at) => ({
    scenario,
    outcomes: runs.flatMap(({ target, results }) => {
      const result = results[at]
      return result === undefined ? [] : [{ target, result }]
    }),
  }))

const traceLine = ({ trace }: TargetResult): string =>
  trace
    ? `<p class="quiet">To see it: <code>npx playwright show-trace ${escaped(trace)}</code></p>`
    : ''

const differences = (target: Target, result: TargetResult): string => {
  const { scenario, failure, skipped } = result
  if (skipped) return `<p class="quiet">Not ${places[target]}: ${escaped(skipped)}</p>`
  if (failure === null) return ''
  const all = failure.differences.map(
    ({ what, expected, found }) =>
      `<div class="difference"><p><strong>${escaped(what)}</strong> <span class="quiet">${places[target]}, ${escaped(`${scenario.file}:${failure.line}`)}</span></p><dl><dt>expected</dt><dd><code>${escaped(expected)}</code></dd><dt>found</dt><dd><code>${escaped(found)}</code></dd></dl></div>`,
  )
  return all.join('') + traceLine(result)
}

const classOf = { held: 'held', failed: 'failed', 'not played': 'quiet' } as const

function scenarioCard(
  { scenario, outcomes }: Row,
  number: number,
  sources: ReadonlyMap<string, string>,
): string {
  const verdicts = outcomes.map(({ target, result }) => {
    const verdict = verdictOf(result)
    const words = outcomes.length > 1 ? `${verdict} ${places[target]}` : verdict
    return `<span class="verdict ${classOf[verdict]}">${words}</span>`
  })
  const steps = outcomes[0]?.result.path.length ?? 0
  const state = outcomes.some(({ result }) => result.failure !== null) ? ' open' : ''
  const play =
    steps === 0
      ? ''
      : `<button type="button" hidden data-play="${number}" data-title="${escaped(scenario.title)}">Play ${steps} steps</button>`
  const words = [...scenario.covers, ...(scenario.tags ?? [])].join(', ')
  return `<details class="card" data-scenario="${escaped(scenario.file)}"${state}><summary><span>${escaped(scenario.title)}</span><span class="quiet">${escaped(words)}</span><span class="verdicts">${verdicts.join('')}</span></summary>
<div class="inner">${play}${outcomes.map(({ target, result }) => differences(target, result)).join('')}<pre tabindex="0" role="region" aria-label="${escaped(scenario.file)}">${escaped(sources.get(scenario.file) ?? '')}</pre></div></details>`
}

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/')

function scenarioList({ runs, sources }: ReportFacts): string {
  const rows = rowsOf(runs).map((row, number) => ({ row, number }))
  const folders = Map.groupBy(rows, ({ row }) => folderOf(row.scenario.file))
  return [...folders]
    .map(([folder, own]) => {
      const cards = own.map(({ row, number }) => scenarioCard(row, number, sources))
      return `<h3 class="quiet">${escaped(folder)}</h3>${cards.join('\n')}`
    })
    .join('\n')
}

function verdictLine({ target, results }: TargetRun): string {
  const count = (verdict: Verdict) => results.filter((one) => verdictOf(one) === verdict).length
  const [failed, skipped] = [count('failed'), count('not played')]
  const rest = skipped === 0 ? '' : `, ${skipped} not played`
  return failed === 0
    ? `<span class="verdict held">${count('held')} of ${results.length} scenarios held ${places[target]}${rest}</span>`
    : `<span class="verdict failed">${failed} of ${results.length} scenarios failed ${places[target]}${rest}</span>`
}

const COVERAGE_HEAD =
  '<thead><tr><th scope="col">machine</th><th scope="col">states</th><th scope="col">transitions</th><th scope="col">guards, both ways</th></tr></thead>'

const coverageSection = ({ coverage }: ReportFacts): string =>
  coverage.length === 0
    ? ''
    : `<h2>Coverage</h2>
<p class="quiet">What the scenarios of this run reached. A guard counts twice: once as true, once as false.</p>
<div class="wide" tabindex="0" role="region" aria-label="Coverage"><table>${COVERAGE_HEAD}<tbody>${coverage.map(coverageRow).join('')}</tbody></table></div>`

const machinesSection = (facts: ReportFacts): string =>
  facts.charts.length === 0
    ? ''
    : `<h2>Machines</h2>
<p class="quiet">Each state with its transitions. Press “Play” at a scenario to walk its path.</p>
${facts.charts.map((chart) => machineCard(chart, facts)).join('\n')}`

const PLAYER = `<dialog id="player" aria-labelledby="player-title">
<div class="controls"><h2 id="player-title" data-part="title"></h2><button type="button" data-part="back" aria-keyshortcuts="ArrowLeft">← Back</button><button type="button" data-part="next" aria-keyshortcuts="ArrowRight">Next →</button><button type="button" data-part="close">Close</button></div>
<div aria-live="polite"><p><strong data-part="count"></strong>, <span class="quiet" data-part="line"></span></p>
<dl><dt>machine</dt><dd data-part="machine"></dd><dt>event</dt><dd><code data-part="event"></code></dd><dt>now in</dt><dd><code data-part="state"></code></dd><dt>calls</dt><dd data-part="calls"></dd></dl></div>
<div class="chart-frame" data-part="chart" tabindex="0" role="region" aria-label="State chart"></div>
</dialog>`

export function reportHtml(facts: ReportFacts): string {
  const { runs, player } = facts
  const [first] = runs
  const count = first?.results.length ?? 0
  const failed = rowsOf(runs).filter(({ outcomes }) =>
    outcomes.some(({ result }) => result.failure !== null),
  ).length
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Scenarios: ${count - failed} of ${count} held</title>
<style>${reportStyle}</style></head><body>
<header><h1>Scenarios</h1><p class="verdicts">${runs.map(verdictLine).join('')}</p></header>
<main>
${coverageSection(facts)}
<h2>Played</h2>
<p class="filters" hidden><label>Find <input type="search" id="find" placeholder="title, file, requirement or tag"></label> <label><input type="checkbox" id="failed"> failed alone</label> <span class="quiet" id="found" role="status"></span></p>
${scenarioList(facts)}
${machinesSection(facts)}
</main>
${PLAYER}
<script type="application/json" id="playbacks">${scriptJson((first?.results ?? []).map(playbackOf))}</script>
<script>${player}</script>
</body></html>
`
}
