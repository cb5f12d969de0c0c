import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { Effect, Effects } from '../contract/effects.ts'
import type { Evidence, ApiCall, Fault, Finding, Operation, Transport } from '../contract/model.ts'
import type { Gate } from '../sending/gate.ts'
import type { Book, Credentials, Member, Progress, RunState } from './run-state.ts'

/** Puts a mock backend into a state; see `mocks/control/commands.ts`. */
export type Steer = (command: Readonly<Record<string, unknown>>) => Promise<unknown>

export type Settings = {
  readonly contract: ContractUnderTest
  readonly effects: Effects
  readonly transport: Transport
  /** How members authenticate; default: as to the backend. */
  readonly hop?: Hop | undefined
  readonly member?: Credentials | undefined
  /** A second member, who must not see the first one's data. */
  readonly other?: Credentials | undefined
  /** The backend is called through a map. */
  readonly isMapped?: boolean | undefined
  /** Members' tokens from elsewhere; default: the run signs in. */
  readonly tokenFor?: ((member: Credentials) => Promise<string>) | undefined
  readonly isWanted: (operation: Operation) => boolean
  /** Missing operations are warnings. */
  readonly isPartial?: boolean | undefined
  /** Sends nothing that moves money, deletes or changes. */
  readonly isSafe: boolean
  readonly isStrict: boolean
  readonly seed: number
  /** Unique per run, up to 8 letters and digits, for keys and new members. */
  readonly runId: string
  readonly deadline: number
  readonly budgetMs: number
  /** Maximum of concurrent requests; default: 32. */
  readonly parallel?: number | undefined
  /** Maximum of requests per second; default: unlimited. */
  readonly rate?: number | undefined
  readonly steer?: Steer | undefined
  /** Monotonic milliseconds. */
  readonly clock: () => number
  /** Current time, ms since 1970; default: the machine's. */
  readonly wallClock?: (() => number) | undefined
  readonly sleep: (ms: number) => Promise<void>
  /** Sleeps even after the stop, while restoring; default: `sleep`. */
  readonly sleepAfterEnd?: ((ms: number) => Promise<void>) | undefined
  readonly signal?: AbortSignal | undefined
  /** Ids of the probes to run; default: all. */
  readonly probes?: ReadonlySet<string> | undefined
  readonly stopsAt?: ((finding: Finding) => boolean) | undefined
  readonly onStart?: ((progress: Progress) => void) | undefined
}

/** Options of a request; default: the member's token and a new key. */
export type AskOptions = {
  readonly token?: string | null
  /** The member whose session is used and maintained; default: the first. */
  readonly as?: Member | undefined
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly method?: string
  /** Query of the path, with its question mark. */
  readonly query?: string
  /** Raw body instead of JSON. */
  readonly text?: string | undefined
  /** The answer is not the operation's: another method or path. */
  readonly isForeign?: boolean
  readonly isSteered?: boolean
  readonly isSentOnce?: boolean
  /** Status that the contract has for the violation; another refusal is compared with it. */
  readonly refusedWith?: number
  /** The request is one of several simultaneous ones, so it does not wait. */
  readonly isAtOnce?: boolean
}

export type Ask = (
  operation: string | Operation,
  body?: unknown,
  options?: AskOptions,
) => Promise<ApiCall>

/** A run against one backend: sends requests, checks every answer, collects findings. */
export type Run = Settings & {
  readonly settings: Settings
  readonly hop: Hop
  readonly evidence: Evidence
  readonly state: RunState
  readonly gate: Gate
  readonly operations: readonly Operation[]
  readonly calls: readonly ApiCall[]
  /**
   * Sends a request and checks the answer.
   * @throws CannotVerifyError | RunStoppedError | UnavailableError
   */
  readonly ask: Ask
  /** The check that this run is for; empty: none. */
  readonly check: string
  readonly book: Book
  readonly counter: { readonly job: number; count: number }
  /** Reports a fault that this run's check found; a text is its message. */
  readonly report: (operation: Place, fault: Fault | string, call?: ApiCall | null) => void
  readonly reportAs: (check: string, operation: Place, fault: Fault, call?: ApiCall | null) => void
  /**
   * Confirms an assumption if the behaviour is right; otherwise reports the fault, which refutes it.
   * @returns `isRight`
   */
  readonly judge: (
    isRight: boolean,
    operation: Operation,
    fault: Fault | string,
    call: ApiCall | null | undefined,
    assumption: string | undefined,
  ) => boolean
  readonly skip: (operation: Pick<Operation, 'id'>, reason: string) => void
  readonly effect: (operation: Operation) => Effect
  readonly operationsHaving: <Key extends keyof Effect>(key: Key) => readonly Having<Key>[]
  /** Confirms an assumption at an operation, by a dedicated check. */
  readonly confirm: (id: string | undefined, operation: Pick<Operation, 'id'>) => void
  /** A unique number, equal for equal seeds: counted per job, so that it does not depend on concurrency. */
  readonly count: () => string
  readonly token: () => string | null
  readonly password: () => string
  readonly inOvertime: (ms: number) => Run
  /** The same run without members. */
  readonly asGuest: () => Run
  readonly beginOtherRun: (settings: Settings, evidence: Evidence) => Run
  readonly inJob: (number: number, check: string) => Run
  /** Runs something for several items concurrently; findings keep the order of the items. */
  readonly all: <Item>(
    items: readonly Item[],
    task: (run: Run, item: Item) => Promise<void>,
  ) => Promise<void>
}

type Place = Pick<Operation, 'id' | 'path'>

export type Job = {
  readonly operation: Place
  readonly run: (run: Run) => Promise<void>
  /** It changes shared state, so it runs alone. */
  readonly isInTurn?: boolean
}

export type Probe = {
  readonly id: string
  readonly title: string
  readonly isInTurn?: boolean
  readonly jobs: (run: Run) => readonly Job[]
}

export type Having<Key extends keyof Effect> = {
  readonly operation: Operation
  readonly value: NonNullable<Effect[Key]>
  readonly proves: Effect['proves']
}

/** How members authenticate to the backend, or to the site. */
export type Hop = {
  readonly headersOf: (token: string) => Readonly<Record<string, string>>
  /** The session token from a login's answer; undefined: none. */
  readonly tokenIn: (run: Run, login: ApiCall) => Promise<string | undefined>
  readonly origin?: string
  /** Whether the session still exists, if a call reports it. */
  readonly isAlive?: (run: Run) => Promise<boolean>
  /** The backend behind the site's routes; undefined for the backend itself. */
  readonly backendSide?: BackendSide
}

export type BackendSide = {
  readonly contract: ContractUnderTest
  /** Settings for direct calls to the backend; undefined: unreachable. */
  readonly settings: Settings | undefined
}
