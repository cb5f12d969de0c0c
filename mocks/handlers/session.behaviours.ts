import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { countFailure, forgetFailures, isBlocked } from '../db/attempts.ts'
import { instant } from '../db/clock.ts'
import { unusedKey } from '../db/draw-random.ts'
import { behave } from './contract.ts'
import type { Database, Member } from '../db/database.ts'
import { balancesOf } from '../db/ledger.ts'
import { profileOf } from '../db/records.ts'

const unreadOf = (db: Database, member: string) => ({
  noteCount: db.notes.findMany((q) => q.where({ member, readAt: null })).length,
  helpCount: db.inquiries
    .findMany((q) => q.where({ member, readAt: null }))
    .filter(({ answer }) => answer !== null).length,
})

/** The member as shown on every screen (R-ACCT-05). */
function userOf(db: Database, member: Member) {
  const { balance, gameMoney, rolling } = balancesOf(db, member.member)
  return {
    ...profileOf(member),
    balance,
    in_balance: gameMoney,
    rolling,
    ...unreadOf(db, member.member),
  }
}

export const sessionBehaviours = [
  behave('doLogin', ({ db, rules, now, client, body: { id, pw } }) => {
    const member = id.toLowerCase()
    // Tries are counted by client as well, so that a stranger's guesses do not lock the member out.
    const attempt = `login:${member} ${client}`
    if (isBlocked(db, attempt, now)) return { status: 'time' }
    const account = db.members.get(member)
    if (account?.password !== pw) {
      countFailure(db, attempt, now)
      return { status: 'pass' }
    }
    forgetFailures(db, attempt)
    const isLocked = rules.loginsClosed || account.locks.includes('logins')
    if (isLocked || account.approvedAt === null) return { status: 'wait' }

    const token = unusedKey(db, db.tokens, 32)
    const expiresAt = now + SESSION_LIFETIME_MS
    db.tokens.add({ token, member, expiresAt })
    db.members.update(member, { previousLoginAt: account.loginAt, loginAt: now })
    return {
      status: 'authenticated',
      token,
      expiresAt: instant(expiresAt),
      user: userOf(db, account),
    }
  }),

  behave('userHealthCheck', ({ db, member }) => ({
    status: 'success',
    user: userOf(db, member),
    ...unreadOf(db, member.member),
  })),

  behave('getMember', ({ db, member }) => ({
    status: 'success',
    member: {
      user: userOf(db, member),
      registeredAt: instant(member.registeredAt),
      lastLoginAt: member.previousLoginAt === null ? null : instant(member.previousLoginAt),
    },
  })),
]
