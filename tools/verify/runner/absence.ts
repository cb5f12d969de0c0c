import { isRecord, readTextProperty } from '#site/lib/json.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { describeAnswer } from '../contract/outcome.ts'
import { isRateLimited } from '../contract/refusal.ts'
import type { RunState } from '../run/run-state.ts'
import type { AskOptions } from '../run/run.ts'

export const ABSENT_STATUSES: readonly number[] = [404, 405, 501]

/** Statuses of a gateway that checks sessions before it looks up the operation. */
const SESSION_STATUSES: readonly number[] = [401, 403]

const hasOutcome = ({ outcomes }: Pick<Operation, 'outcomes'>, { json }: ApiCall): boolean =>
  outcomes.has(readTextProperty(json, 'status') ?? '')

/** Whether an answer means that an operation does not exist. A documented status in the body counts as an answer. */
export const isAbsent = (
  operation: Pick<Operation, 'outcomes' | 'answers'>,
  call: ApiCall,
): boolean =>
  call.received !== null &&
  ABSENT_STATUSES.includes(call.received.status) &&
  !operation.answers.has(call.received.status) &&
  !hasOutcome(operation, call)

/** Whether a server without the operation could have sent the answer: a redirect, a failure, a page or an empty body. */
function isUseless(operation: Operation, call: ApiCall): boolean {
  const { received, json } = call
  if (received === null) return false
  const { status } = received
  if ((status >= 300 && status < 400) || status >= 500) return true
  if (status === 401 && operation.isForMembers) return true
  if (SESSION_STATUSES.includes(status)) return !operation.answers.has(status)
  if (status > 200 && status < 300) return !operation.answers.has(status)
  if (status !== 200 || hasOutcome(operation, call)) return isAbsent(operation, call)
  if (json === undefined) return received.bytes?.isReadable !== false
  if (Array.isArray(json)) return json.length === 0
  return (
    !isRecord(json) ||
    Object.values(json).every((value) => !isRecord(value) && !Array.isArray(value))
  )
}

/** Describes an answer that is the same for every request. "HTTP 200" alone would suggest a success. */
function describeUseless(call: ApiCall): string {
  const { received, json } = call
  const location = received?.headers['location']
  if (location !== undefined) return `redirects every request to ${location}`
  const answerText = describeAnswer(call)
  if (answerText !== 'HTTP 200') return `answers ${answerText} to every request`
  const type = received?.headers['content-type']?.split(';')[0]
  const content =
    received?.text === '' ? 'no body' : json === undefined ? (type ?? 'no JSON') : null
  return `answers HTTP 200 with ${content ?? 'nothing of the contract'} to every request`
}

const isSessionRefusal = ({ received }: ApiCall): boolean =>
  SESSION_STATUSES.includes(received?.status ?? 0)

export type ObservedCall = {
  readonly operation: Operation
  readonly call: ApiCall
  readonly options: AskOptions
  /** The request went through the proxy. */
  readonly isThroughProxy: boolean
  /** Headers of the member's session. */
  readonly session: Readonly<Record<string, string>>
}

type SendAgain = (options: AskOptions) => Promise<ApiCall>

/** A valid request and an invalid one with the session, and one without. */
const attemptsFor = ({ operation, session }: ObservedCall): readonly AskOptions[] => [
  { text: JSON.stringify(operation.examples[0] ?? {}), headers: session },
  { text: '{"a": ', headers: session },
  { text: '{}', token: null },
]

/**
 * Whether an operation is not implemented: a valid request, an invalid one and one without a session all get 404, 405
 * or 501. A gateway may refuse the one without a session.
 */
export async function detectMissing(
  state: RunState,
  observation: ObservedCall,
  sendAgain: SendAgain,
): Promise<boolean> {
  const { operation, call, options, isThroughProxy } = observation
  const { isForeign = false, isSteered = state.isSteered, token } = options
  const { id, isForMembers, answers } = operation
  if (!isForeign && !isSteered && isThroughProxy) countInvalidAnswers(state, operation, call)
  if (state.absentOperations.has(id)) return true
  if (isForeign || isSteered || state.presentOperations.has(id) || call.received === null)
    return false
  const isRefusedGuest =
    !isForMembers && isSessionRefusal(call) && !answers.has(call.received.status)
  if (isRefusedGuest && state.member.token === null) return false
  if (!isRefusedGuest && !isAbsent(operation, call)) {
    const isCertain = token !== null || !isForMembers
    if (isCertain && !isUseless(operation, call)) state.presentOperations.add(id)
    return false
  }
  let absentCall = call
  for (const attempt of attemptsFor(observation)) {
    const answer = await sendAgain(attempt)
    if (isRateLimited(answer)) return false
    if (isAbsent(operation, answer)) absentCall = answer
    else if (attempt.token !== null || !isSessionRefusal(answer)) {
      if (!isUseless(operation, answer)) state.presentOperations.add(id)
      return false
    }
  }
  const text = `is not implemented: it answers HTTP ${absentCall.received?.status} to every request`
  state.absentOperations.set(id, { kind: 'not implemented', text, call: absentCall })
  return true
}

/** Number of unusable answers after which all requests are tried. */
const MIN_USELESS_ANSWERS = 4

/**
 * Whether an operation is of no use: a redirect, a failure or a page answers every request while others are answered.
 */
export async function detectUnusable(
  state: RunState,
  observation: ObservedCall,
  sendAgain: SendAgain,
  othersAnswer: () => Promise<boolean>,
): Promise<boolean> {
  const { operation, call, options } = observation
  const { isForeign = false, isSteered = state.isSteered, token } = options
  const { id, isForMembers } = operation
  // A refused foreign token proves nothing.
  const isInSession = token === undefined && state.member.token !== null
  const isJudged = !isForeign && !isSteered && (isInSession || !isForMembers)
  if (!isJudged || call.received === null || state.absentOperations.has(id)) return false
  if (!isUseless(operation, call)) state.uselessAnswers.set(id, Number.NEGATIVE_INFINITY)
  const count = (state.uselessAnswers.get(id) ?? 0) + 1
  state.uselessAnswers.set(id, count)
  if (count < MIN_USELESS_ANSWERS) return false
  state.uselessAnswers.set(id, 0)
  // This comes first, because an outage could end between the requests.
  if (!(await othersAnswer())) return false
  for (const attempt of attemptsFor(observation)) {
    const answer = await sendAgain(attempt)
    const isUselessToo =
      isUseless(operation, answer) || (attempt.token === null && isSessionRefusal(answer))
    if (!isUselessToo) return false
  }
  state.absentOperations.set(id, { kind: 'unusable', text: describeUseless(call), call })
  return true
}

/** Number of invalid-answer errors of the site after which the operation behind counts as missing. */
const MAX_INVALID_ANSWERS = 2

function countInvalidAnswers(state: RunState, { id }: Operation, call: ApiCall): void {
  const { received, json } = call
  if (received === null || received.status < 500) {
    if (received?.status === 200) state.invalidAnswers.set(id, Number.NEGATIVE_INFINITY)
    return
  }
  const code = readTextProperty(json, 'code')
  if (received.status !== 502 || code !== 'backend_answer_invalid') return
  const count = (state.invalidAnswers.get(id) ?? 0) + 1
  state.invalidAnswers.set(id, count)
  if (count < MAX_INVALID_ANSWERS) return
  const text = `is not implemented behind the site, or not by the contract: each request that fits is answered with HTTP 502 (${code})`
  state.absentOperations.set(id, { kind: 'not implemented', text, call })
}
