import { useQuery } from '@tanstack/react-query'
import { addMoney } from '../../lib/money.ts'
import type { Money } from '../../lib/money.ts'
import { balancesOf } from '../player/player.ts'
import type { Balances } from '../player/player.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { walletQueries } from './wallet.queries.ts'

/** `total`: balance and game balance, added before they are truncated (R-ACCT-02). */
export type TotalledBalances = Balances & { readonly total: Money }

/**
 * The member's balances: those of the in-game balance call, which is made on load (R-HOME-05) and
 * updated by each health check; until it has answered, those of the session. Null for a guest, and
 * while the session is loading (R-SESS-07).
 */
export const useBalances = (): TotalledBalances | null => {
  const player = useSession(playerOf)
  const { data } = useQuery({ ...walletQueries.inGameBalance(), enabled: player !== null })
  if (player === null) return null
  const balances = data ?? balancesOf(player)
  return { ...balances, total: addMoney(balances.balance, balances.gameBalance) }
}
