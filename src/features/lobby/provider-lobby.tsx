import { useLanguage } from '../../i18n/language.tsx'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { nameIn } from '../../i18n/localised-name.ts'
import { useChooseGame, useOpeningCode } from './use-choose-game.ts'
import { providerCover } from './cover-address.ts'
import { HouseGrid } from './provider-grid.tsx'
import type { HouseGridProps } from './provider-grid.tsx'

export type HouseLobbyProps = Pick<HouseGridProps, 'houses'> & { kind: 'casino' | 'sport' }

/** The houses of one kind; a press on one opens it in its own window (R-GAME-03). */
export const HouseLobby = ({ kind, houses }: HouseLobbyProps) => {
  const { locale } = useLanguage()
  const choose = useChooseGame()
  const opening = useOpeningCode()
  return (
    <HouseGrid
      houses={houses}
      awaited={12}
      tile={({ code, name }) => (
        <CoverTile
          cover={providerCover(kind, name, locale)}
          name={nameIn(locale, name)}
          nameOnCover
          shape="wide"
          busy={opening === code}
          onClick={() => choose({ kind, company: code })}
        />
      )}
    />
  )
}
