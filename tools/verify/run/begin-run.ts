import { answerChecks } from '../answers/list.ts'
import { readBalances } from '../state/money-calls.ts'
import { effectOf } from '../contract/effects.ts'
import { withoutEnvelope } from '../answers/envelope.ts'
import type { Evidence, ApiCall, Fault, Operation } from '../contract/model.ts'
import { CannotVerify, idsOf, OutOfTime } from '../contract/model.ts'
import type { Run, Settings } from './run.ts'
import { bookOf, createState, emptyBook, memberOf as memberIn } from './run-state.ts'
import type { Book, RunState } from './run-state.ts'
import { signInAgain, signInOperation } from './sign-in.ts'
import { backendHop } from '../hop/backend-hop.ts'
import { createGate } from '../sending/gate.ts'
import type { Gate } from '../sending/gate.ts'
import { createAsk } from './ask.ts'
import { inspect } from './inspect.ts'
import type { Inspected } from './inspect.ts'
import { settled } from './schedule.ts'
import { lifetimeIn, startSession } from './session-keeper.ts'

const PARALLEL = 32

type Shared = {
  readonly settings: Settings
  readonly evidence: Evidence
  readonly state: RunState
  readonly gate: Gate
}

type Own = {
  readonly check: string
  readonly book: Book
  readonly counter: { readonly job: number; count: number }
}

export function beginRun(settings: Settings, evidence: Evidence): Run {
  const state = createState(settings)
  settings.onStart?.(state.progress)
  const shared = { settings, evidence, state, gate: gateOf(settings) }
  return runWith(shared, ownOf(state, 0))
}

const gateOf = ({ parallel = PARALLEL, rate, clock, sleep }: Settings): Gate =>
  createGate({ parallel, rate, clock, sleep })

const ownOf = (state: RunState, job: number, check = ''): Own => ({
  check,
  book: bookOf(state, job),
  counter: { job, count: 0 },
})

function runWith(shared: Shared, own: Own): Run {
  const { settings, evidence, state, gate } = shared
  const { hop = backendHop } = settings
  const operations = settings.contract.operations.filter((one) => isUnderTest(settings, one))
  const stopIfOver = () => assertTimeLeft(shared)
  const count = () => nextNumber(own)
  const { book, check } = own
  const reportAs = reportTo(shared, book)
  const judge = (operation: Operation, call: ApiCall, options: Inspected = {}) =>
    inspect(settings, evidence, state, reportAs, operation, call, options)

  const run: Run = {
    ...settings,
    settings,
    hop,
    evidence,
    state,
    operations,
    calls: state.calls,
    ask: createAsk({
      settings,
      state,
      gate,
      hop,
      count,
      stopIfOver,
      judge,
      balances: (member) => readBalances(run, member),
      signInAgain: (member) => signInAgain(run, member),
    }),
    check,
    report: (operation, fault, call) => reportAs(check, operation, asFault(fault), call),
    reportAs,
    judge(isRight, operation, fault, call, assumption) {
      if (isRight) run.held(assumption, operation)
      else reportAs(check, operation, { refutes: idsOf(assumption), ...asFault(fault) }, call)
      return isRight
    },
    skip: ({ id: operation }, why) => void book.skipped.push({ check, operation, why }),
    stopIfOver,
    inspectRecorded: (operation, call) =>
      judge(operation, recordedCall(shared, operation, call), { isRecorded: true }),
    ...effectsOf(settings, operations),
    ...notesOf(shared),
    count,
    ...memberOf(shared, () => signInOperation(run)),
    steered: (command, work) => steered(shared, command, work),
    ...furtherRuns(shared, own),
  }
  return run
}

const asFault = (fault: Fault | string): Fault =>
  typeof fault === 'string' ? { message: fault } : fault

const isUnderTest = ({ effects, isWanted, isSafe }: Settings, operation: Operation): boolean => {
  const { lasting, reads } = effectOf(effects, operation.id)
  return isWanted(operation) && lasting !== true && (!isSafe || reads === true)
}

const reportTo =
  ({ settings, state }: Shared, book: Book): Run['reportAs'] =>
  (check, { id, path }, fault, call = null) => {
    const proven = withoutProof(check, fault, call)
    const finding = { ...proven, check, operation: id, ...asOfBackend(path, proven, call) }
    book.findings.push(finding)
    if (settings.stopsAt?.(finding) === true) state.hasStopped = true
  }

