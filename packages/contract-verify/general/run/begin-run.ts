import { parseJson } from '../../../../src/lib/json.ts'
import { NoAnswer, notReached, OutOfTime, Unavailable } from '../../core/model.ts'
import type { ApiCall, Transport } from '../../core/model.ts'
import { valueAt } from '../../core/pointer.ts'
import { plural } from '../../core/words.ts'
import { retryWhenLimited } from '../../sending/retry-when-limited.ts'
import { nobody } from '../calls/identity.ts'
import { noteLogin } from './login-in-force.ts'
import { CURRENT_VERSION, keyOf, requestOf } from '../calls/request.ts'
import type { RequestParts, Values } from '../calls/request.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import { matches } from '../profile/named.ts'
import { endsSession, mayChangePassword } from './harmful.ts'
import type { Asked, GeneralRun, GeneralSettings, GeneralState, Inspect } from './general-run.ts'
import { changes, resourcesOf } from './resources.ts'

/** Requests without an answer after which an operation is left out. */
const SILENT_AFTER = 2

const createState = (limits: GeneralState['limits']): GeneralState => ({
  limits,
  calls: [],
  findings: [],
  skipped: [],
  statuses: new Map(),
  keywords: new Map(),
  sessions: new Map(),
  credentials: { first: nobody, second: nobody, nobody },
  has: { first: false, second: false },
  login: { wasAccepted: false, refused: [] },
  silent: new Map(),
  successes: new Map(),
  refusals: new Map(),
  known: new Map(),
  created: new Set(),
  progress: { planned: 0, done: 0, requests: 0, stage: '', waiting: null },
})

/** Begins a run; `inspect` judges each answer. */
export function beginGeneralRun(settings: GeneralSettings, inspect: Inspect): GeneralRun {
  const { contract, profile } = settings
  const { maxRequests, deadline, signal } = settings
  const state = createState({ maxRequests, deadline, signal })
  settings.onStart?.(state.progress)
  let freshCount = 0

  const run: GeneralRun = {
    settings,
    contract,
    profile,
    state,
    operations: contract.operations.filter(settings.isWanted),
    resources: resourcesOf(contract, profile),
    report: (check, operation, fault, call = null) => {
      if (profile.off?.[check] !== undefined) return
      const path = `${operation.method} ${operation.path}`
      state.findings.push({ ...fault, check, operation: operation.id, path, call })
    },
    skip: (check, { id }, why) => void state.skipped.push({ check, operation: id, why }),
    fresh: () => `${settings.runId}${(freshCount += 1).toString(36)}`,
    whyNot: (operation) => whyNot(run, operation),
    async ask(operation, options = {}) {
      const why = run.whyNot(operation)
      if (why !== null && options.isForeign !== true) throw new Unavailable(why)
      const { who = 'first', isFitting = true, isForeign = false, credentials, ...rest } = options
      const { isExtreme = false } = options
      const { values: written = {} } = rest
      const parts = {
        body: undefined,
        ...rest,
        values: await withVersions(run, operation, written),
        credentials: credentials ?? state.credentials[who],
      }
      // Requests are sent one at a time, so nothing has to be delayed.
      const gate = { slowDown: () => undefined, holdDuring: <V>(work: () => Promise<V>) => work() }
      const call = await retryWhenLimited({ settings, state, gate }, () =>
        send(run, operation, parts),
      )
      state.calls.push(call)
      if (call.isUnreachable === true) throw notReached(call)
      const { body, text } = { text: undefined, ...parts }
      const asked: Asked = {
        ...call,
        operation,
        isFitting,
        isExtreme,
        who,
        values: written,
        body: text === undefined ? body : parseJson(text),
      }
      if (call.received === null) noteSilence(run, asked)
      else if (!isForeign) {
        noteStatus(run, asked, call.received.status)
        inspect(run, asked)
        if (who === 'first' && credentials === undefined) noteLogin(run, asked)
      }
      return asked
    },
    isDone: ({ received, json }) => {
      const status = received?.status ?? 0
      if (status < 200 || status > 299) return false
      const { outcome } = profile
      return outcome === undefined || outcome.success.includes(valueAt(json, outcome.member))
    },
    isInvalid: ({ received, operation: { answers } }) => {
      const status = received?.status ?? 0
      // In a contract with both statuses, 422 is for valid requests that cannot be carried out.
      const hasBoth = answers.has('400') && answers.has('422')
      return status === 400 || (status === 422 && !hasBoth)
    },
  }
  return run
}

