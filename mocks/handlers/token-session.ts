import type { Database, Member } from '../db/database.ts'
import type { Refusal } from './problem.ts'

type Session = { readonly member: Member; readonly token: string }

const BEARER = /^Bearer\s+(\S+)$/i

/** The token of a call; null: none. */
export const bearerOf = (headers: Headers): string | null =>
  BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null

/** The member of a token, or the reason why there is none. */
export function findSession(db: Database, token: string | null, now: number): Session | Refusal {
  if (token === null) return { code: 'session_missing' }
  const entry = db.tokens.get(token)
  if (entry === undefined) return { code: 'session_missing' }
  if (entry.expiresAt <= now) return { code: 'session_expired' }
  const member = db.members.get(entry.member)
  return member === undefined ? { code: 'session_missing' } : { member, token }
}
