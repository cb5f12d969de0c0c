import { parseJson } from '#site/lib/json.ts'
import { withoutEnvelope } from '../contract/envelope.ts'
import { isSessionEnded } from '../contract/refusal.ts'
import { sentBody, isChanging, recordAndSend } from '../changes/change-log.ts'
import {
  CannotVerifyError,
  NoAnswerError,
  RunStoppedError,
  UnavailableError,
} from '../contract/model.ts'
import type { ApiCall, Operation, RequestSent } from '../contract/model.ts'
import type { SendMode } from '../sending/gate.ts'
import { retryWhenLimited } from '../sending/retry-when-limited.ts'
import { readBalances } from '../state/money-calls.ts'
import { detectMissing, detectUnusable } from './absence.ts'
import { inspect } from './inspect.ts'
import type { AskOptions, Run } from '../run/run.ts'
import type { RunState } from '../run/run-state.ts'
import { usesOwnSession, detectRenewal, noteSession } from './session-keeper.ts'
import type { SessionsSent } from './session-keeper.ts'

/** Limit for sessions that end during one call. */
const MAX_SESSIONS_PER_CALL = 50

/** Number of consecutive unanswered requests after which an operation is no longer called. */
const MAX_FAILURES_IN_A_ROW = 4

/**
 * Sends a request and checks the answer.
 * @throws CannotVerifyError | RunStoppedError | UnavailableError
 */
export async function sendAndCheck(
  run: Run,
  target: string | Operation,
  body?: unknown,
  options: AskOptions = {},
): Promise<ApiCall> {
  const { state, hop } = run
  const operation = typeof target === 'string' ? run.contract.operation(target) : target
  assertAvailable(state, operation)
  const call = await recordChange(run, operation, body, options)
  const sendAgain = (tried: AskOptions) =>
    exchangeOnce(run, () => requestOf(run, operation, {}, tried), 'at once')
  const { token } = state.member
  const session = token === null ? {} : hop.headersOf(token)
  const isThroughProxy = hop.backendSide !== undefined
  const observation = { operation, call, options, isThroughProxy, session }
  if (await detectMissing(state, observation, sendAgain)) assertAvailable(state, operation)
  inspect(run, operation, await repeatIfSlow(run, operation, call), options)
  if (await detectUnusable(state, observation, sendAgain, () => detectOtherAnswers(run, operation)))
    assertAvailable(state, operation)
  await countFailures(run, operation, call)
  return call
}

/** Sends a request. If it may change something, reads the balances first and records it in the change log. */
async function recordChange(
  run: Run,
  operation: Operation,
  body: unknown,
  options: AskOptions,
): Promise<ApiCall> {
  const { changeLog, isSteered, member: firstMember } = run.state
  const effect = run.effect(operation)
  const send = () => {
    // Values read earlier, such as balances, are outdated.
    if (effect.reads !== true) run.state.changes += 1
    return sendInSession(run, operation, body, options)
  }
  if (!isChanging(effect) || (options.isSteered ?? isSteered)) return send()
  const member = options.as ?? firstMember
  if (effect.moves !== undefined && member.token !== null) {
    const balancesBefore =
      changeLog.balances.get(member) ?? readBalances(run, member).catch(nullIfUnavailable)
    changeLog.balances.set(member, balancesBefore)
    try {
      await balancesBefore
    } catch (error) {
      changeLog.balances.delete(member)
      throw error
    }
  }
  const request = { operation, effect, member, body: sentBody(body, options.text) }
  return recordAndSend(changeLog, request, send)
}

function nullIfUnavailable(error: unknown): null {
  if (error instanceof UnavailableError) return null
  throw error
}

/** Sends a request; repeats it once if its session had ended and was renewed. */
async function sendInSession(
  run: Run,
  operation: Operation,
  body: unknown,
  options: AskOptions,
): Promise<ApiCall> {
  const { state, hop } = run
  const member = options.as ?? state.member
  const usesMemberSession = usesOwnSession(state, operation, options)
  const sent = requestOf(run, operation, body, options)
  let { token } = member
  let sessions: SessionsSent['sessions'] = new Map()
  // Many requests may wait while a session ends. A repeated money request keeps its key: the refused one had no effect.
  const withLastSession = (): RequestSent => {
    ;({ token } = member)
    sessions = new Map([state.member, state.other].map((owner) => [owner, owner.session]))
    return token === null || !usesMemberSession
      ? sent
      : { ...sent, headers: { ...sent.headers, ...hop.headersOf(token) } }
  }
  const send = async (mode: SendMode): Promise<ApiCall> => {
    const call = await exchangeOnce(run, withLastSession, mode)
    noteSession(run, { member, sessions, usesMemberSession }, operation, call)
    return call
  }
  const isRefused = (call: ApiCall) =>
    usesMemberSession && token !== null && isSessionEnded(operation, call)
  const { isSteered = state.isSteered, isSentOnce = false, isAtOnce = false } = options
  // A login that other calls wait for is sent first.
  const isAhead =
    isAtOnce || (!usesMemberSession && (state.member.renewal ?? state.other.renewal) !== null)
  const sendFirst = () => send(isAhead ? 'at once' : 'parallel')
  const firstAnswer =
    isSteered || isSentOnce || isAtOnce ? await sendFirst() : await retryWhenLimited(run, sendFirst)
  if (!isRefused(firstAnswer)) return firstAnswer
  const read = (readOperation: Operation, text: string | undefined) =>
    exchangeOnce(
      run,
      () => requestOf(run, readOperation, undefined, { text, as: member }),
      'at once',
    )
  return run.gate.pauseDuring(async () => {
    let call = firstAnswer
    for (let count = 1; count < MAX_SESSIONS_PER_CALL && isRefused(call); count += 1) {
      if (!(await detectRenewal(run, member, operation, token, read))) return call
      call = await send('at once')
    }
    return call
  })
}

