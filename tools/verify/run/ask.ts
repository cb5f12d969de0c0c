import { parseJson } from '#site/lib/json.ts'
import { isMissing, isUnusable } from './absence.ts'
import { bodySent, isChanging, withLine } from '../changes/ledger.ts'
import { effectOf } from '../contract/effects.ts'
import { withoutEnvelope } from '../answers/envelope.ts'
import type { Ask, Hop, AskOptions, Settings } from './run.ts'
import { CannotVerify, NoAnswer, Unavailable } from '../contract/model.ts'
import type { ApiCall, Operation, Sent } from '../contract/model.ts'
import type { Member, RunState, Balances } from './run-state.ts'
import type { Gate, Way } from '../sending/gate.ts'
import { retryWhenLimited } from '../sending/gate.ts'
import { isOfEnded } from '../answers/refusal.ts'
import { isInOwnSession, isRenewed, noteSession } from './session-keeper.ts'
import type { SentIn, SessionParts } from './session-keeper.ts'

type Parts = {
  readonly settings: Settings
  readonly state: RunState
  readonly gate: Gate
  readonly hop: Hop
  readonly count: () => string
  readonly stopIfOver: () => void
  readonly balances: (member: Member) => Promise<Balances | null>
  readonly judge: (operation: Operation, call: ApiCall, options: AskOptions) => void
} & Pick<SessionParts, 'signInAgain'>

/** Limit for sessions that end during one call. */
const SESSIONS_FOR_A_CALL = 50

/** Consecutive unanswered requests after which an operation is not called any more. */
const FAILURES_IN_A_ROW = 4

export function createAsk(parts: Parts): Ask {
  const { settings, state, judge } = parts
  return async (target, body, options = {}) => {
    const operation = typeof target === 'string' ? settings.contract.operation(target) : target
    assertAvailable(state, operation)
    const call = await inLedger(parts, operation, body, options)
    const again = (tried: AskOptions) =>
      exchange(parts, () => requestOf(parts, operation, {}, tried), 'at once')
    const { token } = state.member
    const session = token === null ? {} : parts.hop.headersOf(token)
    const observation = {
      operation,
      call,
      options,
      isBehind: parts.hop.behind !== undefined,
      session,
    }
    if (await isMissing(state, observation, again)) assertAvailable(state, operation)
    judge(operation, await timedFairly(parts, operation, call), options)
    if (await isUnusable(state, observation, again, () => othersAnswer(parts, operation)))
      assertAvailable(state, operation)
    await noteFailures(parts, operation, call)
    return call
  }
}

/** Sends a request. One that may change something is recorded in the ledger, after reading the balances. */
async function inLedger(
  parts: Parts,
  operation: Operation,
  body: unknown,
  options: AskOptions,
): Promise<ApiCall> {
  const { state, settings } = parts
  const { ledger, isSteered } = state
  const effect = effectOf(settings.effects, operation.id)
  const send = () => {
    // Values read earlier, such as balances, are outdated.
    if (effect.reads !== true) state.changes += 1
    return inSession(parts, operation, body, options)
  }
  if (!isChanging(effect) || (options.isSteered ?? isSteered)) return send()
  const member = options.as ?? state.member
  if (effect.moves !== undefined && member.token !== null) {
    const before = ledger.balances.get(member) ?? parts.balances(member).catch(nullIfUnavailable)
    ledger.balances.set(member, before)
    try {
      await before
    } catch (error) {
      ledger.balances.delete(member)
      throw error
    }
  }
  const request = { operation, effect, member, body: bodySent(body, options.text) }
  return withLine(ledger, request, send)
}

function nullIfUnavailable(error: unknown): null {
  if (error instanceof Unavailable) return null
  throw error
}

/** Sends a request; repeats it once if its session had ended and was renewed. */
async function inSession(
  parts: Parts,
  operation: Operation,
  body: unknown,
  options: AskOptions,
): Promise<ApiCall> {
  const { state, hop, settings } = parts
  const member = options.as ?? state.member
  const isOwn = isInOwnSession(state, operation, options)
  const keeper = {
    ...parts,
    send: (read: Operation, text: string | undefined) =>
      exchange(parts, () => requestOf(parts, read, undefined, { text, as: member }), 'at once'),
  }
  const sent = requestOf(parts, operation, body, options)
  let { token } = member
  let sessions: SentIn['sessions'] = new Map()
  // Many requests may wait while a session ends. A repeated money request keeps its key: the refused one had no effect.
  const inLastSession = (): Sent => {
    ;({ token } = member)
    sessions = new Map([state.member, state.other].map((one) => [one, one.session]))
    return token === null || !isOwn
      ? sent
      : { ...sent, headers: { ...sent.headers, ...hop.headersOf(token) } }
  }
  const send = async (way: Way): Promise<ApiCall> => {
    const call = await exchange(parts, inLastSession, way)
    noteSession(settings, { member, sessions, isOwn }, operation, call)
    return call
  }
  const isRefused = (call: ApiCall) => isOwn && token !== null && isOfEnded(operation, call)
  // A login that others wait for goes first.
  const isAhead =
    options.isAtOnce === true || (!isOwn && (state.member.renewal ?? state.other.renewal) !== null)
  const sendFirst = () => send(isAhead ? 'at once' : 'beside')
  const { isSteered = state.isSteered, isSentOnce = false } = options
  const first =
    isSteered || isSentOnce || options.isAtOnce === true
      ? await sendFirst()
      : await retryWhenLimited(parts, sendFirst)
  if (!isRefused(first)) return first
  return parts.gate.holdDuring(async () => {
    let call = first
    for (let sessions = 1; sessions < SESSIONS_FOR_A_CALL && isRefused(call); sessions += 1) {
      if (!(await isRenewed(keeper, member, operation, token))) return call
      call = await send('at once')
    }
    return call
  })
}

