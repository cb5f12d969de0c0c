import type { Purses } from '../db/ledger.ts'

/** How a world answers, whatever its state. */
export type Rules = {
  /** No member may sign in: the right password gets `wait`. */
  readonly loginsClosed: boolean
  /** `open_game` answers `time`. */
  readonly gamesClosed: boolean
  readonly depositLock: LockReason | null
  readonly withdrawLock: LockReason | null
  readonly faults: 'none' | 'late' | 'every-third' | 'always'
}

export type LockReason = 'maintenance' | 'bank_hours' | 'account'

/** A named world: what differs from the base world, and nothing else. */
export type Scenario = {
  readonly description: string
  readonly rules?: Partial<Rules>
  readonly seed?: {
    /** What `demo` has. */
    readonly purses?: Purses
    readonly unreadNotes?: number
    readonly hasUnreadAnswer?: boolean
  }
}

export const openRules: Rules = {
  loginsClosed: false,
  gamesClosed: false,
  depositLock: null,
  withdrawLock: null,
  faults: 'none',
}
