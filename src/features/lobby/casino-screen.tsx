import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { ProviderGrid } from './provider-grid.tsx'
import { SearchLink } from './search-link.tsx'

export const CasinoScreen = () => {
  const t = useT()
  return (
    <Page
      art="casino"
      title={t('casino.page.title')}
      lead={t('casino.page.lead')}
      aside={<SearchLink />}
    >
      <ProviderGrid
        kind="casino"
        providers={useQuery(lobbyQueries.providers('casino'))}
        awaited={12}
      />
    </Page>
  )
}
