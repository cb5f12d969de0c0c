import { chartStyle } from '../charts/chart-style.ts'
import { drawChart, escaped } from '../charts/draw-chart.ts'
import type { ChartLayout } from '../charts/layout-chart.ts'
import type { MachineCoverage, Share } from '../coverage/coverage.ts'
import type { Reached } from '../coverage/observe.ts'
import type { Result } from '../run-machine.ts'
import { playbackOf } from './playback.ts'
import { reportStyle } from './report-style.ts'

export type ReportFacts = {
  readonly results: readonly Result[]
  readonly coverage: readonly MachineCoverage[]
  readonly reached: Reached
  readonly layouts: readonly ChartLayout[]
  /** The text of each scenario file. */
  readonly sources: ReadonlyMap<string, string>
  /** The script that plays a scenario. */
  readonly player: string
}

/** Nothing is loaded from anywhere; what runs and how it looks stands in the page itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

/** JSON in a script element: no text can end the element. */
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

function machineCard(layout: ChartLayout, { coverage, reached }: ReportFacts): string {
  const { id } = layout.chart
  const own = coverage.find(({ machine }) => machine === id)
  const share =
    own === undefined ? '' : `${own.transitions.reached} of ${own.transitions.of} transitions`
  const svg = drawChart(layout, { visited: reached, isStyled: false })
  return `<details class="card" id="machine-${id}" open><summary><span>${id}</span><span class="quiet">${share}</span></summary>
<div class="inner">${own === undefined ? '' : missingList(own)}<div class="chart-frame" tabindex="0" role="region" aria-label="State chart of ${id}">${svg}</div></div></details>`
}

const differences = ({ scenario, failure }: Result): string =>
  failure === null
    ? ''
    : failure.differences
        .map(
          ({ what, expected, found }) =>
            `<div class="difference"><p><strong>${escaped(what)}</strong> <span class="quiet">${escaped(`${scenario.file}:${failure.line}`)}</span></p><dl><dt>expected</dt><dd><code>${escaped(expected)}</code></dd><dt>found</dt><dd><code>${escaped(found)}</code></dd></dl></div>`,
        )
        .join('')

function scenarioCard(
  result: Result,
  number: number,
  sources: ReadonlyMap<string, string>,
): string {
  const { scenario, failure, path } = result
  const [name, state] = failure === null ? ['held', ''] : ['failed', ' open']
  const play =
    path.length === 0
      ? ''
      : `<button type="button" hidden data-play="${number}" data-title="${escaped(scenario.title)}">Play ${path.length} steps</button>`
  return `<details class="card"${state}><summary><span>${escaped(scenario.title)}</span><span class="quiet">${escaped(scenario.covers.join(', '))}</span><span class="verdict ${name}">${name}</span></summary>
<div class="inner">${play}${differences(result)}<pre tabindex="0" role="region" aria-label="${escaped(scenario.file)}">${escaped(sources.get(scenario.file) ?? '')}</pre></div></details>`
}

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/')

function scenarioList({ results, sources }: ReportFacts): string {
  const folders = [...new Set(results.map(({ scenario }) => folderOf(scenario.file)))]
  return folders
    .map((folder) => {
      const cards = results
        .map((result, number) => ({ result, number }))
        .filter(({ result }) => folderOf(result.scenario.file) === folder)
        .map(({ result, number }) => scenarioCard(result, number, sources))
      return `<h3 class="quiet">${escaped(folder)}</h3>${cards.join('\n')}`
    })
    .join('\n')
}

const PLAYER = `<dialog id="player" aria-labelledby="player-title">
<div class="controls"><h2 id="player-title" data-part="title"></h2><button type="button" data-part="back" aria-keyshortcuts="ArrowLeft">← Back</button><button type="button" data-part="next" aria-keyshortcuts="ArrowRight">Next →</button><button type="button" data-part="close">Close</button></div>
<div aria-live="polite"><p><strong data-part="count"></strong>, <span class="quiet" data-part="line"></span></p>
<dl><dt>machine</dt><dd data-part="machine"></dd><dt>event</dt><dd><code data-part="event"></code></dd><dt>now in</dt><dd><code data-part="state"></code></dd><dt>calls</dt><dd data-part="calls"></dd></dl></div>
<div class="chart-frame" data-part="chart" tabindex="0" role="region" aria-label="State chart"></div>
</dialog>`

/** One page about a run of scenarios, which needs nothing but itself. */
export function reportHtml(facts: ReportFacts): string {
  const { results, coverage, layouts, player } = facts
  const failed = results.filter(({ failure }) => failure !== null).length
  const verdict =
    failed === 0
      ? `<span class="verdict held">All ${results.length} scenarios held</span>`
      : `<span class="verdict failed">${failed} of ${results.length} scenarios failed</span>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Scenarios: ${results.length - failed} of ${results.length} held</title>
<style>${reportStyle}
${chartStyle}</style></head><body>
<header><h1>Scenarios on the state machines</h1><p>${verdict}</p></header>
<main>
<h2>Coverage</h2>
<p class="quiet">What the scenarios of this run reached. A guard counts twice: it held, and it did not hold.</p>
<div class="wide" tabindex="0" role="region" aria-label="Coverage"><table><thead><tr><th scope="col">machine</th><th scope="col">states</th><th scope="col">transitions</th><th scope="col">guards, both ways</th></tr></thead><tbody>${coverage.map(coverageRow).join('')}</tbody></table></div>
<h2>Scenarios</h2>
${scenarioList(facts)}
<h2>Machines</h2>
<p class="quiet">Whole lines were taken, dashed ones were not. Press “Play” at a scenario to walk its path.</p>
${layouts.map((layout) => machineCard(layout, facts)).join('\n')}
</main>
${PLAYER}
<script type="application/json" id="playbacks">${scriptJson(results.map(playbackOf))}</script>
<script>${player}</script>
</body></html>
`
}
