import { useCallback } from 'react'
import { useLanguage, useT } from '../../i18n/language.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { LobbyItem } from './lobby.queries.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { useChooseGame, useIsOpening } from './use-choose-game.ts'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'
import { Cover } from './cover.tsx'
import { FilteredGrid } from './filtered-grid.tsx'
import { WindowedGrid } from './windowed-grid.tsx'

export type SlotGamesProps = {
  company: ItemId
  /** The provider's names: its covers share its colours. */
  provider: Names
  games: readonly LobbyItem[]
}

const GameTile = ({
  company,
  provider,
  game,
}: Omit<SlotGamesProps, 'games'> & { game: LobbyItem }) => {
  const { locale } = useLanguage()
  const choose = useChooseGame()
  const { code, name } = game
  return (
    <CoverTile
      cover={<Cover kind="slot" provider={provider} game={name} locale={locale} />}
      name={localisedName(locale, name)}
      nameOnCover
      busy={useIsOpening(code)}
      onClick={() => choose({ kind: 'slot', company, game: code })}
    />
  )
}

/** All games of a provider; a press on one opens it in its own window (R-GAME-03). */
export const SlotGames = ({ company, provider, games }: SlotGamesProps) => {
  const t = useT()
  const tile = useCallback(
    (game: LobbyItem) => <GameTile company={company} provider={provider} game={game} />,
    [company, provider],
  )
  return (
    <FilteredGrid
      items={games}
      searchLabel={t('lobby.search.games')}
      shape="portrait"
      grid={WindowedGrid}
      tile={tile}
    />
  )
}
