import { useMemo } from 'react'
import { withStates } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { useProviders } from './use-providers.ts'
import { useFeatured } from './use-featured.ts'
import { useKeptGames } from './use-kept-games.ts'

const MOST = 24

const titles = {
  recent: 'lobby.recent.title',
  favourites: 'lobby.favourites.title',
  featured: 'featured.rail.title',
} as const

type RailId = keyof typeof titles

export type HomeRail = {
  readonly id: RailId
  readonly title: (typeof titles)[RailId]
  readonly entries: readonly GameEntry[]
}

/** The member's rows on home, in order, without empty ones. */
export const useHomeRails = (): readonly HomeRail[] => {
  const recent = useKeptGames('recent')
  const favourites = useKeptGames('favourites')
  const { entries: providers } = useProviders()
  const featured = useFeatured()
  return useMemo(() => {
    const lists: Readonly<Record<RailId, readonly GameEntry[]>> = {
      recent: withStates(recent, providers),
      favourites: withStates(favourites.slice(0, MOST), providers),
      featured,
    }
    return (Object.keys(titles) as RailId[])
      .map((id) => ({ id, title: titles[id], entries: lists[id] }))
      .filter(({ entries }) => entries.length > 0)
  }, [recent, favourites, featured, providers])
}