/** @throws Unavailable */
function assertAvailable({ absent }: RunState, { id }: Operation): void {
  const found = absent.get(id)
  if (found !== undefined) throw new Unavailable(`it needs ${id}, which ${found.words}`)
}

function requestOf(parts: Parts, operation: Operation, body: unknown, options: AskOptions): Sent {
  const { method = 'POST', query = '' } = options
  const text = 'text' in options ? options.text : JSON.stringify(body === undefined ? {} : body)
  return {
    method,
    path: `${operation.path}${query}`,
    headers: headersFor(parts, operation, options),
    text,
    ...(effectOf(parts.settings.effects, operation.id).reads === true && { isRepeatable: true }),
  }
}

function headersFor(
  { settings, state, hop, count }: Parts,
  operation: Operation,
  { token: given, headers, as = state.member }: AskOptions,
): Sent['headers'] {
  const own = operation.headers.map(({ name, isRequired, example }) => {
    const lower = name.toLowerCase()
    if (lower === 'x-request-id') return [lower, `verify-${count()}`]
    if (lower === 'origin' && hop.origin !== undefined) return [lower, hop.origin]
    if (isRequired) return [lower, `verify-key-${settings.runId}-${count()}`]
    return [lower, example]
  })
  const token = given === undefined ? as.token : given
  const all = {
    'content-type': 'application/json',
    ...Object.fromEntries(own),
    ...(operation.isForMembers && token !== null ? hop.headersOf(token) : {}),
    ...headers,
  }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/**
 * Sends one request when permitted.
 * @throws CannotVerify | OutOfTime
 */
async function exchange(
  { settings, state, gate, stopIfOver }: Parts,
  prepare: () => Sent,
  way: Way,
): Promise<ApiCall> {
  const { clock, transport } = settings
  const call = await gate.through(way, async (wasAlone): Promise<ApiCall> => {
    stopIfOver()
    const sent = prepare()
    const startedAt = clock()
    const passed = () => ({
      startedAt,
      milliseconds: clock() - startedAt,
      isAlone: wasAlone(),
    })
    state.progress.requests += 1
    try {
      const received = await transport(sent)
      const { contract } = settings
      const [address] = sent.path.split('?')
      const operation = contract.operations.find(({ path }) => path === address)
      const json = parseJson(received.text)
      const content = withoutEnvelope(contract, operation, received.status, json)
      return { sent, received, failure: null, ...content, ...passed() }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      const { message: failure, isUnreachable } = error
      return { sent, received: null, failure, isUnreachable, json: undefined, ...passed() }
    }
  })
  state.calls.push(call)
  return call
}

/** Repeats a call that was slow beside others, to measure it alone. Impossible for calls with an effect. */
async function timedFairly(parts: Parts, operation: Operation, call: ApiCall): Promise<ApiCall> {
  const { budgetMs, effects } = parts.settings
  const { received, milliseconds, isAlone } = call
  if (received === null || milliseconds <= budgetMs || isAlone !== false) return call
  const { slowAlone } = parts.state
  const isRepeatable = effectOf(effects, operation.id).reads === true || received.status >= 400
  const alone = slowAlone.get(operation.id)
  if (alone === undefined && isRepeatable) {
    const again = await exchange(parts, () => call.sent, 'alone')
    slowAlone.set(operation.id, again.milliseconds)
    return { ...call, milliseconds: again.milliseconds }
  }
  return { ...call, milliseconds: alone ?? 0 }
}

/** @throws CannotVerify when nothing answers any more, Unavailable when only this operation fails */
async function noteFailures(parts: Parts, operation: Operation, call: ApiCall): Promise<void> {
  const { settings, state } = parts
  if (call.received !== null) {
    state.failures.delete(operation.id)
    state.failuresInARow = 0
    const isRead = effectOf(settings.effects, operation.id).reads === true
    if (isRead && call.sent.method === 'POST' && call.received.status < 500)
      state.lastRead = { operation: operation.id, sent: call.sent }
    return
  }
  const failures = (state.failures.get(operation.id) ?? 0) + 1
  state.failures.set(operation.id, failures)
  state.failuresInARow += 1
  if (Math.max(failures, state.failuresInARow) < FAILURES_IN_A_ROW) return
  if (!(await othersAnswer(parts, operation))) {
    throw new CannotVerify(`The backend stopped answering: ${call.failure ?? 'no answer'}.`)
  }
  if (failures < FAILURES_IN_A_ROW) return
  state.absent.set(operation.id, {
    call,
    kind: 'silent',
    words: `does not answer: ${call.failure ?? ''}`,
  })
  assertAvailable(state, operation)
}

/** Whether a request that was answered before is still answered. */
async function othersAnswer(parts: Parts, { id }: Operation): Promise<boolean> {
  const { lastRead } = parts.state
  if (lastRead === null || lastRead.operation === id) return false
  const { received } = await exchange(parts, () => lastRead.sent, 'at once')
  return received !== null && received.status < 500
}
