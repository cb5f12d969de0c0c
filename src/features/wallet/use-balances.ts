import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HEALTH_CHECK_INTERVAL_MS } from '../../lib/business-constants.ts'
import { balancesOf } from '../player/player.ts'
import type { Player } from '../player/player.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { useLastCheck } from '../session/use-last-check.ts'
import { latestOf, markBalances } from './balances.model.ts'
import type { Figures, MarkedBalances } from './balances.model.ts'
import { walletQueries } from './wallet.queries.ts'

/** Milliseconds after which figures are old even if no check has failed. */
const OLD_AFTER_MS = 2 * HEALTH_CHECK_INTERVAL_MS

/** Whether the time has passed that makes figures of `at` old; renders anew when it has. */
const useHasAged = (at: number | null): boolean => {
  const [aged, setAged] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setAged(at), at + OLD_AFTER_MS - Date.now())
    return () => clearTimeout(timer)
  }, [at])
  return at !== null && aged === at
}

const figuresOf = (player: Player, checkedAt: number | null): Figures => ({
  balances: balancesOf(player),
  at: checkedAt,
})

/**
 * The member's balances as every place shows them: those of the last answer, be it the in-game
 * balance, which is asked for on load (R-HOME-05), or a health check; before both, those of the session.
 * Each sum is marked as markBalances says; figures are old when the last health check failed, or
 * when two should have come since. Null for a guest, and while the session is loading (R-SESS-07).
 */
export const useBalances = (): MarkedBalances | null => {
  const player = useSession(playerOf)
  const { checkedAt, isLost } = useLastCheck()
  const { data, dataUpdatedAt } = useQuery({
    ...walletQueries.inGameBalance(),
    enabled: player !== null,
  })
  const checked = player && figuresOf(player, checkedAt)
  const figures =
    checked && data ? latestOf(checked, { balances: data, at: dataUpdatedAt }) : checked
  const hasAged = useHasAged(figures?.at ?? null)
  return figures && markBalances(figures, isLost || hasAged)
}
