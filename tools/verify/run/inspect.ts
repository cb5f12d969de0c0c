import type { AnswerSeen } from '../answers/answer-check.ts'
import { schemaOf } from '../answers/answer-check.ts'
import { ENVELOPE } from '../answers/body-fits-schema.ts'
import { answerChecks } from '../answers/list.ts'
import { effectOf } from '../contract/effects.ts'
import type { Evidence, ApiCall, Fault, Operation } from '../contract/model.ts'
import { marksIn } from '../assumptions/marks.ts'
import { outcomeOf } from '../answers/outcome.ts'
import { isOtherRefusal } from '../answers/refusal.ts'
import type { RunState } from './run-state.ts'
import type { AskOptions, Settings } from './run.ts'

type Report = (check: string, operation: Operation, fault: Fault, call: ApiCall) => void

const OF_THE_NUMBER = ['status-documented', 'error-code-fits']
const OF_THE_FORM = ['content-type-documented', 'body-fits-schema']
const OF_BODIES = ['status-documented', 'body-fits-schema', 'error-code-fits', 'no-server-error']
const OF_ANY_ANSWER = ['no-server-error', 'no-inner-workings']

/** Options of the call; recorded calls were made at another time. */
export type Inspected = AskOptions & { readonly isRecorded?: boolean }

/** Checks one answer against the contract and records evidence. */
export function inspect(
  settings: Settings,
  evidence: Evidence,
  state: RunState,
  report: Report,
  operation: Operation,
  call: ApiCall,
  { isForeign = false, isSteered = state.isSteered, isRecorded = false, refusedWith }: Inspected,
): void {
  const { received } = call
  if (received === null) {
    report('answers-at-all', operation, { message: call.failure ?? 'no answer' }, call)
    return
  }
  if (received.status >= 300 && received.status < 400) {
    const where = received.headers['location'] ?? 'nowhere'
    const message = `redirects to ${where}; a call is answered where it is sent`
    report('answers-at-all', operation, { message }, call)
    return
  }
  const { contract, budgetMs } = settings
  const isLogin = effectOf(settings.effects, operation.id).signsIn !== undefined
  const token = isLogin ? null : (call.sent.headers['authorization']?.split(' ')[1] ?? null)
  const isOwn = token !== null && [state.member.token, state.other.token].includes(token)
  const secrets = [state.member.password, isOwn ? token : ''].filter((one) => one !== '')
  // A refusal with another status is reported once by the check that expects it; otherwise the answer is judged as if
  // the status were right.
  const isOther = refusedWith !== undefined && isOtherRefusal(operation, call, refusedWith)
  const judged = isOther ? { ...received, status: refusedWith } : received
  const answer = {
    contract,
    operation,
    call,
    received: judged,
    secrets,
    written: writtenIn(settings, operation),
    budgetMs,
    now: isRecorded ? null : (settings.today ?? Date.now)(),
    isSteered,
  }
  const left = [
    ...(isOther ? OF_THE_NUMBER : []),
    // An error as HTTP 200 has a form of its own, and a crashed server a page.
    ...(isOther && received.status === 200 ? OF_THE_FORM : []),
    ...(received.status >= 500 && call.json === undefined ? OF_THE_FORM : []),
  ]
  const checks = answerChecks.filter(({ id }) =>
    isForeign ? OF_ANY_ANSWER.includes(id) : !left.includes(id),
  )
  const faults = checks.flatMap((check) =>
    check.find(answer).map((fault) => ({ check: check.id, fault })),
  )
  for (const { check, fault } of faults) {
    report(check, operation, withSeverity(check, fault, settings.isStrict), call)
  }
  if (isForeign) return
  // Faults of an envelope do not concern its content.
  const isFit = faults.every(
    ({ check, fault }) =>
      fault.isWarning === true ||
      !OF_BODIES.includes(check) ||
      fault.everywhere?.kind.startsWith(ENVELOPE) === true,
  )
  note(evidence, state, answer, isFit)
}

const written = new WeakMap<Settings, Map<string, ReadonlySet<string>>>()

/** Property names in the requests of an operation and of the operations that create its items. */
function writtenIn(settings: Settings, { id }: Operation): ReadonlySet<string> {
  const { contract, effects } = settings
  const cache = written.get(settings) ?? new Map<string, ReadonlySet<string>>()
  written.set(settings, cache)
  const before = cache.get(id)
  if (before !== undefined) return before
  const makers = contract.operations.filter((one) => {
    const creates = effectOf(effects, one.id).creates
    return one.id === id || creates?.list === id || creates?.opened === id
  })
  const schemas = makers.flatMap(({ requests }) => requests)
  const names = new Set(
    schemas.flatMap((one) => Object.keys(contract.resolve(one).properties ?? {})),
  )
  cache.set(id, names)
  return names
}

function note(evidence: Evidence, state: RunState, answer: AnswerSeen, isFit: boolean): void {
  const { contract, operation, received, call } = answer
  const schema = schemaOf(answer)
  const outcome = outcomeOf(call) ?? ''
  const place = `${operation.id} ${received.status}${outcome === '' ? '' : ` ${outcome}`}`
  state.statuses.set(place, (state.statuses.get(place) ?? 0) + 1)
  if (schema === undefined) return
  if (!isFit) return
  const see = (ids: readonly string[]) => evidence.seen(ids, operation.id)
  see(marksIn(contract, schema, call.json))
  see(operation.answers.get(received.status)?.assumptions ?? [])
  if (received.status !== 200) return
  see(operation.assumptions)
  if (operation.isForMembers) see(contract.sessionAssumptions)
}

const withSeverity = (check: string, fault: Fault, isStrict: boolean): Fault =>
  isStrict && check === 'no-extra-field' ? { ...fault, isWarning: false } : fault
