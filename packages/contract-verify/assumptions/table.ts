import type { Assumption, Assumptions } from '@maru/contract'
import { MANY_OPERATIONS } from '../core/systematic.ts'
import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { Effects } from '../core/effects.ts'
import type { Evidence, Seen } from '../core/evidence.ts'
import { placesByEffects, placesByMarks } from './places.ts'

/** `not refuted`: confirmed at some of its operations, and not seen at the others. */
export type Verdict =
  | 'refuted'
  | 'confirmed'
  | 'not refuted'
  | 'not seen'
  | 'to ask'
  | 'agreed'
  | 'ours'

/** What was found out about an assumption at one operation. */
export type AtOperation = {
  readonly operation: string
  readonly verdict: 'refuted' | 'confirmed' | 'not seen'
  /** Answers that confirm it. */
  readonly confirmed: number
}

export type AssumptionRow = Pick<Seen, 'refuted'> & {
  readonly id: string
  readonly text: string
  readonly why: string
  readonly confirm: Assumption['confirm']
  readonly verdict: Verdict
  /** Answers that confirm it, at all operations. */
  readonly confirmed: number
  readonly at: readonly AtOperation[]
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

function verdictOf(
  { agreed, confirm }: Assumption,
  refuted: Seen['refuted'],
  at: readonly AtOperation[],
): Verdict {
  if (refuted.length > 0) return 'refuted'
  if (agreed !== undefined) return 'agreed'
  if (confirm === 'ours') return 'ours'
  const confirmed = at.filter(({ verdict }) => verdict === 'confirmed').length
  if (confirmed === 0) return confirm === 'operator' ? 'to ask' : 'not seen'
  return confirmed === at.length ? 'confirmed' : 'not refuted'
}

function atOperations(places: readonly string[], seen: Seen): readonly AtOperation[] {
  const refutedAt = new Set(seen.refuted.map(({ operation }) => operation))
  const everywhere = refutedAt.has(MANY_OPERATIONS)
  return [...new Set([...places, ...seen.confirmedAt.keys()])].map((operation) => {
    const confirmed = seen.confirmedAt.get(operation) ?? 0
    const isRefuted = refutedAt.has(operation) || (everywhere && confirmed === 0)
    const verdict = isRefuted ? 'refuted' : confirmed > 0 ? 'confirmed' : 'not seen'
    return { operation, verdict, confirmed }
  })
}

export function assumptionTable(
  assumptions: Assumptions,
  evidence: Evidence,
  contract: ContractUnderTest,
  effects: Effects | null,
): readonly AssumptionRow[] {
  const byMarks = placesByMarks(contract)
  const byEffects = effects === null ? byMarks : placesByEffects(contract, effects)
  return Object.entries(assumptions).map(([id, assumption]) => {
    const seen = evidence.of(id)
    const { text, why, confirm } = assumption
    // A check that takes several calls asks where the effects say so, not wherever a name appears.
    const places =
      confirm === 'call'
        ? [...(byMarks.get(id) ?? []), ...(byEffects.get(id) ?? [])]
        : (byEffects.get(id) ?? byMarks.get(id) ?? [])
    const at = atOperations(places, seen)
    const confirmed = at.reduce((sum, one) => sum + one.confirmed, 0)
    const { refuted } = seen
    return {
      id,
      text,
      why,
      confirm,
      verdict: verdictOf(assumption, refuted, at),
      confirmed,
      refuted,
      at,
    }
  })
}

const questionOf = ({ id, text, why }: AssumptionRow): string =>
  `${id}: Is this so? ${text} (We assumed it: ${why.replace(/\.$/, '')}.)`
