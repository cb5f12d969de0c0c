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

/** Milliseconds for which the session's figures, of which nobody knows the age, pass as fresh. */
const FIRST_ANSWER_WITHIN_MS = 5_000

/** Whether a moment (epoch milliseconds) is past; renders anew when it is. Never, for null. */
const useIsPast = (moment: number | null): boolean => {
  const [past, setPast] = useState<number | null>(null)
  useEffect(() => {
    if (moment === null) return
    const timer = setTimeout(() => setPast(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== null && past === moment
}

const figuresOf = (player: Player, checkedAt: number | null): Figures => ({
  balances: balancesOf(player),
  at: checkedAt,
})

/**
 * The member's balances as every place shows them: those of the last answer, be it the in-game
 * balance, which is asked for on load (R-HOME-05), or a health check; before both, those of the session.
 * Each sum is marked as markBalances says; figures are old when the last health check failed, when
 * two should have come since, or when nothing has answered yet that says more than the session. Null for a guest, and while the session is loading (R-SESS-07).
 */
export const useBalances = (): MarkedBalances | null => {
  const player = useSession(playerOf)
  const { checkedAt, startedAt, isLost } = useLastCheck()
  const { data, dataUpdatedAt } = useQuery({
    ...walletQueries.inGameBalance(),
    enabled: player !== null,
  })
  const checked = player && figuresOf(player, checkedAt)
  const figures =
    checked && data ? latestOf(checked, { balances: data, at: dataUpdatedAt }) : checked
  const at = figures?.at ?? null
  const firstAnswerBy = startedAt === null ? null : startedAt + FIRST_ANSWER_WITHIN_MS
  const isOld = useIsPast(at === null ? firstAnswerBy : at + OLD_AFTER_MS)
  return figures && markBalances(figures, isLost || isOld)
}
