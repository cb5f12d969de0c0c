import type { QueryClient } from '@tanstack/react-query'
import type { Balances } from '../features/player/player.ts'
import type { SessionSnapshot } from '../features/session/session.selectors.ts'
import type { walletQueries } from '../features/wallet/wallet.api.ts'

/** Key of the answer with both balances; `balance` is the site's. */
type InGameBalanceKey = ReturnType<typeof walletQueries.inGameBalance>['queryKey']

/** The key is repeated, because its import would move the wallet's code into the members' first script. */
const IN_GAME_BALANCE = ['wallet', 'in-game-balance'] as const satisfies Pick<
  InGameBalanceKey,
  0 | 1
>

/** Whether the newest site balance is certainly below 1 won: neither outdated nor unreadable. */
export const isBalanceEmpty = (
  { context, children }: SessionSnapshot,
  queries: QueryClient,
): boolean => {
  const healthCheck = children.healthCheck?.getSnapshot().context
  const isOutdated = healthCheck?.isOverdue === true || healthCheck?.connection === 'lost'
  const cached = queries.getQueryState<Balances>(IN_GAME_BALANCE)
  const isCacheNewer = cached !== undefined && cached.dataUpdatedAt >= (healthCheck?.checkedAt ?? 0)
  const newest = (isCacheNewer ? cached.data : undefined) ?? context.player
  const balance = newest?.balance
  return context.player !== null && !isOutdated && balance?.isReadable === true && balance.won < 1
}
