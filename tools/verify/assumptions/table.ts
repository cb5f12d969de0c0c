import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import { effectOf } from '../contract/effects.ts'
import type { Effects } from '../contract/effects.ts'
import { idsOf } from '../contract/model.ts'
import { operationOf } from '../contract/outcome.ts'
import { marksOfSchema } from '../contract/marks.ts'
import type { Assumption, Assumptions } from '#contract'
import type { Evidence, AssumptionEvidence } from '../contract/model.ts'

/** Pseudo operation of findings that most operations have. */
export const MANY_OPERATIONS = 'many operations:'

/** Assumption → operations, in the order of the contract. */
type Places = ReadonlyMap<string, readonly string[]>

type AssumptionPlaces = readonly [ids: readonly string[], operation: string]

const placesFrom = (tables: readonly AssumptionPlaces[]): Places => {
  const places = new Map<string, string[]>()
  for (const [ids, operation] of tables)
    for (const id of new Set(ids)) {
      const idPlaces = places.get(id) ?? []
      places.set(id, idPlaces.includes(operation) ? idPlaces : [...idPlaces, operation])
    }
  return places
}

/** The places where one answer can confirm or refute an assumption: marks of an operation, its requests and answers. */
const placesByMarks = (contract: ContractUnderTest): Places =>
  placesFrom(
    contract.operations.map(
      ({ id, answers, assumptions, requests, isForMembers }): AssumptionPlaces => [
        [
          ...assumptions,
          ...(isForMembers ? contract.sessionAssumptions : []),
          ...requests.flatMap((request) => [
            ...assumptionsIn(contract.resolve(request)),
            ...marksOfSchema(contract, request),
          ]),
          ...[...answers.values()].flatMap((answer) => [
            ...answer.assumptions,
            ...marksOfSchema(contract, answer.schema),
          ]),
        ],
        id,
      ],
    ),
  )

/** The places where several calls together confirm or refute one: the `proves` of an operation's effects. */
const placesByEffects = (contract: ContractUnderTest, effects: Effects): Places =>
  placesFrom([
    ...contract.operations.map(({ id }): AssumptionPlaces => {
      const { proves, moves, creates } = effectOf(effects, id)
      return [
        [
          ...Object.values(proves),
          ...(moves === undefined ? [] : Object.values(effects.keys)),
          ...(creates === undefined ? [] : [effects.successProves]),
        ],
        id,
      ]
    }),
    ...Object.entries(effects.figures).flatMap(([name, figures]) =>
      figures.map((place): AssumptionPlaces => [
        idsOf(effects.figuresProve[name]),
        operationOf(place),
      ]),
    ),
  ])

/** `not refuted`: confirmed at some of its operations, and not seen at the others. */
type Verdict = 'refuted' | 'confirmed' | 'not refuted' | 'not seen' | 'to ask' | 'agreed' | 'ours'

/** The finding about an assumption at one operation. */
type OperationEvidence = {
  readonly operation: string
  readonly verdict: 'refuted' | 'confirmed' | 'not seen'
  /** Answers that confirm it. */
  readonly confirmed: number
}

export type AssumptionRow = Pick<AssumptionEvidence, 'refuted'> & {
  readonly id: string
  readonly text: string
  readonly why: string
  readonly confirm: Assumption['confirm']
  readonly verdict: Verdict
  /** Answers that confirm it, at all operations. */
  readonly confirmed: number
  readonly at: readonly OperationEvidence[]
}

function groupSharedRefutations(
  rows: readonly AssumptionRow[],
): ReadonlyMap<string, readonly AssumptionRow[]> {
  const singleRefutations = rows.filter(
    ({ refuted }) => refuted.length === 1 && refuted[0]?.operation === MANY_OPERATIONS,
  )
  const groups = Map.groupBy(singleRefutations, ({ refuted }) => refuted[0]?.observation ?? '')
  return new Map([...groups].filter(([, { length }]) => length > 1))
}

/** Questions to the operator, ready to send; assumptions with the same refutation share one. */
export function questionsFor(rows: readonly AssumptionRow[]): readonly string[] {
  const sharedRefutations = groupSharedRefutations(rows)
  const groupedRows = new Set([...sharedRefutations.values()].flat())
  return [
    ...rows.filter((row) => !groupedRows.has(row)).map(questionOf),
    ...[...sharedRefutations].map(
      ([observation, assumptionRows]) =>
        `${assumptionRows.map(({ id }) => id).join(' ')}: Is it meant so? The backend ${observation}`,
    ),
  ]
}

function verdictOf(
  { agreed, confirm }: Assumption,
  refuted: AssumptionEvidence['refuted'],
  at: readonly OperationEvidence[],
): Verdict {
  if (refuted.length > 0) return 'refuted'
  if (agreed !== undefined) return 'agreed'
  if (confirm === 'ours') return 'ours'
  const confirmed = at.filter(({ verdict }) => verdict === 'confirmed').length
  if (confirmed === 0) return confirm === 'operator' ? 'to ask' : 'not seen'
  return confirmed === at.length ? 'confirmed' : 'not refuted'
}

