import type {
  CheckMinutes,
  LimitKind,
  LimitValue,
  MoneyKind,
  PayIn,
  ProtectionRecord,
} from './record.ts'
import type { Shortage } from './windows.ts'

export const breakDays = [1, 7, 30] as const
export type BreakDays = (typeof breakDays)[number]

export type ListedRequest = {
  readonly id: string
  readonly amount: number
  readonly at: number
  readonly state: 'waiting' | 'completed' | 'cancelled'
}

/** A change of a member's record; plain values, since it is sent to the store's thread. */
export type ProtectionCommand =
  /** The member's page called the site. */
  | { readonly type: 'see' }
  | { readonly type: 'logIn' }
  /** The backend refused a login with the member's id; `answer`: its status. Only the audit log keeps it. */
  | { readonly type: 'refuseLogIn'; readonly answer: string }
  | { readonly type: 'setLimit'; readonly limit: LimitKind; readonly value: LimitValue }
  | { readonly type: 'confirmLimit'; readonly limit: LimitKind }
  | { readonly type: 'startBreak'; readonly days: BreakDays }
  | { readonly type: 'setCheck'; readonly minutes: CheckMinutes }
  /** Answers the reality check that was due at that time, and no other. */
  | { readonly type: 'answerCheck'; readonly dueAt: number }
  /** A game is about to be opened. */
  | { readonly type: 'admitGame' }
  /** The member asks where to pay a deposit, which the proxy will not see being paid. */
  | { readonly type: 'admitDepositAccount' }
  /** The member asked for the deposit account with the inquiry of this id. */
  | { readonly type: 'askedDepositAccount'; readonly inquiry: string }
  /** Money is about to be moved into balance or games; a deposit takes its part of the limits. */
  | {
      readonly type: 'reserve'
      readonly kind: 'deposit' | 'transfer_in'
      /** Unique to this one sending: a second attempt under the same idempotency key has another. */
      readonly attempt: string
      readonly amount: number
    }
  /** The outcome of an attempt. Withdrawals and transfers out are recorded from here on. */
  | {
      readonly type: 'settle'
      readonly kind: MoneyKind
      readonly attempt: string
      readonly amount: number
      readonly state: 'unknown' | 'waiting' | 'completed'
      readonly id: string | null
      /** When an attempt that reserved nothing was sent; lists that were asked for since may show it. */
      readonly sentAt?: number
      /** Stored while the request waits; no log has it. */
      readonly payIn?: PayIn | undefined
    }
  /** The attempt certainly had no effect. */
  | { readonly type: 'release'; readonly attempt: string }
  | { readonly type: 'cancel'; readonly kind: MoneyKind; readonly id: string }
  /** A page of the backend's list. */
  | {
      readonly type: 'learn'
      readonly kind: 'deposit' | 'withdrawal'
      readonly requests: readonly ListedRequest[]
      /** The page contains every request since this time; `Infinity`: unknown. */
      readonly from: number
      /** When the list was asked for: it may lack everything that happened later. */
      readonly askedAt: number
    }

export type Refusal =
  | ({ readonly status: 'limit' } & Shortage)
  | { readonly status: 'break'; readonly until: number }
  | { readonly status: 'reality_check'; readonly dueAt: number }

export type ProtectionResult = {
  readonly record: ProtectionRecord
  /** Why the command is refused; null: it was performed. */
  readonly refusal: Refusal | null
}

/**
 * Members' protection settings and the movements that count for them, by backend and `memberKey`: independent of
 * session, device and browser. Records do not expire.
 */
export type ProtectionStore = {
  /** Null: no record of this member. */
  read(member: string): Promise<ProtectionRecord | null>
  /**
   * Performs a command atomically across all processes that share the store. Resolves when it is on disk, with a line
   * in the audit log that names the request.
   */
  perform(member: string, command: ProtectionCommand, requestId?: string): Promise<ProtectionResult>
  /** Records an event that has already happened: never rejects, and retries a failed write later. */
  record(member: string, command: ProtectionCommand, requestId?: string): Promise<void>
}
