import { countFailure, forgetFailures, isBlocked } from '../db/attempts.ts'
import type { Database } from '../db/database.ts'
import type { Handlers } from './contract.ts'

/**
 * Ends what was granted under the old password: tokens (but one), open games, tickets for
 * withdrawals that were not made.
 */
function endAccess(db: Database, member: string, keptToken: string | null): void {
  db.tokens.deleteMany((query) =>
    query.where({ member, token: (token: string) => token !== keptToken }),
  )
  db.gameTickets.deleteMany((query) => query.where({ member }))
  db.payoutTickets.deleteMany((query) => query.where({ member, used: false }))
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')

export const passwordHandlers: Handlers<'userExchangeToPass' | 'passwordResetWithoutLogin'> = {
  async userExchangeToPass({ db, member, token }, { pw, newPw }) {
    if (member.password !== pw) return { status: 'pass' }
    await db.members.update(member, {
      data(draft) {
        draft.password = newPw
      },
    })
    endAccess(db, member.member, token)
    return { status: 'success' }
  },

  async passwordResetWithoutLogin({ db, now }, { id, phone, banknum, newPw }) {
    const member = id.toLowerCase()
    const attempt = `reset:${member}`
    if (isBlocked(db, attempt, now)) return { status: 'time' }
    const found = db.members.findFirst((query) => query.where({ member }))
    const isProven =
      found !== undefined &&
      digits(found.phone) === digits(phone) &&
      digits(found.banknum) === digits(banknum)
    if (!isProven) {
      await countFailure(db, attempt, now)
      return { status: 'cant_find_code' }
    }
    forgetFailures(db, attempt)
    forgetFailures(db, `login:${member}`)
    await db.members.update(found, {
      data(draft) {
        draft.password = newPw
      },
    })
    endAccess(db, member, null)
    return { status: 'success' }
  },
}