/** @throws UnavailableError */
function assertAvailable({ absentOperations }: RunState, { id }: Operation): void {
  const absence = absentOperations.get(id)
  if (absence !== undefined) throw new UnavailableError(`it needs ${id}, which ${absence.text}`)
}

function requestOf(
  run: Run,
  operation: Operation,
  body: unknown,
  options: AskOptions,
): RequestSent {
  const { method = 'POST', query = '' } = options
  const text = 'text' in options ? options.text : JSON.stringify(body === undefined ? {} : body)
  return {
    method,
    path: `${operation.path}${query}`,
    headers: headersFor(run, operation, options),
    text,
    ...(run.effect(operation).reads === true && { isRepeatable: true }),
  }
}

function headersFor(
  { runId, state, hop, count }: Run,
  operation: Operation,
  { token: givenToken, headers, as = state.member }: AskOptions,
): RequestSent['headers'] {
  const operationHeaders = operation.headers.map(({ name, isRequired, example }) => {
    const header = name.toLowerCase()
    if (header === 'x-request-id') return [header, `verify-${count()}`]
    if (header === 'origin' && hop.origin !== undefined) return [header, hop.origin]
    return [header, isRequired ? `verify-key-${runId}-${count()}` : example]
  })
  const token = givenToken === undefined ? as.token : givenToken
  const allHeaders = {
    'content-type': 'application/json',
    ...Object.fromEntries(operationHeaders),
    ...(operation.isForMembers && token !== null ? hop.headersOf(token) : {}),
    ...headers,
  }
  return Object.fromEntries(
    Object.entries(allHeaders).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** @throws CannotVerifyError | RunStoppedError */
export function assertTimeLeft({ signal, clock, deadline, state }: Run): void {
  if (signal?.aborted === true) throw new CannotVerifyError('It was stopped.')
  if (state.hasStopped)
    throw new RunStoppedError('The searched finding was made.', {
      isFailure: false,
      isTimeOver: false,
    })
  if (clock() > deadline)
    throw new RunStoppedError('The time is over.', { isFailure: true, isTimeOver: true })
}

/**
 * Sends one request when permitted.
 * @throws CannotVerifyError | RunStoppedError
 */
async function exchangeOnce(
  run: Run,
  prepare: () => RequestSent,
  mode: SendMode,
): Promise<ApiCall> {
  const { clock, contract, state } = run
  const call = await run.gate.send(mode, async (wasAlone): Promise<ApiCall> => {
    assertTimeLeft(run)
    const sent = prepare()
    const startedAt = clock()
    const timing = () => ({ startedAt, milliseconds: clock() - startedAt, isAlone: wasAlone() })
    state.progress.requests += 1
    try {
      const received = await run.transport(sent)
      const [address] = sent.path.split('?')
      const operation = contract.operations.find(({ path }) => path === address)
      const json = parseJson(received.text)
      const content = withoutEnvelope(contract, operation, received.status, json)
      return { sent, received, failure: null, ...content, ...timing() }
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error
      const { message: failure, isUnreachable } = error
      return { sent, received: null, failure, isUnreachable, json: undefined, ...timing() }
    }
  })
  state.calls.push(call)
  return call
}

/** Repeats a call that was slow among concurrent calls, to measure it alone. Calls with an effect are not repeated. */
async function repeatIfSlow(run: Run, operation: Operation, call: ApiCall): Promise<ApiCall> {
  const { received, milliseconds, isAlone } = call
  if (received === null || milliseconds <= run.budgetMs || isAlone !== false) return call
  const { slowAlone } = run.state
  const isRepeatable = run.effect(operation).reads === true || received.status >= 400
  const millisecondsAlone = slowAlone.get(operation.id)
  if (millisecondsAlone === undefined && isRepeatable) {
    const repeatedCall = await exchangeOnce(run, () => call.sent, 'alone')
    slowAlone.set(operation.id, repeatedCall.milliseconds)
    return { ...call, milliseconds: repeatedCall.milliseconds }
  }
  return { ...call, milliseconds: millisecondsAlone ?? 0 }
}

/** @throws CannotVerifyError when the backend stopped answering, UnavailableError when only this operation fails */
async function countFailures(run: Run, operation: Operation, call: ApiCall): Promise<void> {
  const { state } = run
  if (call.received !== null) {
    state.failures.delete(operation.id)
    state.failuresInARow = 0
    const isRead = run.effect(operation).reads === true
    if (isRead && call.sent.method === 'POST' && call.received.status < 500)
      state.lastRead = { operation: operation.id, sent: call.sent }
    return
  }
  const failures = (state.failures.get(operation.id) ?? 0) + 1
  state.failures.set(operation.id, failures)
  state.failuresInARow += 1
  if (Math.max(failures, state.failuresInARow) < MAX_FAILURES_IN_A_ROW) return
  if (!(await detectOtherAnswers(run, operation))) {
    throw new CannotVerifyError(`The backend stopped answering: ${call.failure ?? 'no answer'}.`)
  }
  if (failures < MAX_FAILURES_IN_A_ROW) return
  const text = `does not answer: ${call.failure ?? ''}`
  state.absentOperations.set(operation.id, { call, kind: 'silent', text })
  assertAvailable(state, operation)
}

/** Whether a request that was answered before is still answered. */
async function detectOtherAnswers(run: Run, { id }: Operation): Promise<boolean> {
  const { lastRead } = run.state
  if (lastRead === null || lastRead.operation === id) return false
  const { received } = await exchangeOnce(run, () => lastRead.sent, 'at once')
  return received !== null && received.status < 500
}
