import { useLanguage } from '../../i18n/language.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { LobbyItem } from './lobby.queries.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { useChooseGame, useOpeningCode } from './use-choose-game.ts'
import { localisedName } from '../../i18n/localised-name.ts'
import type { Names } from '../../lib/names.ts'
import { slotCover } from './cover-address.ts'
import { FilteredGrid } from './filtered-grid.tsx'

export type SlotGamesProps = {
  company: ItemId
  /** The provider's names: its covers share its colours. */
  provider: Names
  games: readonly LobbyItem[]
}

/** All games of a provider; a press on one opens it in its own window (R-GAME-03). */
export const SlotGames = ({ company, provider, games }: SlotGamesProps) => {
  const { locale, t } = useLanguage()
  const choose = useChooseGame()
  const opening = useOpeningCode()
  return (
    <FilteredGrid
      items={games}
      searchLabel={t('lobby.search.games')}
      shape="portrait"
      tile={({ code, name }) => (
        <CoverTile
          cover={slotCover(provider, name, locale)}
          name={localisedName(locale, name)}
          nameOnCover
          busy={opening === code}
          onClick={() => choose({ kind: 'slot', company, game: code })}
        />
      )}
    />
  )
}
