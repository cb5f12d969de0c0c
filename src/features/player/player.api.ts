import { parseBalance, parsePoints } from '../../lib/money.ts'
import type { Player, WireUser } from './player.ts'

const countOf = (value: number): number => {
  const count = Math.trunc(value)
  return Number.isSafeInteger(count) ? Math.max(0, count) : 0
}

/** The member in a wire user; `counts` come from the rest of the answer. */
export const parsePlayer = (
  { userId, balance, in_balance, rolling, bankname, banknum, ...rest }: WireUser,
  counts: Pick<WireUser, 'noteCount' | 'helpCount'> = rest,
): Player => ({
  ...rest,
  userId: String(userId),
  level: countOf(rest.level),
  balance: parseBalance(balance),
  gameBalance: parseBalance(in_balance),
  comp: parsePoints(rolling),
  bankName: bankname,
  bankNumber: banknum,
  noteCount: countOf(counts.noteCount),
  helpCount: countOf(counts.helpCount),
})
