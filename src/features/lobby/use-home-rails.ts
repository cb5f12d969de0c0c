import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { gamesWithMotifs } from './deal-games.ts'
import { placeOf, slotEntry, withStates } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { lobbyQueries } from './lobby.queries.ts'
import { FAVOURITES_PATH, SEARCH_PATH } from './search-path.ts'
import { useProviders } from './use-providers.ts'
import { useFeatured } from './use-featured.ts'
import { useKeptGames } from './use-kept-games.ts'

const MOST = 24
const MOST_TO_BEGIN_WITH = 8

export type HomeRail = {
  readonly id: 'recent' | 'favourites' | 'games' | 'featured'
  readonly title: string
  readonly entries: readonly GameEntry[]
  /** The page of all of them. */
  readonly to?: string
}

/** Games for a member who has played and marked none: the first of a featured provider; null: not known yet. */
function useGamesToBeginWith(isWanted: boolean, featured: readonly GameEntry[]) {
  const provider = featured.find(({ kind, company }) => kind === 'slot' && company !== null)
  const company = provider?.company ?? ''
  const isAsked = isWanted && provider !== undefined
  const { data, isPending } = useQuery({ ...lobbyQueries.games(company), enabled: isAsked })
  return useMemo(() => {
    if (!isAsked) return { provider, entries: [] }
    if (isPending) return null
    const games = gamesWithMotifs(provider.name, data ?? []).slice(0, MOST_TO_BEGIN_WITH)
    return { provider, entries: games.map((game) => slotEntry(company, provider.name, game)) }
  }, [isAsked, isPending, data, provider, company])
}

/** The member's rows on home, in order, without empty ones; none until the first is known. */
export const useHomeRails = (): readonly HomeRail[] => {
  const { locale, t } = useLanguage()
  const recent = useKeptGames('recent')
  const favourites = useKeptGames('favourites')
  const { entries: providers } = useProviders()
  const featured = useFeatured()
  const begin = useGamesToBeginWith(recent.length + favourites.length === 0, featured)
  return useMemo(() => {
    if (begin === null) return []
    const rails: readonly HomeRail[] = [
      { id: 'recent', title: t('lobby.recent.title'), entries: withStates(recent, providers) },
      {
        id: 'favourites',
        title: t('lobby.favourites.title'),
        entries: withStates(favourites.slice(0, MOST), providers),
        to: FAVOURITES_PATH,
      },
      {
        id: 'games',
        title: begin.provider
          ? t('lobby.recommended.title', { name: localisedName(locale, begin.provider.name) })
          : '',
        entries: begin.entries,
        ...(begin.provider && { to: placeOf(begin.provider) }),
      },
      {
        id: 'featured',
        title: t('featured.rail.title'),
        entries: featured,
        to: SEARCH_PATH,
      },
    ]
    return rails.filter(({ entries }) => entries.length > 0)
  }, [begin, recent, favourites, featured, providers, locale, t])
}
