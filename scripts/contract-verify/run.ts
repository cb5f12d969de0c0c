import { parseJson } from '../../src/lib/json.ts'
import { keywordsOfAnswer } from './answer-keywords.ts'
import type { AnswerSeen } from './answers/answer-check.ts'
import { schemaOf } from './answers/answer-check.ts'
import { answerChecks } from './answers/list.ts'
import type { Evidence } from './assumptions/evidence.ts'
import { marksIn } from './assumptions/marks.ts'
import type { ContractUnderTest } from './contract-under-test.ts'
import { effectOf } from './effects.ts'
import type { Effect, Effects } from './effects.ts'
import { backendHop } from './hop/hop.ts'
import type { Hop } from './hop/hop.ts'
import { CannotVerify, NoAnswer } from './model.ts'
import type { Probe } from './probe.ts'
import type { ApiCall, Fault, Finding, Operation, Sent, Transport } from './model.ts'

export type Credentials = { readonly id: string; readonly password: string }

/** Brings a backend that is a mock into a state; see `mocks/control/commands.ts`. */
export type Steer = (command: Readonly<Record<string, unknown>>) => Promise<unknown>

export type Settings = {
  readonly contract: ContractUnderTest
  readonly effects: Effects
  readonly transport: Transport
  /** How a member is told apart; that of the backend if not given. */
  readonly hop?: Hop | undefined
  readonly member?: Credentials | undefined
  /** Another member, who must not see the data of the first. */
  readonly other?: Credentials | undefined
  readonly isWanted: (operation: Operation) => boolean
  /** Nothing that moves money, deletes or changes is sent. */
  readonly isSafe: boolean
  readonly isStrict: boolean
  readonly seed: number
  /** Another in each run, up to 8 letters and digits: keys and new members of an earlier one are not its own. */
  readonly runId: string
  readonly deadline: number
  readonly budgetMs: number
  /** How many generated requests an operation is sent. */
  readonly generated: number
  readonly steer?: Steer | undefined
  readonly clock: () => number
  readonly signal?: AbortSignal | undefined
  /** Probes beyond those of every hop. */
  readonly more?: readonly Probe[] | undefined
  /** Which probes run, by their ids; all if not given. */
  readonly probes?: ReadonlySet<string> | undefined
  /** The run ends at the first finding that this is true of. */
  readonly stopsAt?: ((finding: Finding) => boolean) | undefined
}

/** What a request carries beside its body; the member's token and a new key unless it says otherwise. */
export type AskOptions = {
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly method?: string
  /** Sent as it is instead of the body as JSON. */
  readonly text?: string | undefined
  /** What comes back is not of the operation: another method, another path. */
  readonly isForeign?: boolean
  /** What stands behind was told to fail. */
  readonly isSteered?: boolean
}

export type Skipped = { readonly check: string; readonly operation: string; readonly why: string }

