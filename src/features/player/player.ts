import type { Money, Points } from '../../lib/money.ts'

/** Balances (R-ACCT-05): on the site, in the games, and comp. */
export type Balances = {
  readonly balance: Money
  readonly gameBalance: Money
  readonly comp: Points
}

/** The signed-in member (R-ACCT-05). */
export type Player = Balances & {
  readonly userId: string
  readonly nick: string
  readonly phone: string
  readonly level: number
  readonly bankName: string
  readonly bankOwner: string
  readonly bankNumber: string
  /** Unread messages. */
  readonly noteCount: number
  /** Answered inquiries that were not read. */
  readonly helpCount: number
}

export const balancesOf = ({ balance, gameBalance, comp }: Player): Balances => ({
  balance,
  gameBalance,
  comp,
})

const keysOf = (player: Player): readonly (keyof Player)[] =>
  Object.keys(player).map((key) => key as keyof Player)

/** Whether two players are equal in every field (R-SESS-08: only a change updates anything). */
export const samePlayer = (one: Player, other: Player): boolean =>
  keysOf(one).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
