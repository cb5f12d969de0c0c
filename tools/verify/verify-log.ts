import { z } from 'zod'
import type { Assumptions } from '#contract'
import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import { DROPPED, EXPECTED } from '#site/lib/drift-keywords.ts'
import { parseJson } from '#site/lib/json.ts'
import { isSecretName } from './answers/secret-names.ts'
import { formMarksAt, nameMarksAt } from './contract/marks.ts'
import { nothingToCleanUp } from './changes/change-log.ts'
import type { ContractUnderTest } from './contract/contract-under-test.ts'
import { CannotVerifyError } from './contract/model.ts'
import type { Fault, JsonSchema, Operation } from './contract/model.ts'
import { makeVerdict } from './report/make-verdict.ts'
import type { Verdict } from './report/verdict.ts'
import { ABSENT_STATUSES } from './runner/absence.ts'
import type { Run } from './run/run.ts'
import { reportMissing } from './runner/survey.ts'
import { beginRecordedRun } from './verify-har.ts'
import type { RecordedSettings } from './verify-har.ts'

/** A kind of drift in the proxy's log, with the minimum number of answers. */
type LoggedDrift = {
  readonly path: string
  readonly pointer: string
  readonly keyword: string
  readonly assumptions: readonly string[]
  readonly text: string
  readonly outcome: string | undefined
  readonly firstSeen: string
  readonly count: number
}

type ProxyLog = {
  readonly drifts: readonly LoggedDrift[]
  /** Backend path → HTTP status or `200 outcome` → number of calls. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Backend path → number of answers about another member. */
  readonly foreign: ReadonlyMap<string, number>
}

const driftSchema = z.object({
  event: z.enum(['answer_unlike_contract', 'answer_reduced']),
  path: z.string(),
  pointer: z.string(),
  keyword: z.string(),
  assumptions: z.array(z.string()),
  details: z.array(z.string()),
  outcome: z.string().optional(),
  firstSeen: z.string(),
  count: z.number(),
  backendStatus: z.number(),
})
const requestSchema = z.object({
  event: z.literal('request'),
  route: z.string(),
  status: z.number(),
  backendStatus: z.number().optional(),
  outcome: z.string().optional(),
  details: z.array(z.string()).optional(),
})
const foreignMemberSchema = z.object({ event: z.literal('foreign_member'), route: z.string() })
const lineSchema = z.discriminatedUnion('event', [driftSchema, requestSchema, foreignMemberSchema])

const pathOfRoute = new Map<string, string>(
  proxyRoutes.flatMap(({ path, backend }) =>
    backend === null ? [] : [[path, backend.path] as const],
  ),
)

const countKey = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)

/**
 * Reads what the proxy's log says about the backend, for one or more processes.
 * @throws CannotVerifyError when no line is about a call
 */