/** Through a map, a finding has the backend's own path, request and name of the place. */
function asOfBackend(path: string, { message, pointer = '' }: Fault, call: ApiCall | null) {
  const { origin, asked } = call?.received ?? {}
  const source = origin?.pointers.get(pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'))
  return {
    path: origin?.path ?? path,
    message: source === undefined ? message : `${message} (from ${source})`,
    call: call !== null && asked !== undefined ? { ...call, sent: asked } : call,
  }
}

const ofAnswers: ReadonlySet<string> = new Set(answerChecks.map(({ id }) => id))

/** A failed request proves nothing about the checked behaviour. */
function withoutProof(check: string, fault: Fault, call: ApiCall | null): Fault {
  const hasFailed = call !== null && (call.received?.status ?? 500) >= 500
  return hasFailed && !ofAnswers.has(check) ? { ...fault, refutes: [] } : fault
}

/** @throws CannotVerify | OutOfTime */
function assertTimeLeft({ settings: { signal, clock, deadline }, state }: Shared): void {
  if (signal?.aborted === true) throw new CannotVerify('It was stopped.')
  if (state.hasStopped) throw new OutOfTime('The searched finding was made.', false)
  if (clock() > deadline) throw new OutOfTime('The time is over.', true)
}

/** Counted per job, so that numbers do not depend on concurrency. */
function nextNumber({ counter }: Own): string {
  counter.count += 1
  return String(counter.job * 10_000 + counter.count).padStart(8, '0')
}

function recordedCall(
  { settings: { contract }, state }: Shared,
  operation: Operation,
  recorded: ApiCall,
): ApiCall {
  const status = recorded.received?.status ?? 0
  const call = { ...recorded, ...withoutEnvelope(contract, operation, status, recorded.json) }
  state.calls.push(call)
  return call
}

const effectsOf = (
  { effects }: Settings,
  operations: readonly Operation[],
): Pick<Run, 'effect' | 'having'> => ({
  effect: (operation) => effectOf(effects, operation.id),
  having: (key) =>
    operations.flatMap((operation) => {
      const effect = effectOf(effects, operation.id)
      const value = effect[key]
      return value === undefined ? [] : [{ operation, value, proves: effect.proves }]
    }),
})

const notesOf = ({
  settings,
  evidence,
  state,
}: Shared): Pick<Run, 'tried' | 'held' | 'nameSession'> => ({
  tried: (keyword) => void state.keywords.set(keyword, (state.keywords.get(keyword) ?? 0) + 1),
  held: (id, operation) => {
    if (id !== undefined) evidence.held([id], operation.id)
  },
  nameSession: (token, { id }) => {
    const whose = id === settings.member?.id ? '' : 'OTHER_'
    const { authorization, cookie } = (settings.hop ?? backendHop).headersOf(token)
    const credential = authorization?.split(' ')[1]
    if (credential !== undefined) state.sessions.set(credential, `${whose}TOKEN`)
    if (cookie !== undefined) state.sessions.set(cookie, `${whose}COOKIE`)
  },
})

const memberOf = (
  { settings, state }: Shared,
  signInOf: () => Operation | undefined,
): Pick<Run, 'token' | 'setToken' | 'password' | 'setPassword'> => ({
  token: () => state.member.token,
  setToken(member, next) {
    const login = state.calls.findLast(({ sent }) => sent.path === signInOf()?.path)
    const lifetime = lifetimeIn(login, (settings.today ?? Date.now)())
    member.token = next
    member.session = next === null ? null : startSession(next, settings.clock(), lifetime)
  },
  password: () => state.member.password,
  setPassword: (next) => void (state.member.password = next),
})

async function steered(
  { settings: { steer }, state }: Shared,
  command: Readonly<Record<string, unknown>>,
  work: () => Promise<void>,
): Promise<void> {
  if (steer === undefined) return
  state.isSteered = true
  try {
    await steer(command)
    await work()
  } finally {
    await steer({ command: 'take-back' })
    state.isSteered = false
  }
}

const furtherRuns = (
  shared: Shared,
  own: Own,
): Pick<Run, 'inOvertime' | 'asGuest' | 'inJob' | 'all' | 'beginOther'> => ({
  beginOther: beginRun,
  inOvertime: (ms) => {
    const settings = overtimeSettings(shared.settings, ms)
    const { state } = shared
    const gate = gateOf(settings)
    return runWith({ ...shared, settings, gate }, ownOf(state, state.progress.planned + 1))
  },
  asGuest: () => {
    const { state } = shared
    const nobody = () => memberIn(undefined)
    Object.assign(state, { member: nobody(), other: nobody(), isLoginForeign: true })
    const settings = { ...shared.settings, member: undefined, other: undefined }
    return runWith({ ...shared, settings: { ...settings, tokenFor: undefined } }, own)
  },
  inJob: (job, check) => runWith(shared, ownOf(shared.state, job, check)),
  all: async (items, work) => {
    const books = items.map(emptyBook)
    const parts = items.map((item, index) => {
      const book = books[index] ?? emptyBook()
      return work(runWith(shared, { ...own, book }), item)
    })
    try {
      await settled(parts)
    } finally {
      for (const { findings, skipped } of books) {
        own.book.findings.push(...findings)
        own.book.skipped.push(...skipped)
      }
    }
  },
})

const overtimeSettings = (settings: Settings, ms: number): Settings => ({
  ...settings,
  isWanted: () => true,
  deadline: settings.clock() + ms,
  sleep: settings.sleepAfterEnd ?? settings.sleep,
  signal: undefined,
})
