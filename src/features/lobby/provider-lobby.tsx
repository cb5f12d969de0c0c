import { useCallback } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { useChooseGame, useIsOpening } from './use-choose-game.ts'
import { Cover } from './cover.tsx'
import type { LobbyItem } from './lobby.queries.ts'
import { ProviderGrid } from './provider-grid.tsx'
import type { ProviderGridProps } from './provider-grid.tsx'

type ProviderLobbyProps = Pick<ProviderGridProps, 'providers'> & { kind: 'casino' | 'sport' }

const ProviderTile = ({
  kind,
  provider,
}: Pick<ProviderLobbyProps, 'kind'> & { provider: LobbyItem }) => {
  const { locale } = useLanguage()
  const choose = useChooseGame()
  const { code, name } = provider
  return (
    <CoverTile
      cover={<Cover kind={kind} provider={name} locale={locale} />}
      name={localisedName(locale, name)}
      nameOnCover
      shape="wide"
      busy={useIsOpening(code)}
      onClick={() => choose({ kind, company: code })}
    />
  )
}

/** The providers of one kind; a press on one opens it in its own window (R-GAME-03). */
export const ProviderLobby = ({ kind, providers }: ProviderLobbyProps) => {
  const tile = useCallback(
    (provider: LobbyItem) => <ProviderTile kind={kind} provider={provider} />,
    [kind],
  )
  return <ProviderGrid providers={providers} awaited={12} tile={tile} />
}
