import { isReadableAmount } from '../lib/money.ts'
import type { userHealthCheck } from '../generated/answer-shapes.ts'
import type { Content } from './answer-reader.ts'

type WireUser = Content<typeof userHealthCheck, 'success'>['user']

/** The figures of a player that are money or points. */
export type PlayerFigure = 'balance' | 'inBalance' | 'compMoney'

/** The member who is signed in (R-ACCT-05). Amounts in won or points. */
export type Player = {
  readonly userId: string
  readonly nick: string
  readonly phone: string
  readonly level: number
  readonly balance: number
  /** Money inside the games. */
  readonly inBalance: number
  readonly compMoney: number
  readonly bankName: string
  readonly bankOwner: string
  readonly bankNumber: string
  /** Unread messages. */
  readonly noteCount: number
  /** Answered inquiries that were not read. */
  readonly helpCount: number
  /** Figures that arrived unreadable and therefore count as 0 (R-ACCT-03). */
  readonly unreadable: readonly PlayerFigure[]
}

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
