import type { StartStateName } from '../seeds/start-states.ts'
import type { Balances } from '../db/ledger.ts'
import type { LoggedCall } from './call-log.ts'
import type { RandomSeed } from './commands.ts'
import type { HarFile } from './har-of-calls.ts'
import type { ActiveOverrides } from './overrides.ts'
import type { EventResult } from './perform-event.ts'
import type { Traffic } from './read-traffic.ts'
import type { Side } from './sides.ts'

export type ClockState = {
  /** ISO 8601, with milliseconds. */
  readonly now: string
  readonly offsetMs: number
  readonly stands: boolean
}

export type MemberState = {
  readonly member: string
  readonly nick: string
  readonly balances: Balances
  readonly sessions: number
  readonly isApproved: boolean
  readonly locks: readonly string[]
  /** Ids waiting for a decision, oldest first. */
  readonly waiting: {
    readonly deposits: readonly number[]
    readonly withdrawals: readonly number[]
    readonly inquiries: readonly number[]
  }
}

export type SideState = {
  readonly operation: string
  readonly side: Side
  /** The last logged answer; null: none. */
  readonly last: Pick<
    LoggedCall,
    'number' | 'at' | 'answeredBy' | 'status' | 'outcome' | 'violations'
  > | null
}

export type SidesState = {
  /** Address of the real backend; null: the mock answers everything. */
  readonly backend: string | null
  readonly operations: readonly SideState[]
}

export type Results = {
  readonly scenario: {
    readonly scenario: StartStateName
    readonly seed: RandomSeed | null
    readonly kept: Readonly<Record<string, number>>
    readonly ended: Readonly<Record<string, number>>
  }
  readonly answer: ActiveOverrides
  readonly fault: ActiveOverrides & { readonly id: number }
  readonly faults: ActiveOverrides
  readonly 'take-back': ActiveOverrides
  readonly event: EventResult
  readonly clock: ClockState
  readonly approval: { readonly automatic: boolean }
  readonly calls: { readonly calls: readonly LoggedCall[] }
  readonly sides: SidesState
  readonly 'answer-by': SidesState
  readonly har: HarFile
  readonly replay: Omit<Traffic, 'answers'>
  readonly state: {
    readonly scenario: StartStateName
    readonly seed: RandomSeed | null
    readonly clock: ClockState
    readonly approval: { readonly automatic: boolean }
    readonly members: readonly MemberState[]
    /** Providers by code, slot games by `provider game`, changed by commands. */
    readonly states: Readonly<Record<string, string>>
  }
}
