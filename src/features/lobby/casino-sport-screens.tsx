import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { localisedName } from '../../i18n/localised-name.ts'
import { useChooseGame, useOpeningCode } from './use-choose-game.ts'
import { providerCover } from './cover-address.ts'
import { ProviderGrid } from './provider-grid.tsx'
import type { ProviderGridProps } from './provider-grid.tsx'

type ProviderLobbyProps = Pick<ProviderGridProps, 'providers'> & { kind: 'casino' | 'sport' }

/** The providers of one kind; a press on one opens it in its own window (R-GAME-03). */
const ProviderLobby = ({ kind, providers }: ProviderLobbyProps) => {
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

/** The live casino's providers. */
export const CasinoScreen = () => {
  const t = useT()
  return (
    <Page title={t('casino.page.title')} lead={t('casino.page.lead')}>
      <ProviderLobby kind="casino" providers={useQuery(lobbyQueries.casino())} />
    </Page>
  )
}

/** The sports providers. */
export const SportScreen = () => {
  const t = useT()
  return (
    <Page title={t('sport.page.title')} lead={t('sport.page.lead')}>
      <ProviderLobby kind="sport" providers={useQuery(lobbyQueries.sport())} />
    </Page>
  )
}
