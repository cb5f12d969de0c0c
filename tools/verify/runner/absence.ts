import { isRecord, readTextProperty } from '#site/lib/json.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { answerWords } from '../contract/outcome.ts'
import { isSlowed } from '../contract/refusal.ts'
import type { RunState } from '../run/run-state.ts'
import type { AskOptions } from '../run/run.ts'

export const NOTHING_THERE: readonly number[] = [404, 405, 501]

/** Statuses of a gateway that checks sessions before it looks up the operation. */
const GUARDED: readonly number[] = [401, 403]

const hasOutcome = ({ outcomes }: Pick<Operation, 'outcomes'>, { json }: ApiCall): boolean =>
  outcomes.has(readTextProperty(json, 'status') ?? '')

/** Whether an answer means that an operation does not exist. A documented status in the body counts as an answer. */
export const isNothingThere = (
  operation: Pick<Operation, 'outcomes' | 'answers'>,
  call: ApiCall,
): boolean =>
  call.received !== null &&
  NOTHING_THERE.includes(call.received.status) &&
  !operation.answers.has(call.received.status) &&
  !hasOutcome(operation, call)

/** Whether an answer could come from a server without the operation: a redirect, a failure, a page, nothing at all. */
function isUseless(operation: Operation, call: ApiCall): boolean {
  const { received, json } = call
  if (received === null) return false
  const { status } = received
  if ((status >= 300 && status < 400) || status >= 500) return true
  if (status === 401 && operation.isForMembers) return true
  if (GUARDED.includes(status)) return !operation.answers.has(status)
  if (status > 200 && status < 300) return !operation.answers.has(status)
  if (status !== 200 || hasOutcome(operation, call)) return isNothingThere(operation, call)
  if (json === undefined) return received.bytes?.isReadable !== false
  if (Array.isArray(json)) return json.length === 0
  return (
    !isRecord(json) ||
    Object.values(json).every((value) => !isRecord(value) && !Array.isArray(value))
  )
}

/** The same for every request, in words; a plain "HTTP 200" would sound right. */
function uselessWords(call: ApiCall): string {
  const { received, json } = call
  const where = received?.headers['location']
  if (where !== undefined) return `redirects every request to ${where}`
  const words = answerWords(call)
  if (words !== 'HTTP 200') return `answers ${words} to every request`
  const type = received?.headers['content-type']?.split(';')[0]
  const what = received?.text === '' ? 'no body' : json === undefined ? (type ?? 'no JSON') : null
  return `answers HTTP 200 with ${what ?? 'nothing of the contract'} to every request`
}

const isGuarded = ({ received }: ApiCall): boolean => GUARDED.includes(received?.status ?? 0)

export type Seen = {
  readonly operation: Operation
  readonly call: ApiCall
  readonly options: AskOptions
  /** The request went through the proxy. */
  readonly isBehind: boolean
  /** Headers of the member's session. */
  readonly session: Readonly<Record<string, string>>
}

type Again = (options: AskOptions) => Promise<ApiCall>

/** A valid request and an invalid one with the session, and one without. */
const triesOf = ({ operation, session }: Seen): readonly AskOptions[] => [
  { text: JSON.stringify(operation.examples[0] ?? {}), headers: session },
  { text: '{"a": ', headers: session },
  { text: '{}', token: null },
]

/**
 * Whether an operation is not implemented: a valid request, an invalid one and one without a session all get 404, 405
 * or 501. A gateway may refuse the one without a session.
 */
export async function isMissing(
  state: RunState,
  observation: Seen,
  again: Again,
): Promise<boolean> {
  const { operation, call, options, isBehind } = observation
  const { isForeign = false, isSteered = state.isSteered, token } = options
  const { id, isForMembers, answers } = operation
  if (!isForeign && !isSteered && isBehind) noteBehind(state, operation, call)
  if (state.absent.has(id)) return true
  if (isForeign || isSteered || state.present.has(id) || call.received === null) return false
  const isGuardedGuest = !isForMembers && isGuarded(call) && !answers.has(call.received.status)
  if (isGuardedGuest && state.member.token === null) return false
  if (!isGuardedGuest && !isNothingThere(operation, call)) {
    const isCertain = token !== null || !isForMembers
    if (isCertain && !isUseless(operation, call)) state.present.add(id)
    return false
  }
  let found = call
  for (const one of triesOf(observation)) {
    const tried = await again(one)
    if (isSlowed(tried)) return false
    if (isNothingThere(operation, tried)) found = tried
    else if (one.token !== null || !isGuarded(tried)) {
      if (!isUseless(operation, tried)) state.present.add(id)
      return false
    }
  }
  const words = `is not implemented: it answers HTTP ${found.received?.status} to every request`
  state.absent.set(id, { kind: 'not implemented', words, call: found })
  return true
}

/** Number of unusable answers after which all requests are tried. */
const MIN_USELESS = 4

/**
 * Whether an operation is of no use: a redirect, a failure or a page answers every request while others are answered.
 */
export async function isUnusable(
  state: RunState,
  observation: Seen,
  again: Again,
  othersAnswer: () => Promise<boolean>,
): Promise<boolean> {
  const { operation, call, options } = observation
  const { isForeign = false, isSteered = state.isSteered, token } = options
  const { id, isForMembers } = operation
  // A refused foreign token proves nothing.
  const isInSession = token === undefined && state.member.token !== null
  const isJudged = !isForeign && !isSteered && (isInSession || !isForMembers)
  if (!isJudged || call.received === null || state.absent.has(id)) return false
  if (!isUseless(operation, call)) state.useless.set(id, Number.NEGATIVE_INFINITY)
  const count = (state.useless.get(id) ?? 0) + 1
  state.useless.set(id, count)
  if (count < MIN_USELESS) return false
  state.useless.set(id, 0)
  // First, because an outage could end between the requests.
  if (!(await othersAnswer())) return false
  for (const one of triesOf(observation)) {
    const tried = await again(one)
    const isOf = isUseless(operation, tried) || (one.token === null && isGuarded(tried))
    if (!isOf) return false
  }
  state.absent.set(id, { kind: 'unusable', words: uselessWords(call), call })
  return true
}

/** Number of invalid-answer errors of the site after which the operation behind counts as missing. */
const MAX_INVALID = 2

function noteBehind(state: RunState, { id }: Operation, call: ApiCall): void {
  const { received, json } = call
  if (received === null || received.status < 500) {
    if (received?.status === 200) state.behind.set(id, Number.NEGATIVE_INFINITY)
    return
  }
  const code = readTextProperty(json, 'code')
  if (received.status !== 502 || code !== 'backend_answer_invalid') return
  const count = (state.behind.get(id) ?? 0) + 1
  state.behind.set(id, count)
  if (count < MAX_INVALID) return
  const words = `is not implemented behind the site, or not by the contract: each request that fits is answered with HTTP 502 (${code})`
  state.absent.set(id, { kind: 'not implemented', words, call })
}