function atOperations(
  places: readonly string[],
  evidence: AssumptionEvidence,
): readonly OperationEvidence[] {
  const refutedAt = new Set(evidence.refuted.map(({ operation }) => operation))
  const isEverywhere = refutedAt.has(MANY_OPERATIONS)
  return [...new Set([...places, ...evidence.confirmedAt.keys()])].map((operation) => {
    const confirmed = evidence.confirmedAt.get(operation) ?? 0
    const isRefuted = refutedAt.has(operation) || (isEverywhere && confirmed === 0)
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
    const rowEvidence = evidence.evidenceFor(id)
    const { text, why, confirm } = assumption
    // A check of several calls applies only at the operations that effects.yaml names for it.
    const places =
      confirm === 'call'
        ? [...(byMarks.get(id) ?? []), ...(byEffects.get(id) ?? [])]
        : (byEffects.get(id) ?? byMarks.get(id) ?? [])
    const at = atOperations(places, rowEvidence)
    const confirmed = at.reduce((sum, entry) => sum + entry.confirmed, 0)
    const { refuted } = rowEvidence
    const verdict = verdictOf(assumption, refuted, at)
    return { id, text, why, confirm, verdict, confirmed, refuted, at }
  })
}

const questionOf = ({ id, text, why }: AssumptionRow): string =>
  `${id}: Is this so? ${text} (We assumed it: ${why.replace(/\.$/, '')}.)`

export function createEvidence(assumptions: Assumptions): Evidence {
  const confirmed = new Map<string, Map<string, number>>()
  const refuted = new Map<string, { operation: string; observation: string }[]>()
  const confirm: Evidence['addObservation'] = (ids, operation, times = 1) => {
    for (const id of ids) {
      const counts = confirmed.get(id) ?? new Map<string, number>()
      confirmed.set(id, counts.set(operation, (counts.get(operation) ?? 0) + times))
    }
  }
  return {
    confirm,
    addObservation(ids, operation, times) {
      const callIds = ids.filter((id) => assumptions[id]?.confirm === 'call')
      confirm(callIds, operation, times)
    },
    refute(ids, operation, observation) {
      for (const id of ids) {
        const refutations = refuted.get(id) ?? []
        const isNew = !refutations.some(
          (refutation) =>
            refutation.operation === operation && refutation.observation === observation,
        )
        refuted.set(id, isNew ? [...refutations, { operation, observation }] : refutations)
      }
    },
    evidenceFor: (id) => ({
      confirmedAt: confirmed.get(id) ?? new Map(),
      refuted: refuted.get(id) ?? [],
    }),
  }
}

type OperationLists = {
  readonly missing: readonly string[]
  readonly unusable: readonly string[]
  /** Operations for members in a run without one. */
  readonly unaskable: readonly string[]
}

/**
 * What would settle most of the open assumptions, the most first: a member's login, a missing operation,
 * a failing one, or an answer of the operator.
 */
export function nextSteps(
  rows: readonly AssumptionRow[],
  { missing, unusable, unaskable }: OperationLists,
): readonly string[] {
  const openRows = rows.filter(({ verdict }) =>
    ['not seen', 'not refuted', 'to ask'].includes(verdict),
  )
  /** How many places at some operations are not seen, and how many assumptions these are. */
  const stepAt = (operations: readonly string[], describe: (assumptions: string) => string) => {
    const counts = openRows.map(
      ({ at }) =>
        at.filter(
          (evidence) => evidence.verdict === 'not seen' && operations.includes(evidence.operation),
        ).length,
    )
    const settles = counts.reduce((sum, count) => sum + count, 0)
    const text = describe(`${counts.filter((count) => count > 0).length} assumptions`)
    return settles === 0 ? [] : [{ words: text, settles }]
  }
  const steps = [
    ...stepAt(
      unaskable,
      (count) => `--user and --password: ${count} at ${unaskable.length} operations`,
    ),
    ...missing
      .filter((id) => !unaskable.includes(id))
      .flatMap((id) => stepAt([id], (count) => `${id}, which is not implemented: ${count}`)),
    ...unusable.flatMap((id) =>
      stepAt([id], (count) => `${id}, which answers only failures: ${count}`),
    ),
    ...openRows.flatMap(({ id, verdict, at: { length } }) => {
      const text = `the operator's answer about ${id}: it stands at ${length} operations`
      return verdict === 'to ask' && length > 0 ? [{ words: text, settles: length }] : []
    }),
  ]
  return steps
    .toSorted((a, b) => b.settles - a.settles)
    .slice(0, 3)
    .map(({ words: text }) => text)
}
