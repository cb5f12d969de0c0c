import { useLanguage } from '../../i18n/language.tsx'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { useChooseGame, useOpeningCode } from './use-choose-game.ts'
import { providerCover } from './cover-address.ts'
import { ProviderGrid } from './provider-grid.tsx'
import type { ProviderGridProps } from './provider-grid.tsx'

export type ProviderLobbyProps = Pick<ProviderGridProps, 'providers'> & { kind: 'casino' | 'sport' }

/** The providers of one kind; a press on one opens it in its own window (R-GAME-03). */
export const ProviderLobby = ({ kind, providers }: ProviderLobbyProps) => {
  const { locale } = useLanguage()
  const choose = useChooseGame()
  const opening = useOpeningCode()
  return (
    <ProviderGrid
      providers={providers}
      awaited={12}
      tile={({ code, name }) => (
        <CoverTile
          cover={providerCover(kind, name, locale)}
          name={localisedName(locale, name)}
          nameOnCover
          shape="wide"
          busy={opening === code}
          onClick={() => choose({ kind, company: code })}
        />
      )}
    />
  )
}
