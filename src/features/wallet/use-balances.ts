import { useQuery } from '@tanstack/react-query'
import { balancesOf } from '../player/player.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { useLastCheck } from '../session/use-last-check.ts'
import { markBalances } from './balances.model.ts'
import type { MarkedBalances } from './balances.model.ts'
import { walletQueries } from './wallet.api.ts'

/** One unreadable answer may be a new outcome; two mean that the backend lost the session. */
const MIN_UNREADABLE = 2

const useLatestBalances = () => {
  const player = useSession(playerOf)
  const { data, dataUpdatedAt, error } = useQuery({
    ...walletQueries.inGameBalance(),
    enabled: player !== null,
  })
  const lastCheck = useLastCheck(data ? dataUpdatedAt : null)
  const { isLatest, since, isChecked, unreadableChecks } = lastCheck
  const unreadableAnswers = error?.kind === 'unreadable' ? 1 : 0
  const isSessionLost =
    player !== null &&
    unreadableChecks > 0 &&
    unreadableChecks + unreadableAnswers >= MIN_UNREADABLE
  if (player === null || isSessionLost) return { isSessionLost, balances: null }
  if (data && !isLatest) return { isSessionLost, balances: markBalances(data, since) }
  const balances = balancesOf(player)
  // A login may name its member alone.
  const areBalancesKnown = isChecked || Object.values(balances).some(({ isReadable }) => isReadable)
  return { isSessionLost, balances: areBalancesKnown ? markBalances(balances, since) : null }
}

/**
 * The member's balances as shown everywhere, from the latest answer: the in-game balance, requested on load
 * (R-HOME-05), a health check, or before both the session call. Marked by markBalances; they may be outdated when the
 * last health check failed, when two are overdue, or when only the session call has answered. Null for guests,
 * while the session loads (R-SESS-07), and until an answer contains the member's balances. Null as well once
 * the health check and another call in a row had answers that the contract does not know.
 */
export const useBalances = (): MarkedBalances | null => useLatestBalances().balances

/** Whether balances are unknown because no answer is readable, for example after the backend lost the session. */
export const useAreBalancesLost = (): boolean => useLatestBalances().isSessionLost
