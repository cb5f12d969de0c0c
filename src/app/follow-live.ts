import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isLeading } from '../features/health-check/health-check.selectors.ts'
import { connectLiveTabs } from '../features/live/live.actors.ts'
import type { LiveNews } from '../features/live/live.actors.ts'
import { balancesOf } from '../features/player/player.ts'
import type { Balances } from '../features/player/player.ts'
import type { FirstSession } from '../features/session/first-session.actors.ts'
import { isMember, playerOf } from '../features/session/session.selectors.ts'
import { walletQueries } from '../features/wallet/wallet.api.ts'
import { openTabChannel } from '../platform/tab-channel.ts'

type Site = { readonly queryClient: QueryClient; readonly session: FirstSession }

const areEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Replaces an answer that a screen shows, unless the query is fetching: that answer is newer. */
const replaceAnswer = (client: QueryClient, key: QueryKey, answer: unknown): void => {
  const state = client.getQueryState(key)
  if (state?.data === undefined || state.fetchStatus === 'fetching') return
  client.setQueryData(key, answer)
}

/** Screens show the later of two answers, so nothing is drawn again only if both are the same. */
const showBalances = ({ queryClient, session }: Site, balances: Balances): void => {
  const { queryKey } = walletQueries.inGameBalance()
  const player = playerOf(session.getSnapshot())
  const shownBalances = [queryClient.getQueryData(queryKey), player && balancesOf(player)]
  if (!shownBalances.every((shown) => areEqual(shown, balances)))
    replaceAnswer(queryClient, queryKey, balances)
}

const applyNews = (site: Site, news: LiveNews): void => {
  const { queryClient, session } = site
  switch (news.about) {
    case 'player':
      session.send({ type: 'figures.received', player: news.player })
      showBalances(site, balancesOf(news.player))
      break
    case 'balances':
      showBalances(site, news.balances)
      break
    case 'deposits':
      replaceAnswer(queryClient, walletQueries.deposits(news.page.page).queryKey, news.page)
      break
    case 'withdrawals':
      replaceAnswer(queryClient, walletQueries.withdrawals(news.page.page).queryKey, news.page)
      break
    case 'replaced':
      break
    case 'end':
      // The answer of the next call says why the stream has ended.
      session.send({ type: 'health.requested' })
  }
}

/**
 * Shows at once what other tabs and devices of the member learn. The tab that checks for all tabs reads the stream; a
 * browser without locks has no such tab and asks as before, because each tab's stream would take one of its six
 * connections.
 */
export const followLive = (site: Site): void => {
  const channel = openTabChannel('maru:live')
  if (channel === null || !('locks' in navigator)) return
  const tabs = connectLiveTabs(channel, (news) => applyNews(site, news))
  const { session } = site
  let followedCheck: unknown
  const update = () => {
    const snapshot = session.getSnapshot()
    const healthCheck = isMember(snapshot) ? snapshot.children.healthCheck : undefined
    tabs.lead(healthCheck !== undefined && isLeading(healthCheck.getSnapshot()))
    if (healthCheck === undefined || healthCheck === followedCheck) return
    followedCheck = healthCheck
    healthCheck.subscribe({ next: update, error: update, complete: update })
  }
  session.subscribe(update, update)
  update()
}
