import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { Page } from '../../ui/page.tsx'
import { HouseLobby } from './provider-lobby.tsx'

/** The live casino's houses. */
export const CasinoScreen = () => {
  const t = useT()
  return (
    <Page title={t('casino.page.title')} lead={t('casino.page.lead')}>
      <HouseLobby kind="casino" houses={useQuery(lobbyQueries.casino())} />
    </Page>
  )
}
