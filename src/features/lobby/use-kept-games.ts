import { useSyncExternalStore } from 'react'
import { memberKey } from '../../lib/member-id.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import type { SessionSnapshot } from '../session/session.selectors.ts'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { keptGames } from './kept-games.storage.ts'
import type { KeptList } from './kept-games.storage.ts'

/** The signed-in member's key. */
export const memberOf = (snapshot: SessionSnapshot): string => memberKey(playerOf(snapshot)?.userId)

export const useKeptList = (list: KeptList) => keptGames(list, useSession(memberOf))

export const useKeptGames = (list: KeptList): readonly GameEntry[] => {
  const games = useKeptList(list)
  return useSyncExternalStore(games.subscribe, games.entries)
}

/** Whether it is a favourite; rerenders only this tile on change. */
export const useFavourite = (
  entry: GameEntry,
): { readonly isFavourite: boolean; readonly toggle: () => void } => {
  const favourites = useKeptList('favourites')
  const key = entryKey(entry)
  const isFavourite = useSyncExternalStore(favourites.subscribe, () => favourites.has(key))
  return {
    isFavourite,
    toggle: () => (isFavourite ? favourites.remove(key) : favourites.add(entry)),
  }
}
