import { nextSteps } from '../assumptions/next.ts'
import { questionsFor, refutedTogether } from '../assumptions/table.ts'
import type { AssumptionRow } from '../assumptions/table.ts'
import type { Verdict } from './verdict.ts'

const having = (rows: readonly AssumptionRow[], verdict: AssumptionRow['verdict']) =>
  rows.filter((row) => row.verdict === verdict)

/** Such as "3 of 48": operations at which an assumption is confirmed, of those at which it stands. */
export const confirmedWords = ({ at, confirmed }: AssumptionRow): string => {
  const seen = at.filter(({ verdict }) => verdict === 'confirmed').length
  return `${seen} of ${at.length}${confirmed > seen ? `, ${confirmed} answers` : ''}`
}

function nextText(verdict: Verdict): readonly string[] {
  const steps = nextSteps(verdict.assumptions, verdict)
  return steps.length === 0
    ? []
    : ['  Most would be settled by', ...steps.map((one) => `    ${one}`)]
}

const listed = (title: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`  ${title}: ${ids.join(' ')}`]

const idsOf = (rows: readonly AssumptionRow[]): readonly string[] => rows.map(({ id }) => id)

/** The verdicts as counts, with the ids of the refuted ones, and what to do next. */
export function assumptionsInShort(verdict: Verdict): readonly string[] {
  const { assumptions: rows } = verdict
  const refuted = idsOf(having(rows, 'refuted'))
  const counts = (['confirmed', 'not refuted', 'not seen', 'to ask', 'agreed'] as const).flatMap(
    (one) => {
      const { length } = having(rows, one)
      return length === 0 ? [] : [`${length} ${one === 'not refuted' ? 'not refuted so far' : one}`]
    },
  )
  return [
    'Assumptions of the contract',
    `  ${[`${refuted.length} refuted${refuted.length === 0 ? '' : ` (${refuted.join(' ')})`}`, ...counts].join(', ')}`,
    ...nextText(verdict),
    '  --all or --report DIR: each with what was seen at which operation, and the questions to the operator',
  ]
}

/** Each verdict with its evidence, then questions to the operator. */
export function assumptionsInFull(verdict: Verdict): readonly string[] {
  const { assumptions: rows } = verdict
  const together = refutedTogether(rows)
  const inOne = new Set([...together.values()].flat())
  const apart = having(rows, 'refuted').filter((row) => !inOne.has(row))
  const questions = [...having(rows, 'to ask'), ...having(rows, 'refuted')]
  return [
    'Assumptions of the contract',
    ...apart.flatMap(({ id, text, refuted: found }) => [
      `  ${id} refuted: ${text}`,
      ...found.slice(0, 3).map(({ operation, found: what }) => `        ${operation} ${what}`),
      ...(found.length > 3 ? [`        and ${found.length - 3} more`] : []),
    ]),
    ...[...together].map(
      ([found, all]) => `  refuted by this alone, ${found}: ${idsOf(all).join(' ')}`,
    ),
    ...listed(
      'confirmed at every operation where it stands, by how many answers',
      having(rows, 'confirmed').map(({ id, confirmed }) => `${id} (${confirmed})`),
    ),
    ...listed('agreed', idsOf(having(rows, 'agreed'))),
    ...having(rows, 'not refuted').map(
      (row) => `  ${row.id} not refuted so far, confirmed at ${confirmedWords(row)}: ${row.text}`,
    ),
    ...having(rows, 'not seen').map(({ id, text }) => `  ${id} not seen: ${text}`),
    ...nextText(verdict),
    ...(questions.length === 0
      ? []
      : ['', 'Questions to the operator', ...questionsFor(questions).map((one) => `  ${one}`)]),
  ]
}
