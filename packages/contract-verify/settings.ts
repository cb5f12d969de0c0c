import type { ContractUnderTest } from './contract-under-test.ts'
import type { Effects } from './effects.ts'
import type { Hop } from './hop/hop.ts'
import type { Finding, Operation, Transport } from './model.ts'
import type { Probe } from './probe.ts'
import type { Member, Progress } from './run-state.ts'

export type Credentials = { readonly id: string; readonly password: string }

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
  /** Number of generated requests per operation. */
  readonly generated: number
  /** Maximum of concurrent requests; default: 32. */
  readonly parallel?: number | undefined
  /** Maximum of requests per second; default: unlimited. */
  readonly rate?: number | undefined
  readonly steer?: Steer | undefined
  /** Monotonic milliseconds. */
  readonly clock: () => number
  /** Current time, ms since 1970; default: the machine's. */
  readonly today?: (() => number) | undefined
  /** Ends early when the run is stopped. */
  readonly sleep: (ms: number) => Promise<void>
  /** Sleeps even after the stop, while restoring; default: `sleep`. */
  readonly sleepAfterEnd?: ((ms: number) => Promise<void>) | undefined
  readonly signal?: AbortSignal | undefined
  /** Additional probes. */
  readonly more?: readonly Probe[] | undefined
  /** Ids of the probes to run; default: all. */
  readonly probes?: ReadonlySet<string> | undefined
  /** Ends the run at the first matching finding. */
  readonly stopsAt?: ((finding: Finding) => boolean) | undefined
  /** Receives the live progress object. */
  readonly onStart?: ((progress: Progress) => void) | undefined
}

/** Options of a request; default: the member's token and a new key. */
export type AskOptions = {
  readonly token?: string | null
  /** The member whose session is used and maintained; default: the first. */
  readonly as?: Member | undefined
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly method?: string
  /** Raw body instead of JSON. */
  readonly text?: string | undefined
  /** The answer is not the operation's: another method or path. */
  readonly isForeign?: boolean
  /** The backend was told to fail. */
  readonly isSteered?: boolean
  /** HTTP 429 is a normal answer. */
  readonly isSentOnce?: boolean
  /** Documented status of the violation; another refusal is compared with it. */
  readonly refusedWith?: number
  /** Sent immediately, as one of several simultaneous requests. */
  readonly isAtOnce?: boolean
}
