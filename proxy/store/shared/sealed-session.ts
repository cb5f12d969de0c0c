import { SESSION_LIFETIME_MS } from '../../../src/lib/business-constants.ts'
import type { SessionRecord, User } from '../../ports/ports.ts'
import type { ListedSession } from './operations.ts'
import type { RecordCipher } from './record-cipher.ts'

type Secrets = Pick<SessionRecord, 'backendToken' | 'pageToken'> &
  // A session of the version before has neither.
  Partial<Pick<SessionRecord, 'startedAt' | 'device'>>

export type SessionRow = {
  readonly secrets: Uint8Array
  readonly user: Uint8Array
  readonly expires_at: number
  readonly active_at: number
  readonly activity: Uint8Array
}

// Both times are authenticated, so that writing to the store extends no session.
const secretsContext = (hash: string, expiresAt: number): string =>
  `sessions.secrets ${hash} until ${expiresAt}`
const activityContext = (hash: string, activeAt: number): string =>
  `sessions.active_at ${hash} ${activeAt}`
const userContext = (hash: string): string => `sessions.user ${hash}`

/** The session of a row; `unreadable` when no key decrypts it or a time was changed. */
export function sessionFrom(
  row: SessionRow,
  hash: string,
  { open }: RecordCipher,
): SessionRecord | 'unreadable' {
  const secrets = open(row.secrets, secretsContext(hash, row.expires_at))
  const sideUser = open(row.user, userContext(hash))
  const activity = open(row.activity, activityContext(hash, row.active_at))
  if (secrets === null || sideUser === null || activity === null) return 'unreadable'
  const {
    startedAt = row.expires_at - SESSION_LIFETIME_MS,
    device = { browser: null, system: null },
    ...tokens
  } = JSON.parse(secrets) as Secrets
  return {
    ...tokens,
    startedAt,
    device,
    sideUser: JSON.parse(sideUser) as User,
    expiresAt: row.expires_at,
    activeAt: row.active_at,
  }
}

/** The session as its member sees it, in a list; an empty one when no key decrypts it. */
export function listedFrom(
  hash: string,
  row: SessionRow,
  cipher: RecordCipher,
): readonly ListedSession[] {
  const record = sessionFrom(row, hash, cipher)
  if (record === 'unreadable') return []
  const { startedAt, device, activeAt } = record
  return [{ hash, startedAt, device, activeAt }]
}

const MAX_DECRYPTED = 10_000

/** Like `sessionFrom`, and decrypts a row only once while its bytes stay the same. */
export function createSessionDecryption(cipher: RecordCipher) {
  const cache = new Map<string, { readonly row: SessionRow; readonly record: SessionRecord }>()
  return (row: SessionRow, hash: string): SessionRecord | 'unreadable' => {
    const cached = cache.get(hash)
    if (cached !== undefined && areRowsEqual(cached.row, row)) return cached.record
    const record = sessionFrom(row, hash, cipher)
    if (record === 'unreadable') return record
    const [oldest] = cache.size < MAX_DECRYPTED ? [] : cache.keys()
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(hash, { row, record })
    return record
  }
}

const areRowsEqual = (a: SessionRow, b: SessionRow): boolean =>
  a.expires_at === b.expires_at &&
  a.active_at === b.active_at &&
  Buffer.compare(a.secrets, b.secrets) === 0 &&
  Buffer.compare(a.activity, b.activity) === 0 &&
  Buffer.compare(a.user, b.user) === 0

export const sealUser = ({ seal }: RecordCipher, hash: string, sideUser: User): Uint8Array =>
  seal(JSON.stringify(sideUser), userContext(hash))

export const sealActivity = ({ seal }: RecordCipher, hash: string, activeAt: number): Uint8Array =>
  seal('', activityContext(hash, activeAt))

export function sealSession(cipher: RecordCipher, hash: string, record: SessionRecord): SessionRow {
  const { backendToken, pageToken, startedAt, device, sideUser, expiresAt, activeAt } = record
  const secrets = JSON.stringify({ backendToken, pageToken, startedAt, device } satisfies Secrets)
  return {
    secrets: cipher.seal(secrets, secretsContext(hash, expiresAt)),
    user: sealUser(cipher, hash, sideUser),
    expires_at: expiresAt,
    active_at: activeAt,
    activity: sealActivity(cipher, hash, activeAt),
  }
}
