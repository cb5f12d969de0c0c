import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { Effects } from '../contract/effects.ts'
import { operationOf } from '../answers/outcome.ts'
import { marksOfSchema } from './marks.ts'
import type { Assumption, Assumptions } from '#contract'
import { MANY_OPERATIONS } from '../report/grouped.ts'
import type { Evidence, Seen } from '../contract/model.ts'

/** Assumption → operations, in the order of the contract. */
type Places = ReadonlyMap<string, readonly string[]>

/** Where a single answer can confirm or refute an assumption: by the marks of an operation, its requests and its answers. */
function placesByMarks(contract: ContractUnderTest): Places {
  const { places, stands } = collector()
  for (const operation of contract.operations) {
    const { id, answers, assumptions, requests, isForMembers } = operation
    stands(assumptions, id)
    if (isForMembers) stands(contract.sessionAssumptions, id)
    for (const request of requests) {
      stands(assumptionsIn(contract.resolve(request)), id)
      stands(marksOfSchema(contract, request), id)
    }
    for (const { assumptions: own, schema } of answers.values()) {
      stands(own, id)
      stands(marksOfSchema(contract, schema), id)
    }
  }
  return places()
}

/** Where several calls together confirm or refute one: the `proves` of an operation's effects. */
function placesByEffects(contract: ContractUnderTest, effects: Effects): Places {
  const { places, stands } = collector()
  for (const { id } of contract.operations) {
    const effect = effects.operations[id]
    stands(Object.values(effect?.proves ?? {}), id)
    if (effect?.moves !== undefined) stands(Object.values(effects.keys), id)
    if (effect?.creates !== undefined) stands([effects.successProves], id)
  }
  for (const [name, figures] of Object.entries(effects.figures)) {
    const proves = effects.figuresProve[name]
    if (proves !== undefined) for (const place of figures) stands([proves], operationOf(place))
  }
  return places()
}

function collector() {
  const operations = new Map<string, Set<string>>()
  return {
    stands: (ids: Iterable<string>, operation: string): void => {
      for (const id of ids)
        operations.set(id, (operations.get(id) ?? new Set<string>()).add(operation))
    },
    places: (): Places => new Map([...operations].map(([id, all]) => [id, [...all]])),
  }
}

/** `not refuted`: confirmed at some of its operations, and not seen at the others. */
type Verdict = 'refuted' | 'confirmed' | 'not refuted' | 'not seen' | 'to ask' | 'agreed' | 'ours'

/** The finding about an assumption at one operation. */
type AtOperation = {
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
  const groupedRows = new Set([...together.values()].flat())
  return [
    ...rows.filter((row) => !groupedRows.has(row)).map(questionOf),
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

function atOperations(places: readonly string[], evidence: Seen): readonly AtOperation[] {
  const refutedAt = new Set(evidence.refuted.map(({ operation }) => operation))
  const everywhere = refutedAt.has(MANY_OPERATIONS)
  return [...new Set([...places, ...evidence.confirmedAt.keys()])].map((operation) => {
    const confirmed = evidence.confirmedAt.get(operation) ?? 0
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
    const found = evidence.of(id)
    const { text, why, confirm } = assumption
    // A check of several calls applies where the effects say so, not wherever a name appears.
    const places =
      confirm === 'call'
        ? [...(byMarks.get(id) ?? []), ...(byEffects.get(id) ?? [])]
        : (byEffects.get(id) ?? byMarks.get(id) ?? [])
    const at = atOperations(places, found)
    const confirmed = at.reduce((sum, one) => sum + one.confirmed, 0)
    const { refuted } = found
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

export function gatherEvidence(assumptions: Assumptions): Evidence {
  const confirmed = new Map<string, Map<string, number>>()
  const refuted = new Map<string, { operation: string; found: string }[]>()
  const held = (ids: readonly string[], operation: string, times = 1) => {
    for (const id of ids) {
      const counts = confirmed.get(id) ?? new Map<string, number>()
      confirmed.set(id, counts.set(operation, (counts.get(operation) ?? 0) + times))
    }
  }
  return {
    held,
    seen: (ids, operation, times) =>
      held(
        ids.filter((id) => assumptions[id]?.confirm === 'call'),
        operation,
        times,
      ),
    refuted(ids, operation, found) {
      for (const id of ids) {
        const known = refuted.get(id) ?? []
        const isNew = !known.some((one) => one.operation === operation && one.found === found)
        refuted.set(id, isNew ? [...known, { operation, found }] : known)
      }
    },
    of: (id) => ({ confirmedAt: confirmed.get(id) ?? new Map(), refuted: refuted.get(id) ?? [] }),
  }
}

type Known = {
  readonly missing: readonly string[]
  readonly unusable: readonly string[]
  /** Operations for members in a run without one. */
  readonly unaskable: readonly string[]
}

type Step = { readonly words: string; readonly settles: number }

const countedAt = (
  rows: readonly AssumptionRow[],
  operations: ReadonlySet<string>,
): { readonly assumptions: number; readonly places: number } => {
  const places = rows.map(({ at }) =>
    at.filter(({ operation, verdict }) => verdict === 'not seen' && operations.has(operation)),
  )
  return {
    assumptions: places.filter(({ length }) => length > 0).length,
    places: places.flat().length,
  }
}

/**
 * What would settle most of the open assumptions, the most first: a member's login, a missing operation,
 * a failing one, or an answer of the operator.
 */
export function nextSteps(
  rows: readonly AssumptionRow[],
  { missing, unusable, unaskable }: Known,
): readonly string[] {
  const open = rows.filter(({ verdict }) => ['not seen', 'not refuted', 'to ask'].includes(verdict))
  const steps: Step[] = []
  const add = (operations: readonly string[], wordsOf: (assumptions: number) => string) => {
    const { assumptions, places } = countedAt(open, new Set(operations))
    if (places > 0) steps.push({ words: wordsOf(assumptions), settles: places })
  }
  add(
    unaskable,
    (count) => `--user and --password: ${count} assumptions at ${unaskable.length} operations`,
  )
  for (const id of missing.filter((one) => !unaskable.includes(one)))
    add([id], (count) => `${id}, which is not implemented: ${count} assumptions`)
  for (const id of unusable)
    add([id], (count) => `${id}, which answers only failures: ${count} assumptions`)
  for (const { id, verdict, at } of open) {
    if (verdict === 'to ask' && at.length > 0)
      steps.push({
        words: `the operator's answer about ${id}: it stands at ${at.length} operations`,
        settles: at.length,
      })
  }
  return steps
    .toSorted((one, other) => other.settles - one.settles)
    .slice(0, 3)
    .map(({ words }) => words)
}
