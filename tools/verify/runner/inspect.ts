import { ENVELOPE } from '../answers/body-fits-schema.ts'
import { schemaOf } from '../answers/answer-check.ts'
import type { ObservedAnswer } from '../answers/answer-check.ts'
import { withoutEnvelope } from '../contract/envelope.ts'
import { answerChecks } from '../answers/list.ts'
import { outcomeOf } from '../contract/outcome.ts'
import { isOtherRefusal } from '../contract/refusal.ts'
import { marksIn } from '../contract/marks.ts'
import { effectOf } from '../contract/effects.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import type { AskOptions, Run, Settings } from '../run/run.ts'

const STATUS_CHECKS = ['status-documented', 'error-code-fits']
const FORM_CHECKS = ['content-type-documented', 'body-fits-schema']
const BODY_CHECKS = ['status-documented', 'body-fits-schema', 'error-code-fits', 'no-server-error']
const FOREIGN_ANSWER_CHECKS = ['no-server-error', 'no-inner-workings']

/** Options of the call; recorded calls were made at another time. */
type InspectOptions = AskOptions & { readonly isRecorded?: boolean }

/** Checks one answer against the contract and records evidence. */
export function inspect(
  run: Run,
  operation: Operation,
  call: ApiCall,
  options: InspectOptions = {},
): void {
  const { contract, budgetMs, state } = run
  const {
    isForeign = false,
    isSteered = state.isSteered,
    isRecorded = false,
    refusedWith,
  } = options
  const { received } = call
  const isRedirect = received !== null && received.status >= 300 && received.status < 400
  if (received === null || isRedirect) {
    const message = isRedirect
      ? `redirects to ${received.headers['location'] ?? 'nowhere'}; a call is answered where it is sent`
      : (call.failure ?? 'no answer')
    return run.reportAs('answers-at-all', operation, { message }, call)
  }
  // A refusal with another status is reported once by the check that expects it; otherwise the answer is judged as if
  // the status were right.
  const isOtherStatus = refusedWith !== undefined && isOtherRefusal(operation, call, refusedWith)
  const judgedResponse = isOtherStatus ? { ...received, status: refusedWith } : received
  const answer = {
    contract,
    operation,
    call,
    received: judgedResponse,
    secrets: secretsOf(run, operation, call),
    textsOfMembers: requestNamesOf(run.settings, operation),
    budgetMs,
    now: isRecorded ? null : (run.wallClock ?? Date.now)(),
    isSteered,
  }
  // The form of an error sent as HTTP 200, or of a crashed server's page, is not that of the contract.
  const isForeignForm = isOtherStatus
    ? received.status === 200
    : received.status >= 500 && call.json === undefined
  const skippedChecks = [
    ...(isOtherStatus ? STATUS_CHECKS : []),
    ...(isForeignForm ? FORM_CHECKS : []),
  ]
  const checks = answerChecks.filter(({ id }) =>
    isForeign ? FOREIGN_ANSWER_CHECKS.includes(id) : !skippedChecks.includes(id),
  )
  const faults = checks.flatMap((check) =>
    check.find(answer).map((fault) => ({ check: check.id, fault })),
  )
  for (const { check, fault } of faults) {
    const isError = run.isStrict && check === 'no-extra-field'
    run.reportAs(check, operation, isError ? { ...fault, isWarning: false } : fault, call)
  }
  if (isForeign) return
  // Faults of an envelope do not concern its content.
  const fitsContract = faults.every(
    ({ check, fault }) =>
      fault.isWarning === true ||
      !BODY_CHECKS.includes(check) ||
      fault.everywhere?.kind.startsWith(ENVELOPE) === true,
  )
  recordEvidence(run, answer, fitsContract)
}

/** Secrets of the member that an answer must not contain; a login may answer its token. */
function secretsOf(run: Run, operation: Operation, call: ApiCall): readonly string[] {
  const { state } = run
  const isLogin = run.effect(operation).signsIn !== undefined
  const token = isLogin ? undefined : call.sent.headers['authorization']?.split(' ')[1]
  const sessionTokens = [state.member.token, state.other.token]
  const ownToken = token !== undefined && sessionTokens.includes(token) ? token : ''
  return [state.member.password, ownToken].filter((secret) => secret !== '')
}

const requestNames = new WeakMap<Settings, Map<string, ReadonlySet<string>>>()

/** Property names in the requests of an operation and of the operations that create its items. */
function requestNamesOf(settings: Settings, { id }: Operation): ReadonlySet<string> {
  const { contract, effects } = settings
  const cache = requestNames.get(settings) ?? new Map<string, ReadonlySet<string>>()
  requestNames.set(settings, cache)
  const cached = cache.get(id)
  if (cached !== undefined) return cached
  const relatedOperations = contract.operations.filter((operation) => {
    const creates = effectOf(effects, operation.id).creates
    return operation.id === id || creates?.list === id || creates?.opened === id
  })
  const schemas = relatedOperations.flatMap(({ requests }) => requests)
  const names = new Set(
    schemas.flatMap((schema) => Object.keys(contract.resolve(schema).properties ?? {})),
  )
  cache.set(id, names)
  return names
}

function recordEvidence({ evidence, state }: Run, answer: ObservedAnswer, isFit: boolean): void {
  const { contract, operation, received, call } = answer
  const schema = schemaOf(answer)
  const outcome = outcomeOf(call) ?? ''
  const place = `${operation.id} ${received.status}${outcome === '' ? '' : ` ${outcome}`}`
  state.statuses.set(place, (state.statuses.get(place) ?? 0) + 1)
  if (schema === undefined || !isFit) return
  const observe = (ids: readonly string[]) => evidence.addObservation(ids, operation.id)
  observe(marksIn(contract, schema, call.json))
  observe(operation.answers.get(received.status)?.assumptions ?? [])
  if (received.status !== 200) return
  observe(operation.assumptions)
  if (operation.isForMembers) observe(contract.sessionAssumptions)
}

/** Checks a recorded answer. */
export function inspectRecorded(run: Run, operation: Operation, recorded: ApiCall): void {
  const status = recorded.received?.status ?? 0
  const content = withoutEnvelope(run.contract, operation, status, recorded.json)
  const call = { ...recorded, ...content }
  run.state.calls.push(call)
  inspect(run, operation, call, { isRecorded: true })
}
