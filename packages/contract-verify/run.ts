import type { Evidence } from './assumptions/evidence.ts'
import { createAsk } from './ask.ts'
import type { Ask } from './ask.ts'
import { effectOf } from './effects.ts'
import type { Effect } from './effects.ts'
import { withoutEnvelope } from './envelope.ts'
import { backendHop } from './hop/hop.ts'
import type { Hop } from './hop/hop.ts'
import { inspect } from './inspect.ts'
import { CannotVerify, OutOfTime } from './model.ts'
import type { ApiCall, Fault, Operation } from './model.ts'
import type { Having } from './probe.ts'
import { bookOf, createState, emptyBook } from './run-state.ts'
import type { Book, Member, RunState } from './run-state.ts'
import { settled } from './schedule.ts'
import { createGate } from './sending/gate.ts'
import type { Gate } from './sending/gate.ts'
import { lifetimeIn, startSession } from './session-keeper.ts'
import type { Credentials, Settings } from './settings.ts'
import { signInAgain, signInOperation } from './sign-in.ts'
import { balancesOf } from './state/balances.ts'

const PARALLEL = 32

/** A run against one backend: sends requests, checks every answer, collects findings. */
export type Run = Settings & {
  readonly hop: Hop
  readonly evidence: Evidence
  readonly state: RunState
  /** The operations under test. */
  readonly operations: readonly Operation[]
  readonly calls: readonly ApiCall[]
  /**
   * Sends a request and checks the answer.
   * @throws CannotVerify | OutOfTime | Unavailable
   */
  readonly ask: Ask
  readonly report: (
    check: string,
    operation: Pick<Operation, 'id' | 'path'>,
    fault: Fault,
    call?: ApiCall | null,
  ) => void
  readonly skip: (check: string, operation: Pick<Operation, 'id'>, why: string) => void
  readonly stopIfOver: () => void
  /** Checks a recorded call. */
  readonly inspectRecorded: (operation: Operation, call: ApiCall) => void
  readonly effect: (operation: Operation) => Effect
  /** Operations with this effect. */
  readonly having: <Key extends keyof Effect>(key: Key) => readonly Having<Key>[]
  /** Records that a constraint was tested. */
  readonly tried: (keyword: string) => void
  /** Records that an assumption was confirmed. */
  readonly held: (id: string | undefined) => void
  /** A unique number, equal for equal seeds. */
  readonly count: () => string
  readonly token: () => string | null
  readonly setToken: (member: Member, next: string | null) => void
  /** Registers a session value, so that reports can name it. */
  readonly nameSession: (token: string, whose: Credentials) => void
  readonly password: () => string
  readonly setPassword: (next: string) => void
  readonly steered: (
    command: Readonly<Record<string, unknown>>,
    run: () => Promise<void>,
  ) => Promise<void>
  readonly settings: Settings
  /** The same run with extra time after its end. */
  readonly inOvertime: (ms: number) => Run
  /** The same run with its own book. */
  readonly inJob: (number: number) => Run
  /** Runs something for several items concurrently; findings keep the order of the items. */
  readonly all: <Item>(
    items: readonly Item[],
    work: (run: Run, item: Item) => Promise<void>,
  ) => Promise<void>
}

export function beginRun(settings: Settings, evidence: Evidence): Run {
  const { parallel = PARALLEL, rate, clock, sleep } = settings
  const state = createState(settings)
  settings.onStart?.(state.progress)
  const gate = createGate({ parallel, rate, clock, sleep })
  return runWith(settings, evidence, state, gate, {
    book: bookOf(state, 0),
    counter: { job: 0, count: 0 },
  })
}

type Own = { readonly book: Book; readonly counter: { readonly job: number; count: number } }