/** The time of the run is over. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

const FAILURES_IN_A_ROW = 4

export type Run = ReturnType<typeof beginRun>

/** One run against one backend: sends requests, holds every answer against the contract, keeps what it found. */
export function beginRun(settings: Settings, evidence: Evidence) {
  const { contract, effects, transport, clock, hop = backendHop } = settings
  const findings: Finding[] = []
  const calls: ApiCall[] = []
  const skipped: Skipped[] = []
  const statuses = new Map<string, number>()
  const keywords = new Map<string, number>()
  const answerKeywords = new Set<string>()
  const rename = new Map<string, string>()
  let token: string | null = null
  let password = settings.member?.password ?? ''
  let isSteered = false
  let failuresInARow = 0
  let hasStopped = false
  let sentCount = 0

  const operations = contract.operations.filter(
    (operation) =>
      settings.isWanted(operation) &&
      effectOf(effects, operation.id).lasting !== true &&
      (!settings.isSafe || effectOf(effects, operation.id).reads === true),
  )

  const report = (
    check: string,
    operation: Pick<Operation, 'id' | 'path'>,
    fault: Fault,
    call: ApiCall | null = null,
  ) => {
    const { id, path } = operation
    const finding = { ...fault, check, operation: id, path, call }
    findings.push(finding)
    if (settings.stopsAt?.(finding) === true) hasStopped = true
    if (fault.isWarning !== true) evidence.refuted(fault.refutes ?? [], id, fault.message)
  }

  const stopIfOver = () => {
    if (settings.signal?.aborted === true) throw new CannotVerify('It was stopped.')
    if (hasStopped) throw new OutOfTime('What was looked for was found.')
    if (clock() > settings.deadline) throw new OutOfTime('The time is over.')
  }

  async function callOf(sent: Sent): Promise<ApiCall> {
    stopIfOver()
    const started = clock()
    try {
      const received = await transport(sent)
      failuresInARow = 0
      const milliseconds = clock() - started
      return { sent, received, failure: null, json: parseJson(received.text), milliseconds }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      failuresInARow += 1
      const milliseconds = clock() - started
      return { sent, received: null, failure: error.message, json: undefined, milliseconds }
    }
  }

  function inspect(
    operation: Operation,
    call: ApiCall,
    { isForeign = false, isSteered: isToldTo = isSteered }: AskOptions,
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
    const secrets = password === '' ? [] : [password]
    const { budgetMs } = settings
    const answer = { contract, operation, call, received, secrets, budgetMs, isSteered: isToldTo }
    const checks = isForeign
      ? answerChecks.filter(({ id }) => ['no-server-error', 'no-inner-workings'].includes(id))
      : answerChecks
    const faults = checks.flatMap((check) =>
      check.find(answer).map((fault) => ({ check: check.id, fault })),
    )
    for (const { check, fault } of faults) {
      report(check, operation, withSeverity(check, fault, settings.isStrict), call)
    }
    if (isForeign) return
    const isFit = faults.every(({ fault }) => fault.isWarning === true)
    note(answer, isFit)
  }

  function note(answer: AnswerSeen, isFit: boolean): void {
    const { operation, received, call } = answer
    const schema = schemaOf(answer)
    const outcome = received.status === 200 ? readStatus(call.json) : ''
    const place = `${operation.id} ${received.status}${outcome === '' ? '' : ` ${outcome}`}`
    statuses.set(place, (statuses.get(place) ?? 0) + 1)
    if (schema === undefined) return
    const body = { status: received.status, outcome, schema, body: call.json }
    for (const one of keywordsOfAnswer(contract, operation, body)) answerKeywords.add(one)
    if (!isFit) return
    evidence.seen(marksIn(contract, schema, call.json))
    evidence.seen(operation.answers.get(received.status)?.assumptions ?? [])
    if (received.status !== 200) return
    evidence.seen(operation.assumptions)
    if (operation.isForMembers) evidence.seen(contract.sessionAssumptions)
  }

  const count = () => String((sentCount += 1)).padStart(8, '0')

  const headersFor = (operation: Operation, { token: given, headers }: AskOptions) => {
    const own = operation.headers.map(({ name, isRequired, example }) => {
      const lower = name.toLowerCase()
      if (lower === 'x-request-id') return [lower, `verify-${count()}`]
      if (lower === 'origin' && hop.origin !== undefined) return [lower, hop.origin]
      if (isRequired) return [lower, `verify-key-${settings.runId}-${count()}`]
      return [lower, example]
    })
    const authorization = given === undefined ? token : given
    const all = {
      'content-type': 'application/json',
      ...Object.fromEntries(own),
      ...(operation.isForMembers && authorization !== null ? hop.headersOf(authorization) : {}),
      ...headers,
    }
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
  }

  /** Sends a request of an operation and holds the answer against the contract. @throws CannotVerify */
  async function ask(
    wanted: string | Operation,
    body?: unknown,
    options: AskOptions = {},
  ): Promise<ApiCall> {
    const operation = typeof wanted === 'string' ? contract.operation(wanted) : wanted
    const text = 'text' in options ? options.text : JSON.stringify(body === undefined ? {} : body)
    const { method = 'POST' } = options
    const headers = headersFor(operation, options)
    const call = await callOf({ method, path: operation.path, headers, text })
    calls.push(call)
    inspect(operation, call, options)
    if (failuresInARow >= FAILURES_IN_A_ROW)
      throw new CannotVerify(`The backend answers no more: ${call.failure ?? ''}.`)
    return call
  }

  return {
    ...settings,
    hop,
    operations,
    findings,
    calls,
    skipped,
    statuses,
    keywords,
    answerKeywords,
    rename,
    evidence,
    ask,
    report,
    stopIfOver,
    /** Holds a call that was recorded elsewhere against the contract. */
    inspectRecorded: (operation: Operation, call: ApiCall) => {
      calls.push(call)
      inspect(operation, call, {})
    },
    effect: (operation: Operation): Effect => effectOf(effects, operation.id),
    /** The operations that have an effect of this kind, with it. */
    having: <Key extends keyof Effect>(key: Key) =>
      operations.flatMap((operation) => {
        const effect = effectOf(effects, operation.id)
        const value = effect[key]
        return value === undefined ? [] : [{ operation, value, proves: effect.proves }]
      }),
    skip: (check: string, operation: Operation, why: string) => {
      skipped.push({ check, operation: operation.id, why })
    },
    /** A constraint of the contract was tried. */
    tried: (keyword: string) => void keywords.set(keyword, (keywords.get(keyword) ?? 0) + 1),
    held: (id: string | undefined) => {
      if (id !== undefined) evidence.held([id])
    },
    count,
    token: () => token,
    setToken: (next: string | null) => void (token = next),
    password: () => password,
    setPassword: (next: string) => void (password = next),
    steered: async (command: Readonly<Record<string, unknown>>, run: () => Promise<void>) => {
      if (settings.steer === undefined) return
      isSteered = true
      try {
        await settings.steer(command)
        await run()
      } finally {
        await settings.steer({ command: 'take-back' })
        isSteered = false
      }
    },
  }
}

const readStatus = (json: unknown): string => {
  const status = (json as { status?: unknown } | null | undefined)?.status
  return typeof status === 'string' ? status : ''
}

const withSeverity = (check: string, fault: Fault, isStrict: boolean): Fault =>
  isStrict && check === 'no-extra-field' ? { ...fault, isWarning: false } : fault
