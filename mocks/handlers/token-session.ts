import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { isSameMember } from '../../src/lib/member-id.ts'
import { readProperty, readTextProperty } from '../../src/lib/json.ts'
import type { Database, Member } from '../db/database.ts'
import type { GuestContext } from './contract.ts'
import type { Refusal } from './problem.ts'

type Session = { readonly member: Member; readonly token: string }

const BEARER = /^Bearer\s+(\S+)$/i

/** The token of a call; null: none. */
export const bearerOf = (headers: Headers): string | null =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null

/** The member of a token, or the reason why there is none. */
export function findSession(
  db: Database,
  authorization: string | null,
  now: number,
): Session | Refusal {
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) return { code: 'session_missing' }
  const found = db.tokens.get(token)
  if (found === undefined) return { code: 'session_missing' }
  if (found.expiresAt <= now) return { code: 'session_expired' }
  const member = db.members.get(found.member)
  return member === undefined ? { code: 'session_missing' } : { member, token }
}

/**
 * Creates the session of a login answer that no behaviour gave, for the member it names or the caller. Ignores invalid tokens
 * and unknown members.
 */
export function keepSession(
  { db, now }: Pick<GuestContext, 'db' | 'now'>,
  body: unknown,
  login: unknown,
): void {
  const token = readTextProperty(login, 'token')
  const userId = readProperty(readProperty(login, 'user'), 'userId')
  const named = db.members.all().find((one) => isSameMember(one.userId, userId))
  const member = named?.member ?? String(userId ?? readProperty(body, 'id')).toLowerCase()
  if (token === null || db.members.get(member) === undefined) return
  const expiresAt = now + SESSION_LIFETIME_MS
  if (db.tokens.get(token) === undefined) db.tokens.add({ token, member, expiresAt })
  else db.tokens.update(token, { member, expiresAt })
}
