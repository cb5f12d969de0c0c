import { countFailure, forgetFailures, isBlocked } from '../db/attempts.ts'
import type { Database } from '../db/database.ts'
import type { Handlers } from './contract.ts'

/**
 * Ends what was granted under the old password: tokens (but one), open games, tickets for
 * withdrawals that were not made.
 */
function endAccess(db: Database, member: string, keptToken: string | null): void {
  const isTheirs = (row: { readonly member: string }) => row.member === member
  for (const { token } of db.tokens.all().filter(isTheirs)) {
    if (token !== keptToken) db.tokens.remove(token)
  }
  for (const { ticket } of db.gameTickets.all().filter(isTheirs)) db.gameTickets.remove(ticket)
  for (const { ticket, used } of db.payoutTickets.all().filter(isTheirs)) {
    if (!used) db.payoutTickets.remove(ticket)
  }
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')

export const passwordHandlers: Handlers<'userExchangeToPass' | 'passwordResetWithoutLogin'> = {
  userExchangeToPass({ db, now, member, token }, { pw, newPw }) {
    const attempt = `change:${member.member}`
    if (isBlocked(db, attempt, now)) return { status: 'time' }
    if (member.password !== pw) {
      countFailure(db, attempt, now)
      return { status: 'pass' }
    }
    forgetFailures(db, attempt)
    db.members.update(member.member, { password: newPw })
    endAccess(db, member.member, token)
    return { status: 'success' }
  },

  passwordResetWithoutLogin({ db, now, client }, { id, phone, banknum, newPw }) {
    const member = id.toLowerCase()
    const attempt = `reset:${member} ${client}`
    if (isBlocked(db, attempt, now)) return { status: 'time' }
    const found = db.members.get(member)
    const isProven =
      found !== undefined &&
      digits(found.phone) === digits(phone) &&
      digits(found.banknum) === digits(banknum)
    if (!isProven) {
      countFailure(db, attempt, now)
      return { status: 'cant_find_code' }
    }
    forgetFailures(db, attempt)
    forgetFailures(db, `login:${member} ${client}`)
    db.members.update(member, { password: newPw })
    endAccess(db, member, null)
    return { status: 'success' }
  },
}
