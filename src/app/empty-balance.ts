import type { QueryClient } from '@tanstack/react-query'
import type { Balances } from '../features/player/player.ts'
import type { SessionSnapshot } from '../features/session/session.selectors.ts'
import type { walletQueries } from '../features/wallet/wallet.queries.ts'

type InGameBalanceKey = ReturnType<typeof walletQueries.inGameBalance>['queryKey']

/** Repeated here: importing it would move the wallet's code into the members' first script. */
const IN_GAME_BALANCE = ['wallet', 'in-game-balance'] as const satisfies Pick<
  InGameBalanceKey,
  0 | 1
>

/** Whether the member certainly has no whole won on the site: the latest figure is fresh, readable and zero. */
export const isBalanceEmpty = (
  { context, children }: SessionSnapshot,
  queries: QueryClient,
): boolean => {
  const check = children.healthCheck?.getSnapshot().context
  const isOld = check?.isOverdue === true || check?.connection === 'lost'
  const answer = queries.getQueryState<Balances>(IN_GAME_BALANCE)
  const isLater = answer !== undefined && answer.dataUpdatedAt >= (check?.checkedAt ?? 0)
  const balance = ((isLater && answer.data) || context.player)?.balance
  return context.player !== null && !isOld && balance?.isReadable === true && balance.won < 1
}
