import type { CheckMinutes, LimitKind, LimitValue, MoneyKind, ProtectionRecord } from './record.ts'
import type { Shortage } from './windows.ts'

export const breakDays = [1, 7, 30] as const
export type BreakDays = (typeof breakDays)[number]

/** A request of the backend's list of deposits or withdrawals. */
export type ListedRequest = {
  readonly id: string
  readonly amount: number
  readonly at: number
  readonly state: 'waiting' | 'completed' | 'cancelled'
}

/** What changes a record; plain values, for it goes to the thread of the store. */
export type ProtectionCommand =
  /** The member's page asked for something. */
  | { readonly type: 'see' }
  | { readonly type: 'logIn' }
  | { readonly type: 'setLimit'; readonly limit: LimitKind; readonly value: LimitValue }
  | { readonly type: 'confirmLimit'; readonly limit: LimitKind }
  | { readonly type: 'startBreak'; readonly days: BreakDays }
  | { readonly type: 'setCheck'; readonly minutes: CheckMinutes }
  /** Answers the reality check that was due at that time, and no other. */
  | { readonly type: 'answerCheck'; readonly dueAt: number }
  /** A game is to be opened. */
  | { readonly type: 'admitGame' }
  /** Money is to be moved into balance or games; a deposit takes its part of the limits. */
  | {
      readonly type: 'reserve'
      readonly kind: 'deposit' | 'transfer_in'
      readonly key: string
      readonly amount: number
    }
  /** What became of a request; a withdrawal is known from then on. */
  | {
      readonly type: 'settle'
      readonly kind: MoneyKind
      readonly key: string
      readonly amount: number
      readonly state: 'unknown' | 'waiting' | 'completed'
      readonly id: string | null
    }
  /** It is certain that the request did nothing. */
  | { readonly type: 'release'; readonly key: string }
  | { readonly type: 'cancel'; readonly kind: MoneyKind; readonly id: string }
  /** What the backend's list tells; `from`: it holds everything since then. */
  | {
      readonly type: 'learn'
      readonly kind: 'deposit' | 'withdrawal'
      readonly requests: readonly ListedRequest[]
      readonly from: number
    }

export type Refusal =
  | ({ readonly status: 'limit' } & Shortage)
  | { readonly status: 'break'; readonly until: number }
  | { readonly status: 'reality_check'; readonly dueAt: number }

export type ProtectionResult = {
  readonly record: ProtectionRecord
  /** Why what was asked is not done; null: it is. */
  readonly refusal: Refusal | null
}
