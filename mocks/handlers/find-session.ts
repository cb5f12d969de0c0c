import type { Database, Member } from '../db/database.ts'
import type { Refusal } from './problem.ts'

type Session = { readonly member: Member; readonly token: string }

const BEARER = /^Bearer\s+(\S+)$/i

/** The member whose login gave this token, or why there is none. */
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
