import type { ContractUnderTest } from './contract-under-test.ts'
import type { Effects } from './effects.ts'
import type { Hop } from './hop/hop.ts'
import type { Finding, Operation, Transport } from './model.ts'
import type { Probe } from './probe.ts'
import type { Member, Progress } from './run-state.ts'

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
  /** An operation that is not implemented is a warning. */
  readonly isPartial?: boolean | undefined
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
  /** How many requests are under way at once at most; 32 if not given. */
  readonly parallel?: number | undefined
  /** How many requests are sent in a second at most; without a limit if not given. */
  readonly rate?: number | undefined
  readonly steer?: Steer | undefined
  /** Milliseconds since some instant; goes on only. */
  readonly clock: () => number
  /** The time of day in ms since 1970; that of the machine if not given. */
  readonly today?: (() => number) | undefined
  /** Ends early when the run is stopped. */
  readonly sleep: (ms: number) => Promise<void>
  /** Waits also when the run was stopped, while it puts things back; `sleep` if not given. */
  readonly sleepAfterEnd?: ((ms: number) => Promise<void>) | undefined
  readonly signal?: AbortSignal | undefined
  /** Probes beyond those of every hop. */
  readonly more?: readonly Probe[] | undefined
  /** Which probes run, by their ids; all if not given. */
  readonly probes?: ReadonlySet<string> | undefined
  /** The run ends at the first finding that this is true of. */
  readonly stopsAt?: ((finding: Finding) => boolean) | undefined
  /** Is given the progress of the run once, which is then read while it changes. */
  readonly onStart?: ((progress: Progress) => void) | undefined
}

/** What a request carries beside its body; the member's token and a new key unless it says otherwise. */
export type AskOptions = {
  readonly token?: string | null
  /** The member whose session it carries, and which is kept alive; the first one if not given. */
  readonly as?: Member | undefined
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly method?: string
  /** Sent as it is instead of the body as JSON. */
  readonly text?: string | undefined
  /** What comes back is not of the operation: another method, another path. */
  readonly isForeign?: boolean
  /** What stands behind was told to fail. */
  readonly isSteered?: boolean
  /** HTTP 429 is an answer as good as others: it is not waited for. */
  readonly isSentOnce?: boolean
  /** The documented status of what is wrong with it: refused under another one, it is held against this one. */
  readonly refusedWith?: number
  /** Sent now, however many are under way: it is one of several that must come at the same moment. */
  readonly isAtOnce?: boolean
}
