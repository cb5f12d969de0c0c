import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'
import { gamesWithMotifs } from './deal-games.ts'
import { slotEntry } from './game-entry.ts'
import { GameList } from './game-list.tsx'
import type { LobbyItem } from './lobby.queries.ts'
import { WindowedGrid } from './windowed-grid.tsx'

export type SlotGamesProps = {
  company: ItemId
  provider: Names
  games: readonly LobbyItem[]
}

/** All games of a provider; a press opens one in its own window (R-GAME-03). */
export const SlotGames = ({ company, provider, games }: SlotGamesProps) => {
  const { locale, t } = useLanguage()
  const entries = useMemo(
    () => gamesWithMotifs(provider, games).map((game) => slotEntry(company, provider, game)),
    [company, provider, games],
  )
  return (
    <GameList
      entries={entries}
      searchLabel={t('lobby.search.games')}
      searchPlaceholder={t('lobby.search.placeholder', {
        provider: localisedName(locale, provider),
      })}
      shape="portrait"
      grid={WindowedGrid}
    />
  )
}
