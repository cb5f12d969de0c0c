import { nextSteps } from '../assumptions/table.ts'
import type { AssumptionRow } from '../assumptions/table.ts'
import type { Verdict } from './verdict.ts'
import { describeLeftover } from '../changes/change-log.ts'
import { conclusionOf, coverageOf, describeProgress } from './conclusion.ts'
import { plural } from '../contract/outcome.ts'
import { groupFindings, describeHarm, isError, mostHarmful } from './group-findings.ts'
import type { Group } from './group-findings.ts'
import { sessionSetupLines } from './curl.ts'

const rowsWith = (rows: readonly AssumptionRow[], verdict: AssumptionRow['verdict']) =>
  rows.filter((row) => row.verdict === verdict)

/** How many of the operations that depend on an assumption confirm it, such as "3 of 48". */
export const describeConfirmed = ({ at, confirmed }: AssumptionRow): string => {
  const confirmedCount = at.filter(({ verdict }) => verdict === 'confirmed').length
  return `${confirmedCount} of ${at.length}${confirmed > confirmedCount ? `, ${confirmed} answers` : ''}`
}

const nextText = (verdict: Verdict): readonly string[] =>
  nextSteps(verdict.assumptions, verdict).flatMap((step, index) => [
    ...(index === 0 ? ['  Most would be settled by'] : []),
    `    ${step}`,
  ])

const idsOf = (rows: readonly AssumptionRow[]): readonly string[] => rows.map(({ id }) => id)

/** Counts of the verdicts, the ids of refuted assumptions, and the next steps. */
function assumptionLines(verdict: Verdict): readonly string[] {
  const { assumptions: rows } = verdict
  const refuted = idsOf(rowsWith(rows, 'refuted'))
  const counts = (['confirmed', 'not refuted', 'not seen', 'to ask', 'agreed'] as const).flatMap(
    (kind) => {
      const { length } = rowsWith(rows, kind)
      return length === 0
        ? []
        : [`${length} ${kind === 'not refuted' ? 'not refuted so far' : kind}`]
    },
  )
  return [
    'Assumptions of the contract',
    `  ${[`${refuted.length} refuted${refuted.length === 0 ? '' : ` (${refuted.join(' ')})`}`, ...counts].join(', ')}`,
    ...nextText(verdict),
    '  --report DIR: each with what was seen at which operation, and the questions to the operator',
  ]
}

function lineOf(group: Group, backend: string): string {
  const { check, message, count, alsoIn, curl, refutes = [] } = group
  const times = count === 1 ? '' : ` (${count} times)`
  const marks = refutes.length === 0 ? '' : ` [refutes ${refutes.join(', ')}]`
  const alsoText = alsoIn.length === 0 ? '' : `\n      also: ${alsoIn.join(', ')}`
  const curlText = curl === undefined ? '' : `\n      ${curl(backend)}`
  return `  ${isError(group) ? 'error' : 'warning'} ${check}: ${message}${times}${marks}${alsoText}${curlText}`
}

const findingsText = (groups: readonly Group[], backend: string): string =>
  Object.entries(Object.groupBy(groups, ({ operation }) => operation))
    .map(([operation, operationGroups = []]) => {
      const path = operationGroups[0]?.path ?? ''
      const title = path === operation ? operation : `${operation} ${path}`
      return [title, ...operationGroups.map((group) => lineOf(group, backend))].join('\n')
    })
    .join('\n\n')

function describeOperations(verdict: Verdict): string {
  const { asked, of, needUser } = coverageOf(verdict).operations
  const missingCount = verdict.missing.filter((id) => !verdict.unaskable.includes(id)).length
  const unusableCount = verdict.unusable.length
  const untestedTexts = [
    ...(missingCount === 0 ? [] : [`${missingCount} not implemented`]),
    ...(unusableCount === 0 ? [] : [`${unusableCount} not usable`]),
  ]
  const untestedText = untestedTexts.length === 0 ? '' : ` (${untestedTexts.join(', ')})`
  return needUser === 0
    ? `${asked} of ${of} operations${untestedText}`
    : `${asked} of ${of} operations asked${untestedText}; ${needUser} need --user`
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']

const MAX_ON_SCREEN = 10
const MAX_IN_SHORT = 20
const MAX_WIDTH = 120

/** The findings after the most harmful ones, a line each. */
function restText(groups: readonly Group[]): readonly string[] {
  if (groups.length === 0) return []
  const lines = mostHarmful(groups, MAX_IN_SHORT).map(({ operation, check, message }) => {
    const line = `  ${operation} ${check}: ${message}`
    return line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH - 1)}…` : line
  })
  const omittedCount = groups.length - lines.length
  return [
    `and ${groups.length} more, with curl lines in --report DIR, or here with --all`,
    ...lines,
    ...(omittedCount === 0 ? [] : [`  and ${omittedCount} others`]),
    '',
  ]
}

function summaryLines(verdict: Verdict, groups: readonly Group[]): readonly string[] {
  const harm = describeHarm(groups)
  return harm === '' ? [] : [`Errors: ${harm}.`, `${describeProgress(verdict)}.`, '']
}

/**
 * The terminal report.
 * @param showsAll all findings instead of the most harmful ones
 */
export function terminalText(verdict: Verdict, backend: string, showsAll = false): string {
  const groups = groupFindings(verdict.findings)
  const groupsShown = showsAll ? groups : mostHarmful(groups, MAX_ON_SCREEN)
  const { statuses, requests } = coverageOf(verdict)
  const absent = [...verdict.missing, ...verdict.unusable]
  const relevantSkips = verdict.skipped.filter(({ operation }) => !absent.includes(operation))
  const skipsByReason = Object.entries(Object.groupBy(relevantSkips, ({ reason }) => reason))
  const skippedLines = skipsByReason.map(([why, skips = []]) => {
    const places = [...new Set(skips.map(({ operation }) => operation))]
    const names =
      places.length > 4
        ? `${places.slice(0, 4).join(', ')} and ${places.length - 4} more`
        : places.join(', ')
    return `  ${names}: ${why}`
  })
  const sessionLines = sessionSetupLines(verdict, backend)
  const { ended, milliseconds } = verdict
  const time = milliseconds === 0 ? '' : ` in ${(milliseconds / 1_000).toFixed(1)} s`
  return [
    ...summaryLines(verdict, groups),
    ...(groups.length === 0 ? [] : [findingsText(groupsShown, backend), '']),
    ...restText(groups.filter((group) => !groupsShown.includes(group))),
    ...(groups.length === 0 || sessionLines.length === 0 ? [] : [...sessionLines, '']),
    ...(verdict.assumptions.length === 0 ? [] : [...assumptionLines(verdict), '']),
    ...(skippedLines.length === 0 ? [] : ['Not verified', ...skippedLines, '']),
    ...section('Put back at the end', verdict.cleanUp.restored),
    ...section('Not put back', verdict.cleanUp.leftovers.map(describeLeftover)),
    `${plural(requests, 'request')}${time}: ${describeOperations(verdict)}, ${statuses.seen} of ${statuses.of} documented statuses.`,
    ...(ended === null ? [] : [`It ended early: ${ended.words}`]),
    conclusionOf(verdict).words,
  ].join('\n')
}
