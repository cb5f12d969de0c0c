import { useQuery } from '@tanstack/react-query'
import { balancesOf } from '../player/player.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { useLastCheck } from '../session/use-last-check.ts'
import { markBalances } from './balances.model.ts'
import type { MarkedBalances } from './balances.model.ts'
import { walletQueries } from './wallet.queries.ts'

/**
 * The member's balances as shown everywhere, from the latest answer: the in-game balance, requested on load
 * (R-HOME-05), a health check, or before both the session call. Marked by markBalances; they may be outdated when the
 * last health check failed, when two are overdue, or when only the session call has answered. Null for guests and
 * while the session loads (R-SESS-07).
 */
export const useBalances = (): MarkedBalances | null => {
  const player = useSession(playerOf)
  const { data, dataUpdatedAt } = useQuery({
    ...walletQueries.inGameBalance(),
    enabled: player !== null,
  })
  const { isLatest, since } = useLastCheck(data ? dataUpdatedAt : null)
  if (player === null) return null
  return markBalances(data && !isLatest ? data : balancesOf(player), since)
}
