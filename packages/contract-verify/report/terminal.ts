import { leftWords } from '../changes/notes.ts'
import { conclusionOf } from './conclusion.ts'
import { plural } from '../core/words.ts'
import { questionsFor, refutedTogether } from '../assumptions/table.ts'
import type { AssumptionRow } from '../assumptions/table.ts'
import type { Verdict } from './verdict.ts'
import { coverageOf } from './coverage.ts'
import { grouped, mostHarmful } from './grouped.ts'
import { harmWords } from './harm.ts'
import { progressWords } from './operation-verdicts.ts'
import type { Group } from './grouped.ts'
import { createPageMask } from './mask.ts'
import { curlLine } from './masked.ts'
import { sessionLines } from './session-lines.ts'

function lineOf(group: Group, backend: string, sessions: Verdict['sessions']): string {
  const { check, message, isWarning, count, alsoIn, call, refutes = [] } = group
  const times = count === 1 ? '' : ` (${count} times)`
  const marks = refutes.length === 0 ? '' : ` [refutes ${[...new Set(refutes)].join(', ')}]`
  const also = alsoIn.length === 0 ? '' : `\n      also: ${alsoIn.join(', ')}`
  const again = call === null ? '' : `\n      ${curlLine(backend, call.sent, sessions)}`
  const sign = isWarning === true ? 'warning' : 'error'
  return `  ${sign} ${check}: ${message}${times}${marks}${also}${again}`
}

function findingsText(
  groups: readonly Group[],
  backend: string,
  sessions: Verdict['sessions'],
): string {
  const byOperation = Object.entries(Object.groupBy(groups, ({ operation }) => operation))
  return byOperation
    .map(([operation, all = []]) => {
      const [first] = all
      return [
        first?.path === operation ? operation : `${operation} ${first?.path ?? ''}`,
        ...all.map((one) => lineOf(one, backend, sessions)),
      ].join('\n')
    })
    .join('\n\n')
}

const counted = (rows: readonly AssumptionRow[], verdict: AssumptionRow['verdict']) =>
  rows.filter((row) => row.verdict === verdict)

/** The table of assumptions: refuted ones with evidence, counts of the others, then questions. */
export function assumptionsText(rows: readonly AssumptionRow[]): string {
  const together = refutedTogether(rows)
  const inOne = new Set([...together.values()].flat())
  const apart = counted(rows, 'refuted').filter((row) => !inOne.has(row))
  const refuted = apart.flatMap(({ id, text, refuted: found }) => [
    `  ${id} refuted: ${text}`,
    ...found.slice(0, 3).map(({ operation, found: what }) => `        ${operation} ${what}`),
    ...(found.length > 3 ? [`        and ${found.length - 3} more`] : []),
  ])
  const confirmed = counted(rows, 'confirmed')
  const list = confirmed.map(({ id, confirmed: times }) => `${id} (${times})`).join(' ')
  const unseen = counted(rows, 'not seen')
  const notSeen =
    unseen.length > 8
      ? [`  not seen: ${unseen.map(({ id }) => id).join(' ')}`]
      : unseen.map(({ id, text }) => `  ${id} not seen: ${text}`)
  const agreed = counted(rows, 'agreed').map(({ id }) => id)
  const open = counted(rows, 'to ask')
  const isLong = open.length > 8
  const questions = [...(isLong ? [] : open), ...counted(rows, 'refuted')]
  return [
    'Assumptions of the contract',
    ...refuted,
    ...[...together].map(
      ([found, all]) => `  refuted by this alone, ${found}: ${all.map(({ id }) => id).join(' ')}`,
    ),
    `  confirmed, by how many answers: ${list === '' ? 'none' : list}`,
    ...(agreed.length === 0 ? [] : [`  agreed: ${agreed.join(' ')}`]),
    ...notSeen,
    ...(isLong
      ? [`  for the operator, as questions in report.html: ${open.map(({ id }) => id).join(' ')}`]
      : []),
    ...(questions.length === 0
      ? []
      : ['', 'To ask the operator', ...questionsFor(questions).map((one) => `  ${one}`)]),
  ].join('\n')
}

export function operationsWords(verdict: Verdict): string {
  const { asked, of, needUser } = coverageOf(verdict).operations
  const missing = verdict.missing.filter((id) => !verdict.unaskable.includes(id)).length
  const unusable = verdict.unusable.length
  const gone = [
    ...(missing === 0 ? [] : [`${missing} not implemented`]),
    ...(unusable === 0 ? [] : [`${unusable} not usable`]),
  ]
  const left = gone.length === 0 ? '' : ` (${gone.join(', ')})`
  return needUser === 0
    ? `${asked} of ${of} operations${left}`
    : `${asked} of ${of} operations asked${left}; ${needUser} need ${verdict.general === undefined ? '--user' : 'a login'}`
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']

const ON_SCREEN = 10

function summaryLines(verdict: Verdict, groups: readonly Group[]): readonly string[] {
  const harm = harmWords(groups, verdict.general !== undefined)
  return harm === '' ? [] : [`Errors: ${harm}.`, `${progressWords(verdict)}.`, '']
}

/**
 * The terminal report.
 * @param isWhole all findings instead of the most harmful ones
 */
export function terminalText(verdict: Verdict, backend: string, isWhole = false): string {
  const groups = grouped(verdict.findings)
  const shown = isWhole ? groups : mostHarmful(groups, ON_SCREEN)
  const others = groups.length - shown.length
  const { statuses, constraints, requests } = coverageOf(verdict)
  const gone = [...verdict.missing, ...verdict.unusable]
  const tried = verdict.skipped.filter(({ operation }) => !gone.includes(operation))
  const skipped = Object.entries(Object.groupBy(tried, ({ why }) => why))
  const left = skipped.map(([why, all = []]) => {
    const places = [...new Set(all.map(({ operation }) => operation))]
    const some =
      places.length > 4
        ? `${places.slice(0, 4).join(', ')} and ${places.length - 4} more`
        : places.join(', ')
    return `  ${some}: ${why}`
  })
  const howTo = sessionLines(verdict, backend)
  const { ended, milliseconds } = verdict
  const time = milliseconds === 0 ? '' : ` in ${(milliseconds / 1_000).toFixed(1)} s`
  const text = [
    ...summaryLines(verdict, groups),
    ...(groups.length === 0 ? [] : [findingsText(shown, backend, verdict.sessions), '']),
    ...(others === 0 ? [] : [`and ${others} more, all in --report DIR, or here with --all`, '']),
    ...(groups.length === 0 || howTo.length === 0 ? [] : [...howTo, '']),
    ...(verdict.assumptions.length === 0 ? [] : [assumptionsText(verdict.assumptions), '']),
    ...(left.length === 0 ? [] : ['Not tried', ...left, '']),
    ...section('Put back at the end', verdict.changed.putBack),
    ...section('Not put back', verdict.changed.left.map(leftWords)),
    `${plural(requests, 'request')}${time}: ${operationsWords(verdict)}, ${statuses.seen} of ${statuses.of} documented statuses, ${plural(constraints, 'constraint')} of requests tried.`,
    ...(ended === null ? [] : [`It ended early: ${ended.words}`]),
    conclusionOf(verdict).words,
  ].join('\n')
  return createPageMask(verdict.secrets())(text)
}
