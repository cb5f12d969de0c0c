import { useSyncExternalStore } from 'react'
import { memberKey } from '../../lib/member-id.ts'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import type { SessionSnapshot } from '../session/session.selectors.ts'
import { entryKey } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { keptGames } from './kept-games.storage.ts'
import type { KeptList } from './kept-games.storage.ts'

const memberOf = (snapshot: SessionSnapshot): string => memberKey(playerOf(snapshot)?.userId)

/** The list of the member who is signed in: `entries`, `has`, `add`, `remove`. */
export const useKeptList = (list: KeptList) => keptGames(list, useSession(memberOf))

/** The member's favourites, or what they played last, the newest first. */
export const useKeptGames = (list: KeptList): readonly GameEntry[] => {
  const kept = useKeptList(list)
  return useSyncExternalStore(kept.subscribe, kept.entries)
}

/** Whether it is a favourite; a change renders this one, not the list around it. */
export const useFavourite = (
  entry: GameEntry,
): { readonly isFavourite: boolean; readonly toggle: () => void } => {
  const kept = useKeptList('favourites')
  const key = entryKey(entry)
  const isFavourite = useSyncExternalStore(kept.subscribe, () => kept.has(key))
  return { isFavourite, toggle: () => (isFavourite ? kept.remove(key) : kept.add(entry)) }
}
