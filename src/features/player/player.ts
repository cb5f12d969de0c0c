import type { userHealthCheckShapes } from '../../generated/answers/user-health-check.ts'
import type { Content } from '../../http/parse-response.ts'
import type { Money, Points } from '../../lib/money.ts'

/** Balances (R-ACCT-05): on the site, in the games, and comp. */
export type Balances = {
  readonly balance: Money
  readonly gameBalance: Money
  readonly comp: Points
}

export type WireUser = Content<typeof userHealthCheckShapes, 'success'>['user']

type WireName = 'userId' | 'balance' | 'in_balance' | 'rolling' | 'bankname' | 'banknum'

/** The signed-in member (R-ACCT-05). */
export type Player = Balances &
  Omit<WireUser, WireName> & {
    readonly userId: string
    readonly bankName: string
    readonly bankNumber: string
  }

export const balancesOf = ({ balance, gameBalance, comp }: Player): Balances => ({
  balance,
  gameBalance,
  comp,
})

const keysOf = (player: Player): readonly (keyof Player)[] =>
  Object.keys(player).map((key) => key as keyof Player)

/** Whether two players are equal in every field (R-SESS-08: only a change updates anything); null is nobody. */
export const arePlayersEqual = (a: Player | null, b: Player): boolean =>
  keysOf(b).every((key) => JSON.stringify(a?.[key]) === JSON.stringify(b[key]))
