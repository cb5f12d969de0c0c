import type {
  Counter,
  MoneyOutcome,
  MoneyRecord,
  MoneyRequest,
  SessionRecord,
  User,
} from '../../ports/ports.ts'
import type { ProtectionCommand, ProtectionResult } from '../../protection/commands.ts'
import type { ProtectionRecord } from '../../protection/record.ts'

/** How long a money request is remembered under its key. A page left open may repeat it after days. */
export const MONEY_KEPT_MS = 30 * 86_400_000

/** Settled requests remembered per member; the oldest are dropped first. */
export const MAX_MONEY_OF_MEMBER = 1_000

/** Counters kept that expire within a day; the oldest are dropped first. */
export const MAX_COUNTERS = 100_000
/** The same for longer-lived ones, which record the clients that signed in with an id. */
export const MAX_LONG_COUNTERS = 1_000_000

/** Sessions of a member that are listed. */
export const MAX_LISTED = 100

/** A request under the hash of its key; `attempt` identifies the call that began it. */
export type HashedRequest = {
  readonly keyHash: string
  readonly memberHash: string
  readonly fingerprint: string
  readonly attempt: string
  /** The hashed values. */
  readonly request: Pick<MoneyRequest, 'member' | 'key' | 'fingerprint'>
}

/** A member's session, without its secrets. */
export type ListedSession = Pick<SessionRecord, 'startedAt' | 'device' | 'activeAt'> & {
  readonly hash: string
}

export type HashedRevocation = {
  readonly member: string
  readonly ownHash: string
  /** Null: all others. */
  readonly hash: string | null
  readonly requestId: string
}

/** Operations of a store by name: `get…` reads; all others write atomically. `now`: epoch in milliseconds. */
export type Operations = {
  getSession(hash: string): SessionRecord | 'unreadable' | null
  addSession(hash: string, member: string, record: SessionRecord, now: number): void
  updateUser(hash: string, sideUser: User): void
  updateActivity(hash: string, activeAt: number): void
  /** @param logout id of the member's request; null: the session ends for another reason */
  removeSession(hash: string, now: number, logout: string | null): void
  /** The sessions that have not ended; of many, the latest. */
  getSessions(member: string, now: number): readonly ListedSession[]
  revokeSessions(revocation: HashedRevocation, now: number): void
  getRevoked(hash: string, now: number): boolean
  /** Hashes of a member's revoked sessions that have not expired. */
  getRevokedSessions(member: string, now: number): readonly string[]
  getCounter(key: string, now: number): Counter | null
  upsertCounter(
    key: string,
    points: number,
    durationMs: number,
    isForced: boolean,
    now: number,
  ): Counter
  removeCounter(key: string): boolean
  beginMoney(request: HashedRequest, now: number, runningMs: number): MoneyRecord | null
  settleMoney(request: HashedRequest, outcome: MoneyOutcome): void
  forgetMoney(request: HashedRequest): void
  getProtection(member: string): ProtectionRecord | null
  performProtection(
    member: string,
    command: ProtectionCommand,
    now: number,
    requestId: string | undefined,
  ): ProtectionResult
  probe(): void
}

export type OperationName = keyof Operations

/** The same, performed elsewhere. */
export type AsyncOperations = {
  readonly [Name in OperationName]: (
    ...args: Parameters<Operations[Name]>
  ) => Promise<ReturnType<Operations[Name]>>
}

/** Runs operations elsewhere: in a thread, or in a database. */
export type StoreCalls = {
  /**
   * @throws StoreUnavailableError when it fails, its request has waited a second, or too many calls wait
   * @throws UnexpectedStoreError when the store must not be used
   */
  call<Name extends OperationName>(
    name: Name,
    ...args: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>>
}