/** Values with the present entity tag of the item that a request changes, where they ask for it. */
async function withVersions(
  run: GeneralRun,
  operation: GeneralOperation,
  values: Values,
): Promise<Values> {
  const wanted = Object.keys(values).filter((key) => values[key] === CURRENT_VERSION)
  if (wanted.length === 0) return values
  const { read } = run.resources.find((one) => changes(one, operation)) ?? {}
  const answer = read === undefined ? null : await run.ask(read, { values: namingIn(read, values) })
  const tag = answer?.received?.headers['etag'] ?? '*'
  return { ...values, ...Object.fromEntries(wanted.map((key) => [key, tag])) }
}

const namingIn = ({ parameters }: GeneralOperation, values: Values): Values =>
  Object.fromEntries(
    parameters
      .filter((one) => one.in === 'path')
      .map((one) => [keyOf(one), values[keyOf(one)]] as const),
  )

/** @throws OutOfTime */
function stopIfOver({ settings, state }: GeneralRun): void {
  const { maxRequests, signal, deadline } = state.limits
  if (signal?.aborted === true) throw new OutOfTime('it was stopped.', true, false)
  if (maxRequests !== undefined && state.progress.requests >= maxRequests)
    throw new OutOfTime(`the ${plural(maxRequests, 'request')} of --max-requests are used.`, false)
  if (settings.clock() >= deadline) throw new OutOfTime('the time of --time is over.', true)
}

async function send(
  run: GeneralRun,
  operation: GeneralOperation,
  parts: RequestParts,
): Promise<ApiCall> {
  stopIfOver(run)
  const { clock } = run.settings
  const transport = twiceIfClosed(run.settings.transport)
  const sent = requestOf(operation, parts)
  const startedAt = clock()
  run.state.progress.requests += 1
  const passed = () => ({ startedAt, milliseconds: clock() - startedAt })
  try {
    const received = await transport(sent)
    const json = sent.method === 'HEAD' ? undefined : parseJson(received.text)
    return { sent, received, failure: null, json, ...passed() }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const { message: failure, isUnreachable } = error
    return { sent, received: null, failure, isUnreachable, json: undefined, ...passed() }
  }
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A server may close an idle connection just when it is used: such a request is sent again (RFC 9112, 9.3.1). */
const twiceIfClosed =
  (transport: Transport): Transport =>
  async (sent) => {
    try {
      return await transport(sent)
    } catch (error) {
      const isClosed = error instanceof NoAnswer && error.message.startsWith('the connection was')
      if (!isClosed || !SAFE.has(sent.method)) throw error
      return transport(sent)
    }
  }

function noteStatus(run: GeneralRun, asked: Asked, status: number): void {
  const { state } = run
  const { id } = asked.operation
  state.silent.delete(id)
  const place = `${id} ${status}`
  state.statuses.set(place, (state.statuses.get(place) ?? 0) + 1)
  if (!asked.isFitting) return
  if (run.isDone(asked)) state.successes.set(id, asked)
  else if (run.isInvalid(asked)) state.refusals.set(id, asked)
}

function noteSilence(run: GeneralRun, asked: Asked): void {
  const { operation, failure } = asked
  const times = (run.state.silent.get(operation.id) ?? 0) + 1
  run.state.silent.set(operation.id, times)
  const message = `does not answer: ${failure ?? ''}`
  // Some operations answer with an endless stream.
  const isWarning = operation.method === 'GET'
  if (times === 1) run.report('answers-at-all', operation, { message, isWarning }, asked)
}

const isMarkedNever = (extension: unknown): boolean =>
  typeof extension === 'object' && extension !== null && Reflect.get(extension, 'never') === true

function whyNot(
  { settings, contract, profile, state, resources }: GeneralRun,
  operation: GeneralOperation,
): string | null {
  const { id, method, path, extension, unsupported } = operation
  const { allow = [], never = [] } = profile
  const isNamed = (names: readonly string[]) => names.some((name) => matches(name, operation))
  if (settings.isReadOnly && method !== 'GET' && method !== 'HEAD') return 'left out by --read-only'
  if ((state.silent.get(id) ?? 0) >= SILENT_AFTER) return 'it does not answer'
  if (isNamed(never)) return 'left out by the profile'
  if (isMarkedNever(extension)) return 'left out by the contract (x-verify)'
  if (unsupported !== null || isNamed(allow)) return unsupported
  const isOfList = resources.some(({ list }) => list?.path === path)
  if (method === 'DELETE' && !path.includes('{'))
    return 'may delete what this run did not make; `allow` of a profile permits it'
  if ((method === 'PATCH' || method === 'PUT') && isOfList)
    return 'may change what this run did not make; `allow` of a profile permits it'
  if (endsSession(operation)) return 'ends the session; `allow` of a profile permits it'
  if (mayChangePassword(contract, operation))
    return 'may change a password, so that logins are over; `allow` of a profile permits it'
  return null
}
