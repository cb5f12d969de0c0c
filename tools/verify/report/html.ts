import { parseJson } from '#site/lib/json.ts'
import { xmlText } from '#site/lib/xml.ts'
import { questionsFor } from '../assumptions/table.ts'
import type { AssumptionRow } from '../assumptions/table.ts'
import { describeLeftover } from '../changes/change-log.ts'
import { conclusionOf, coverageOf, operationVerdicts } from './conclusion.ts'
import type { OperationVerdict } from './conclusion.ts'
import { sessionSetupLines } from './curl.ts'
import { groupFindings, isError } from './group-findings.ts'
import type { Group } from './group-findings.ts'
import { describeConfirmed } from './terminal.ts'
import type { Verdict } from './verdict.ts'

const reportStyle = `
:root{color-scheme:light dark;--holds:light-dark(#0b6b3a,#5fd39a);--error:light-dark(#a4161a,#ff8a8a);--warning:light-dark(#7a4d00,#f0c060);--soft:light-dark(#f4f5f7,#1d2026);--line:light-dark(#d8dbe2,#3a3f4a)}
body{margin:0 auto;max-width:76rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#14161a);color:light-dark(#16181d,#e8eaee)}
header{border-left:.5rem solid;padding-left:1rem}header h1,header p{margin:0}.holds{border-color:var(--holds)}.error{border-color:var(--error)}
h2{margin:2.5rem 0 1rem}h3{margin:1.5rem 0 .5rem}small{opacity:.75;font-weight:400}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1.5rem 0}dl div{background:var(--soft);padding:.75rem 1rem;border-radius:.5rem}dt{opacity:.8}dd{margin:0;font-size:1.5rem;font-variant-numeric:tabular-nums}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:.5rem}.tile{display:flex;justify-content:space-between;gap:.5rem;padding:.5rem .75rem;border-radius:.375rem;background:var(--soft);border-left:.375rem solid;color:inherit;text-decoration:none;overflow-wrap:anywhere}.tile b{font-weight:500}.tile span{white-space:nowrap}.tile.holds{border-color:var(--holds)}.tile.error{border-color:var(--error)}.tile.warning{border-color:var(--warning)}.tile.unasked{border-color:var(--line);opacity:.7}.tile[href]:hover{outline:2px solid currentColor}
details{border:1px solid var(--line);border-left:.375rem solid var(--error);border-radius:.375rem;margin:.5rem 0;padding:.5rem .75rem}details.warning{border-left-color:var(--warning)}summary{cursor:pointer;overflow-wrap:anywhere}
pre{background:var(--soft);padding:.75rem;border-radius:.375rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}h4{margin:.75rem 0 .25rem}
table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.5rem;border-top:1px solid var(--line)}td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums}tr.refuted td:last-child{color:var(--error)}tr.confirmed td:last-child{color:var(--holds)}
`

const indentJson = (text: string): string => {
  const json = parseJson(text)
  return (json === undefined ? text : JSON.stringify(json, null, 2)).slice(0, 4_000)
}

const block = (title: string, text: string): string =>
  text === '' ? '' : `<h4>${title}</h4><pre>${xmlText(text)}</pre>`

function groupHtml(group: Group, backend: string): string {
  const { check, message, count, alsoIn, refutes = [], call, curl } = group
  const { sent, received, failure } = call ?? {}
  const answer =
    received == null
      ? (failure ?? '')
      : `HTTP ${received.status} ${received.headers['content-type'] ?? ''}\n${indentJson(received.text)}`
  const request =
    sent === undefined ? '' : `${sent.method} ${sent.path}\n${indentJson(sent.text ?? '')}`
  const refutedLinks = [...new Set(refutes)].map((id) => `<a href="#${id}">${id}</a>`).join(' ')
  return [
    `<details class="${isError(group) ? 'error' : 'warning'}"><summary><code>${check}</code> ${xmlText(message)}${count > 1 ? ` <small>${count} times</small>` : ''}</summary>`,
    refutedLinks === '' ? '' : `<p>Refutes ${refutedLinks}</p>`,
    alsoIn.length === 0 ? '' : `<p>Also in ${alsoIn.map(xmlText).join(', ')}</p>`,
    block('Again', curl?.(backend) ?? ''),
    block('Request', request),
    block('Answer', answer),
    '</details>',
  ].join('')
}

function tileHtml(
  { operation: { id }, verdict, groups, errors }: OperationVerdict,
  needsUser: boolean,
) {
  const [kind, text] =
    verdict === 'not implemented' || verdict === 'not asked'
      ? ['unasked', verdict]
      : errors > 0
        ? ['error', `${errors} wrong`]
        : groups.length > 0
          ? ['warning', `${groups.length} to see`]
          : verdict === 'unknown'
            ? ['unasked', 'not finished']
            : needsUser
              ? ['unasked', 'needs --user']
              : ['holds', 'passed']
  const link = groups.length > 0 ? ` href="#${groups[0]?.operation ?? id}"` : ''
  return `<a class="tile ${kind}"${link}><b>${xmlText(id)}</b><span>${text}</span></a>`
}

