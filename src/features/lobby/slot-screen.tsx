import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { ProviderGrid } from './provider-grid.tsx'
import { SearchLink } from './search-link.tsx'

export const SlotScreen = () => {
  const t = useT()
  return (
    <Page art="slot" title={t('slot.page.title')} lead={t('slot.page.lead')} aside={<SearchLink />}>
      <ProviderGrid kind="slot" providers={useQuery(lobbyQueries.providers('slot'))} awaited={24} />
    </Page>
  )
}
