import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { countFailure, forgetFailures, isBlocked } from '../db/attempts.ts'
import { instant } from '../db/instant.ts'
import { unreadOf, userOf } from '../db/member-view.ts'
import { freshKey } from '../db/random.ts'
import type { Handlers } from './contract.ts'

export const sessionHandlers: Handlers<'doLogin' | 'userHealthCheck' | 'getMember'> = {
  doLogin({ db, rules, now, client }, { id, pw }) {
    const member = id.toLowerCase()
    // By client as well, so that a stranger's guesses do not lock the member out.
    const attempt = `login:${member} ${client}`
    if (isBlocked(db, attempt, now)) return { status: 'time' }
    const found = db.members.get(member)
    if (found?.password !== pw) {
      countFailure(db, attempt, now)
      return { status: 'pass' }
    }
    forgetFailures(db, attempt)
    const isLocked = rules.loginsClosed || found.locks.includes('logins')
    if (isLocked || found.approvedAt === null) return { status: 'wait' }

    const token = freshKey(db, db.tokens, 32)
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