/** The operations that depend on an assumption, by their verdict. */
function placesHtml({ at }: AssumptionRow): string {
  if (at.length < 2) return ''
  const byVerdict = Object.entries(Object.groupBy(at, ({ verdict }) => verdict))
  const lines = byVerdict.map(([verdict, places = []]) => {
    const names = places.map(({ operation, confirmed }) =>
      confirmed > 1 ? `${operation} (${confirmed})` : operation,
    )
    return `${verdict}: ${names.join(', ')}`
  })
  return `<details class="warning"><summary>${at.length} operations</summary><pre>${xmlText(lines.join('\n'))}</pre></details>`
}

function assumptionHtml(row: AssumptionRow): string {
  const { id, text, why, verdict, confirmed, refuted } = row
  const evidence = refuted
    .map(({ operation, observation }) => `${operation} ${observation}`)
    .join('\n')
  const result =
    verdict === 'confirmed'
      ? `confirmed by ${confirmed}`
      : verdict === 'not refuted'
        ? `not refuted so far, confirmed at ${describeConfirmed(row)}`
        : verdict
  return `<tr id="${id}" class="${verdict.replace(' ', '-')}"><td>${id}</td><td>${xmlText(text)}<br><small>${xmlText(why)}</small></td><td>${result}${evidence === '' ? '' : `<pre>${xmlText(evidence)}</pre>`}${placesHtml(row)}</td></tr>`
}

const textBlock = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<h2>${title}</h2><pre>${xmlText(lines.join('\n'))}</pre>`

const VERDICT_ORDER: readonly AssumptionRow['verdict'][] = [
  'refuted',
  'not refuted',
  'not seen',
  'to ask',
  'confirmed',
  'agreed',
  'ours',
]

export function htmlReport(verdict: Verdict, backend: string, startedAt: Date): string {
  const groups = groupFindings(verdict.findings)
  const errors = groups.filter(isError).length
  const { kind, title, words } = conclusionOf(verdict)
  const { operations, statuses, requests } = coverageOf(verdict)
  const byOperation = Object.entries(Object.groupBy(groups, ({ operation }) => operation))
  const rows = verdict.assumptions.toSorted(
    (a, b) => VERDICT_ORDER.indexOf(a.verdict) - VERDICT_ORDER.indexOf(b.verdict),
  )
  const questions = rows.filter((row) => row.verdict === 'to ask' || row.verdict === 'refuted')
  const sessionLines = sessionSetupLines(verdict, backend).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: ${xmlText(backend)}</title><style>${reportStyle}</style></head><body>
<header class="${kind === 'holds' ? 'holds' : 'error'}"><h1>${title}</h1><p>${xmlText(backend)}, ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
${verdict.ended === null ? '' : `<p>It ended early: ${xmlText(verdict.ended.words)}</p>`}<p>${xmlText(words)}</p></header>
<dl><div><dt>Errors</dt><dd>${errors}</dd></div><div><dt>Warnings</dt><dd>${groups.length - errors}</dd></div>
<div><dt>Operations</dt><dd>${operations.asked} of ${operations.of}${operations.needUser === 0 ? '' : `; ${operations.needUser} need --user`}</dd></div><div><dt>Documented statuses</dt><dd>${statuses.seen} of ${statuses.of}</dd></div>
<div><dt>Requests</dt><dd>${requests}</dd></div></dl>
<h2>By operation</h2><nav class="tiles">${operationVerdicts(verdict)
    .map((operationVerdict) =>
      tileHtml(operationVerdict, verdict.unaskable.includes(operationVerdict.operation.id)),
    )
    .join('')}</nav>
${byOperation.length === 0 ? '' : `<h2>Findings</h2>${sessionLines === '' ? '' : `<pre>${xmlText(sessionLines)}</pre>`}`}
${byOperation.map(([id, operationGroups = []]) => `<section id="${xmlText(id)}"><h3>${xmlText(id)} <small>${xmlText(operationGroups[0]?.path ?? '')}</small></h3>${operationGroups.map((group) => groupHtml(group, backend)).join('')}</section>`).join('')}
${rows.length === 0 ? '' : `<h2>Assumptions</h2><table><thead><tr><th>Id</th><th>Assumption and reason</th><th>Result</th></tr></thead><tbody>${rows.map(assumptionHtml).join('')}</tbody></table>`}
${questions.length === 0 ? '' : `<h2>Questions to the operator</h2><pre>${xmlText(questionsFor(questions).join('\n'))}</pre>`}
${textBlock('Put back at the end', verdict.cleanUp.restored)}${textBlock('Not put back', verdict.cleanUp.leftovers.map(describeLeftover))}
${statuses.missing.length === 0 ? '' : `<h2>Documented statuses that were not seen</h2><pre>${xmlText(statuses.missing.join('\n'))}</pre>`}
</body></html>
`
}