function runWith(
  settings: Settings,
  evidence: Evidence,
  state: RunState,
  gate: Gate,
  own: Own,
): Run {
  const { contract, effects, hop = backendHop } = settings
  const operations = contract.operations.filter(
    (operation) =>
      settings.isWanted(operation) &&
      effectOf(effects, operation.id).lasting !== true &&
      (!settings.isSafe || effectOf(effects, operation.id).reads === true),
  )

  const report: Run['report'] = (check, { id, path }, fault, call = null) => {
    const finding = { ...fault, check, operation: id, path, call }
    own.book.findings.push(finding)
    if (settings.stopsAt?.(finding) === true) state.hasStopped = true
  }

  const stopIfOver = () => {
    if (settings.signal?.aborted === true) throw new CannotVerify('It was stopped.')
    if (state.hasStopped) throw new OutOfTime('What was looked for was found.', false)
    if (settings.clock() > settings.deadline) throw new OutOfTime('The time is over.', true)
  }

  // Counted per job, so that numbers do not depend on concurrency.
  const { counter } = own
  const count = () => String(counter.job * 10_000 + (counter.count += 1)).padStart(8, '0')

  const judge = (operation: Operation, call: ApiCall, options = {}) =>
    inspect(settings, evidence, state, report, operation, call, options)

  const run: Run = {
    ...settings,
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
      balances: (member) => balancesOf(run, member),
      signInAgain: (member) => signInAgain(run, member),
    }),
    report,
    skip: (check, { id: operation }, why) => void own.book.skipped.push({ check, operation, why }),
    stopIfOver,
    inspectRecorded: (operation, recorded) => {
      const status = recorded.received?.status ?? 0
      const content = withoutEnvelope(contract, operation, status, recorded.json)
      const call = { ...recorded, ...content }
      state.calls.push(call)
      judge(operation, call)
    },
    effect: (operation) => effectOf(effects, operation.id),
    having: (key) =>
      operations.flatMap((operation) => {
        const effect = effectOf(effects, operation.id)
        const value = effect[key]
        return value === undefined ? [] : [{ operation, value, proves: effect.proves }]
      }),
    tried: (keyword) => void state.keywords.set(keyword, (state.keywords.get(keyword) ?? 0) + 1),
    held: (id) => {
      if (id !== undefined) evidence.held([id])
    },
    count,
    token: () => state.member.token,
    setToken(member, next) {
      const login = state.calls.findLast(({ sent }) => sent.path === signInOperation(run)?.path)
      const lifetime = lifetimeIn(login, (settings.today ?? Date.now)())
      member.token = next
      member.session = next === null ? null : startSession(next, settings.clock(), lifetime)
    },
    nameSession: (token, { id }) => {
      const whose = id === settings.member?.id ? '' : 'OTHER_'
      const { authorization, cookie } = hop.headersOf(token)
      const credential = authorization?.split(' ')[1]
      if (credential !== undefined) state.sessions.set(credential, `${whose}TOKEN`)
      if (cookie !== undefined) state.sessions.set(cookie, `${whose}COOKIE`)
    },
    password: () => state.member.password,
    setPassword: (next) => void (state.member.password = next),
    steered: async (command, work) => {
      if (settings.steer === undefined) return
      state.isSteered = true
      try {
        await settings.steer(command)
        await work()
      } finally {
        await settings.steer({ command: 'take-back' })
        state.isSteered = false
      }
    },
    settings,
    inOvertime: (ms) => {
      const { sleepAfterEnd = settings.sleep, clock, parallel = PARALLEL, rate } = settings
      const deadline = clock() + ms
      const late = {
        ...settings,
        isWanted: () => true,
        deadline,
        sleep: sleepAfterEnd,
        signal: undefined,
      }
      const job = state.progress.planned + 1
      const book = bookOf(state, job)
      const gateAfterEnd = createGate({ parallel, rate, clock, sleep: sleepAfterEnd })
      return runWith(late, evidence, state, gateAfterEnd, { book, counter: { job, count: 0 } })
    },
    inJob: (job) => {
      const book = bookOf(state, job)
      return runWith(settings, evidence, state, gate, { book, counter: { job, count: 0 } })
    },
    all: async (items, work) => {
      const books = items.map(emptyBook)
      const parts = items.map((item, index) => {
        const book = books[index] ?? emptyBook()
        return work(runWith(settings, evidence, state, gate, { book, counter }), item)
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
  }
  return run
}
