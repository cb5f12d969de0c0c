import { useQuery } from '@tanstack/react-query'
import { balancesOf } from '../player/player.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { useLastCheck } from '../session/use-last-check.ts'
import { markBalances } from './balances.model.ts'
import type { MarkedBalances } from './balances.model.ts'
import { walletQueries } from './wallet.queries.ts'

/**
 * The member's balances as every place shows them: those of the last answer, be it the in-game
 * balance, which is asked for on load (R-HOME-05), or a health check; before both, those of the session.
 * Each sum is marked as markBalances says; figures may be old when the last health check failed, when
 * two should have come since, or when nothing has answered yet that says more than the session. Null
 * for a guest, and while the session is loading (R-SESS-07).
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
