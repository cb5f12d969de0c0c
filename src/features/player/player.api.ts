import { parseBalance, parsePoints } from '../../lib/money.ts'
import type { Player } from './player.ts'
import type { userHealthCheck } from '../../generated/answers/user-health-check.ts'
import type { Content } from '../../http/parse-response.ts'

type WireUser = Content<typeof userHealthCheck, 'success'>['user']

const countOf = (value: number): number => {
  const count = Math.trunc(value)
  return Number.isSafeInteger(count) ? Math.max(0, count) : 0
}

/** The member in a wire user; `counts` come from the rest of the answer. */
export const parsePlayer = (
  user: WireUser,
  counts: { readonly noteCount: number; readonly helpCount: number } = user,
): Player => ({
  userId: String(user.userId),
  nick: user.nick,
  phone: user.phone,
  level: countOf(user.level),
  balance: parseBalance(user.balance),
  gameBalance: parseBalance(user.in_balance),
  comp: parsePoints(user.rolling),
  bankName: user.bankname,
  bankOwner: user.bankOwner,
  bankNumber: user.banknum,
  noteCount: countOf(counts.noteCount),
  helpCount: countOf(counts.helpCount),
})
