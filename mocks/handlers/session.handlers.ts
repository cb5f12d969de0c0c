import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { readProperty, readTextProperty } from '../../src/lib/json.ts'
import { countFailure, forgetFailures, isBlocked } from '../db/attempts.ts'
import { instant } from '../db/instant.ts'
import { unreadOf, userOf } from '../db/member-view.ts'
import { randomText } from '../db/random-text.ts'
import type { GuestContext, Handlers } from './contract.ts'

/**
 * Lets a login that was set as an answer be followed by the calls of its member: the one that it
 * names, or else the one who asked. A token that is no text, or a member who does not exist, has no session.
 */
export function keepSession(
  { db, now }: Pick<GuestContext, 'db' | 'now'>,
  body: unknown,
  login: unknown,
): void {
  const token = readTextProperty(login, 'token')
  const userId = readProperty(readProperty(login, 'user'), 'userId') ?? readProperty(body, 'id')
  const member = String(userId).toLowerCase()
  if (token === null || db.members.get(member) === undefined) return
  const expiresAt = now + SESSION_LIFETIME_MS
  if (db.tokens.get(token) === undefined) db.tokens.add({ token, member, expiresAt })
  else db.tokens.update(token, { member, expiresAt })
}

export const sessionHandlers: Handlers<'doLogin' | 'userHealthCheck' | 'getMember'> = {
  doLogin({ db, rules, now, client }, { id, pw }) {
    const member = id.toLowerCase()
    // By client, too: a stranger who guesses must not lock the member out.
    const attempt = `login:${member} ${client}`
    if (isBlocked(db, attempt, now)) return { status: 'time' }
    const found = db.members.get(member)
    if (found?.password !== pw) {
      countFailure(db, attempt, now)
      return { status: 'pass' }
    }
    forgetFailures(db, attempt)
    if (rules.loginsClosed || now < found.approvedAt) return { status: 'wait' }

    const token = randomText(32)
    const expiresAt = now + SESSION_LIFETIME_MS
    db.tokens.add({ token, member, expiresAt })
    db.members.update(member, { previousLoginAt: found.loginAt, loginAt: now })
    return {
      status: 'authenticated',
      token,
      expiresAt: instant(expiresAt),
      user: userOf(db, found),
    }
  },

  userHealthCheck: ({ db, member }) => ({
    status: 'success',
    user: userOf(db, member),
    ...unreadOf(db, member.member),
  }),

  getMember: ({ db, member }) => ({
    status: 'success',
    member: {
      user: userOf(db, member),
      registeredAt: instant(member.registeredAt),
      lastLoginAt: member.previousLoginAt === null ? null : instant(member.previousLoginAt),
    },
  }),
}
