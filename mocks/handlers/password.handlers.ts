import { countFailure, forgetFailures, isBlocked } from '../db/attempts.ts'
import { endAccess } from '../db/end-access.ts'
import type { Handlers } from './contract.ts'

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
