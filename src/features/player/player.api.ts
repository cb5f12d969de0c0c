import { isReadableAmount } from '../../lib/money.ts'
import type { Player } from './player.ts'
import type { userHealthCheck } from '../../generated/answer-shapes.ts'
import type { Content } from '../../http/parse-response.ts'

type WireUser = Content<typeof userHealthCheck, 'success'>['user']

const readableOr0 = (value: number): number => (isReadableAmount(value) ? value : 0)

const countOf = (value: number): number => Math.max(0, Math.trunc(readableOr0(value)))

/** The member behind a wire user; `counts` are what the answer says beside the user. */
export const playerOf = (
  user: WireUser,
  counts: { readonly noteCount: number; readonly helpCount: number } = user,
): Player => {
  const figures = { balance: user.balance, inBalance: user.in_balance, compMoney: user.rolling }
  return {
    userId: user.userId,
    nick: user.nick,
    phone: user.phone,
    level: countOf(user.level),
    balance: readableOr0(figures.balance),
    inBalance: readableOr0(figures.inBalance),
    compMoney: readableOr0(figures.compMoney),
    bankName: user.bankname,
    bankOwner: user.bankOwner,
    bankNumber: user.banknum,
    noteCount: countOf(counts.noteCount),
    helpCount: countOf(counts.helpCount),
    unreadable: (['balance', 'inBalance', 'compMoney'] as const).filter(
      (name) => !isReadableAmount(figures[name]),
    ),
  }
}
