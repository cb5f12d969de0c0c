import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { ProviderGrid } from './provider-grid.tsx'
import { SearchLink } from './search-link.tsx'

export const SportScreen = () => {
  const t = useT()
  return (
    <Page
      art="sport"
      title={t('sport.page.title')}
      lead={t('sport.page.lead')}
      aside={<SearchLink />}
    >
      <ProviderGrid
        kind="sport"
        providers={useQuery(lobbyQueries.providers('sport'))}
        awaited={12}
      />
    </Page>
  )
}