export async function readProxyLog(
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<ProxyLog> {
  const drifts = new Map<string, LoggedDrift>()
  const answers = new Map<string, Map<string, number>>()
  const foreign = new Map<string, number>()
  for await (const logLine of lines) {
    const parsed = lineSchema.safeParse(parseJson(logLine))
    if (!parsed.success) continue
    const entry = parsed.data
    if (entry.event === 'request') {
      const path = pathOfRoute.get(entry.route)
      // A replayed answer comes from the proxy.
      if (path === undefined || entry.details?.includes('answered again') === true) continue
      const statusText = entry.status === 200 ? `200 ${entry.outcome ?? ''}` : entry.backendStatus
      // The proxy refused the request, or the backend did not answer.
      if (statusText === undefined) continue
      const counts = answers.get(path) ?? new Map<string, number>()
      answers.set(path, counts)
      countKey(counts, String(statusText))
    } else if (entry.event === 'foreign_member') {
      const path = pathOfRoute.get(entry.route)
      if (path !== undefined) countKey(foreign, path)
    } else {
      const { path, pointer, keyword, firstSeen, backendStatus, details, outcome } = entry
      const { assumptions, count } = entry
      // Counts and times restart with each process.
      const outcomeKey = keyword === 'status' ? (outcome ?? '') : ''
      const key = `${path} ${backendStatus} ${keyword} ${pointer} ${outcomeKey} ${firstSeen}`
      if ((drifts.get(key)?.count ?? 0) >= count) continue
      const text = details.join(' ')
      drifts.set(key, { path, pointer, keyword, assumptions, text, outcome, firstSeen, count })
    }
  }
  if (answers.size + drifts.size === 0)
    throw new CannotVerifyError('Not a log of the proxy: no line describes a call.')
  return { drifts: mergeDrifts([...drifts.values()]), answers, foreign }
}

function mergeDrifts(drifts: readonly LoggedDrift[]): readonly LoggedDrift[] {
  const kindOf = ({ path, text, keyword, outcome }: LoggedDrift) =>
    `${path} ${text} ${keyword === 'status' ? (outcome ?? '') : ''}`
  const kinds = Object.groupBy(drifts, kindOf)
  return Object.values(kinds).flatMap((sameKind = []): LoggedDrift[] => {
    const [first] = sameKind.toSorted((a, b) => a.firstSeen.localeCompare(b.firstSeen))
    return first === undefined
      ? []
      : [{ ...first, count: sameKind.reduce((sum, { count }) => sum + count, 0) }]
  })
}

const CHECK_OF_KEYWORD: Readonly<Record<string, string>> = {
  status: 'status-documented',
  'content-type': 'content-type-documented',
  [DROPPED]: 'no-extra-field',
  [EXPECTED]: 'expected-fields',
}

/** Judges the proxy's log like the answers of a run. */
export function verifyLog(
  settings: RecordedSettings,
  assumptions: Assumptions,
  log: ProxyLog,
): Verdict {
  const run = beginRecordedRun(settings, assumptions)
  for (const operation of run.operations) judgeOperation(run, operation, log)
  for (const { keyword, count } of log.drifts) {
    const why = `${describeCount(count)} broke the contract in ways that the proxy no longer distinguished`
    if (keyword === 'other') run.inJob(0, 'no-extra-field').skip({ id: 'other' }, why)
  }
  reportMissing(run)
  return makeVerdict(run, assumptions, { ended: null, cleanUp: nothingToCleanUp }, 0, null)
}

function judgeOperation(run: Run, operation: Operation, { drifts, answers, foreign }: ProxyLog) {
  const { id, path } = operation
  const { contract, evidence, state } = run
  const counts = [...(answers.get(path) ?? [])]
  for (const [answer, count] of counts) state.statuses.set(`${id} ${answer}`, count)
  const absentStatus = absentStatusIn(operation, counts)
  if (absentStatus !== undefined) {
    const text = `is not implemented: it answers HTTP ${absentStatus} to every call`
    return void state.absentOperations.set(id, { kind: 'not implemented', text, call: null })
  }
  const ownDrifts = drifts.filter((loggedDrift) => loggedDrift.path === path)
  for (const ownDrift of ownDrifts) {
    const isSecret =
      ownDrift.keyword === DROPPED && isSecretName(ownDrift.pointer.split('/').at(-1) ?? '')
    const check = isSecret
      ? 'no-secret'
      : (CHECK_OF_KEYWORD[ownDrift.keyword] ?? 'body-fits-schema')
    run.reportAs(check, operation, driftFaultOf(ownDrift, isSecret, run.isStrict))
  }
  const foreignCount = foreign.get(path) ?? 0
  if (foreignCount > 0) {
    const message = `answers about another member, ${describeCount(foreignCount)}`
    run.reportAs('others-stay-out', operation, { message })
  }
  for (const [answer, count] of counts) {
    const [status, outcome = ''] = answer.split(' ')
    if (status !== '200' || !operation.outcomes.has(outcome)) continue
    const places = ownDrifts
      .filter((ownDrift) => ownDrift.outcome === outcome)
      .map(({ pointer }) => pointer)
    evidence.addObservation(confirmedBy(contract, operation, outcome, places), id, count)
  }
}

/** The status of every answer if it means that the operation is missing. */
function absentStatusIn(
  { answers }: Operation,
  counts: readonly (readonly [status: string, count: number])[],
): string | undefined {
  const isAbsentStatus = (status: number) =>
    ABSENT_STATUSES.includes(status) && !answers.has(status)
  return counts.every(([status]) => isAbsentStatus(Number(status))) ? counts[0]?.[0] : undefined
}

const numbers = new Intl.NumberFormat('en')

const describeCount = (count: number): string =>
  count === 1 ? 'one answer' : `${numbers.format(count)} answers or more`

function driftFaultOf(drift: LoggedDrift, isSecret: boolean, isStrict: boolean): Fault {
  const { keyword, pointer, text, outcome, count, firstSeen, assumptions } = drift
  const outcomeText = keyword === 'status' && pointer !== '' ? `: ${outcome ?? 'none'}` : ''
  const firstTime = firstSeen.slice(0, 16).replace('T', ' ')
  return {
    pointer,
    message: `${text}${outcomeText} (${describeCount(count)}, first at ${firstTime} UTC)`,
    refutes: assumptions,
    isWarning: keyword === EXPECTED || (keyword === DROPPED && !isSecret && !isStrict),
  }
}

/** Assumptions confirmed by every answer with this outcome, except at places with violations. */
function confirmedBy(
  contract: ContractUnderTest,
  operation: Operation,
  outcome: string,
  brokenPlaces: readonly string[],
): readonly string[] {
  const schema = operation.outcomes.get(outcome) ?? ''
  const places = requiredIn(contract, schema).filter(
    (place) =>
      !brokenPlaces.some(
        (brokenPlace) => brokenPlace === place || place.startsWith(`${brokenPlace}/`),
      ),
  )
  const marks = places.flatMap((place) => [
    ...new Set([...nameMarksAt(contract, schema, place), ...formMarksAt(contract, schema, place)]),
  ])
  return [
    ...marks,
    ...operation.assumptions,
    ...(operation.answers.get(200)?.assumptions ?? []),
    ...(operation.isForMembers ? contract.sessionAssumptions : []),
  ]
}

/** Places that are always present; not within lists, which may be empty. */
function requiredIn(
  contract: ContractUnderTest,
  schemaOrName: string | JsonSchema,
  at = '',
): readonly string[] {
  const { properties = {}, required = [] } = contract.resolve(schemaOrName)
  return required.flatMap((name) => {
    const property = properties[name]
    const pointer = `${at}/${name}`
    if (property === undefined) return []
    return [pointer, ...requiredIn(contract, property, pointer)]
  })
}
