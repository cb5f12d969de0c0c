import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { ProviderLobby } from './provider-lobby.tsx'

/** The sports providers. */
export const SportScreen = () => {
  const t = useT()
  return (
    <Page title={t('sport.page.title')} lead={t('sport.page.lead')}>
      <ProviderLobby kind="sport" providers={useQuery(lobbyQueries.sport())} />
    </Page>
  )
}
