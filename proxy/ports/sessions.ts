import type { components } from '../../src/generated/api.ts'

type User = components['schemas']['User']

/** The device as its User-Agent describes it; null: unknown. */
export type Device = {
  /** The browser's name, such as `Chrome`. */
  readonly browser: string | null
  /** The operating system, such as `Android`. */
  readonly system: string | null
}

/** A stored session; the browser sees `pageToken`, `sideUser` and `expiresAt`. */
export type SessionRecord = {
  readonly backendToken: string
  readonly pageToken: string
  readonly sideUser: User
  /** Epoch milliseconds. */
  readonly startedAt: number
  readonly device: Device
  /** Epoch milliseconds; requests do not extend it. */
  readonly expiresAt: number
  /** Last activity of the member, accurate to a tenth of the idle limit and to 15 minutes. */
  readonly activeAt: number
}

/** A session as its member sees it. */
export type OwnSession = Pick<SessionRecord, 'startedAt' | 'device' | 'activeAt'> & {
  /** A name for the session, which does not open it. */
  readonly name: string
  /** Whether it is the calling session. */
  readonly isThis: boolean
}

/** Sessions that a member ends from another one. */
export type Revocation = {
  /** Member key. */
  readonly member: string
  /** Id of the calling session, which stays active. */
  readonly ownId: string
  /** Name of the session to end; null: all but the calling one. */
  readonly name: string | null
  readonly requestId: string
}

/** Sessions by id. An implementation may drop expired ones. */
export type SessionStore = {
  get(id: string): Promise<SessionRecord | null>
  add(id: string, record: SessionRecord): Promise<void>
  /** Must not recreate a session that was removed meanwhile. */
  updateUser(id: string, sideUser: User): Promise<void>
  updateActivity(id: string, activeAt: number): Promise<void>
  /**
   * `get` no longer finds the session, in no process. Rejects when the other processes could not be informed; this one
   * refuses the session then, and the removal is tried again.
   * @param logout id of the request by which the member signs out, for the audit log; absent: another reason
   */
  remove(id: string, logout?: string): Promise<void>
  /**
   * The sessions of a member (by its key) that have not ended: at most 100, those that began last.
   * @param ownId id of the calling session
   */
  list(member: string, ownId: string): Promise<readonly OwnSession[]>
  /**
   * `get` no longer finds these sessions, in no process, and the audit log has a line if there were any. Rejects when
   * that could not be written; some may have ended then.
   */
  revoke(revocation: Revocation): Promise<void>
  /** Like `revoke` for all other sessions, after an event that has already happened: never rejects, retries later. */
  revokeOthersLater(revocation: Omit<Revocation, 'name'>): Promise<void>
  /** Whether the member ended the session from another one. Known until the session would have ended by itself. */
  wasRevoked(id: string): Promise<boolean>
}
