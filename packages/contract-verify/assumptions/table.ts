import type { Assumption, Assumptions } from '@maru/contract'
import { MANY_OPERATIONS } from '../core/systematic.ts'
import type { Evidence, Seen } from '../core/evidence.ts'

export type Verdict = 'refuted' | 'confirmed' | 'not seen' | 'to ask' | 'agreed' | 'ours'

export type AssumptionRow = Seen & {
  readonly id: string
  readonly text: string
  readonly why: string
  readonly confirm: Assumption['confirm']
  readonly verdict: Verdict
}

export function refutedTogether(
  rows: readonly AssumptionRow[],
): ReadonlyMap<string, readonly AssumptionRow[]> {
  const alone = rows.filter(
    ({ refuted }) => refuted.length === 1 && refuted[0]?.operation === MANY_OPERATIONS,
  )
  const groups = Map.groupBy(alone, ({ refuted }) => refuted[0]?.found ?? '')
  return new Map([...groups].filter(([, { length }]) => length > 1))
}

/** Questions to the operator, ready to send; assumptions with the same refutation share one. */
export function questionsFor(rows: readonly AssumptionRow[]): readonly string[] {
  const together = refutedTogether(rows)
  const asked = new Set([...together.values()].flat())
  return [
    ...rows.filter((row) => !asked.has(row)).map(questionOf),
    ...[...together].map(
      ([found, all]) =>
        `${all.map(({ id }) => id).join(' ')}: Is it meant so? The backend ${found}`,
    ),
  ]
}

function verdictOf(assumption: Assumption, { confirmed, refuted }: Seen): Verdict {
  if (refuted.length > 0) return 'refuted'
  if (assumption.agreed !== undefined) return 'agreed'
  if (assumption.confirm === 'ours') return 'ours'
  if (assumption.confirm === 'operator') return confirmed > 0 ? 'confirmed' : 'to ask'
  return confirmed > 0 ? 'confirmed' : 'not seen'
}

export const assumptionTable = (
  assumptions: Assumptions,
  evidence: Evidence,
): readonly AssumptionRow[] =>
  Object.entries(assumptions).map(([id, assumption]) => {
    const seen = evidence.of(id)
    const { text, why, confirm } = assumption
    return { id, text, why, confirm, verdict: verdictOf(assumption, seen), ...seen }
  })

const questionOf = ({ id, text, why }: AssumptionRow): string =>
  `${id}: Is this so? ${text} (We assumed it: ${why.replace(/\.$/, '')}.)`
