import { useQuery } from '@tanstack/react-query'
import { isReadableAmount, sumOfFunds, toWholeWon, totalBalance } from '../../lib/money.ts'
import type { Player } from '../player/player.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { walletQueries } from './wallet.queries.ts'
import type { Funds } from './wallet.queries.ts'

/** What a member has, in whole won and points, as it is shown (R-ACCT-02). */
export type ShownFunds = {
  readonly total: number
  readonly site: number
  readonly inGame: number
  readonly comp: number
  /** Something could not be read and counts as 0 (R-ACCT-03). */
  readonly hasUnreadable: boolean
}

const NOT_READABLE = Number.NaN

/** The same figures as the health check tells them; an unreadable one stays unreadable. */
export const fundsOf = ({ balance, inBalance, compMoney, unreadable }: Player): Funds => ({
  balance: unreadable.includes('balance') ? NOT_READABLE : balance,
  gameMoney: unreadable.includes('inBalance') ? NOT_READABLE : inBalance,
  compMoney: unreadable.includes('compMoney') ? NOT_READABLE : compMoney,
})

/** Funds as they are shown: added, truncated, the unreadable counted as 0 and marked. */
export const shownFunds = (funds: Funds): ShownFunds => ({
  total: totalBalance(funds),
  site: toWholeWon(funds.balance),
  inGame: toWholeWon(funds.gameMoney),
  comp: toWholeWon(funds.compMoney),
  hasUnreadable: [...Object.values(funds), sumOfFunds(funds)].some(
    (figure) => !isReadableAmount(figure),
  ),
})

/**
 * The member's money: the in-game balance that is fetched on load (R-HOME-05) and that each health
 * check renews, else what the session told. Null for a guest, and while nobody knows (R-SESS-07).
 */
export const useFunds = (): ShownFunds | null => {
  const player = useSession(playerOf)
  const { data } = useQuery({ ...walletQueries.inGameBalance(), enabled: player !== null })
  return player && shownFunds(data ?? fundsOf(player))
}
