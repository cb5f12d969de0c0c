import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import type { MessageId } from '../../i18n/language.tsx'
import { Page } from '../../ui/page.tsx'
import { lobbyQueries } from './lobby.queries.ts'
import { ProviderGrid } from './provider-grid.tsx'
import type { ProviderGridProps } from './provider-grid.tsx'

type CategoryProps = Omit<ProviderGridProps, 'providers'> & {
  readonly title: MessageId
  readonly lead: MessageId
}

const CategoryScreen = ({ kind, awaited, title, lead }: CategoryProps) => {
  const t = useT()
  return (
    <Page art={kind} title={t(title)} lead={t(lead)}>
      <ProviderGrid
        kind={kind}
        providers={useQuery(lobbyQueries.providers(kind))}
        awaited={awaited}
      />
    </Page>
  )
}

export const CasinoScreen = () => (
  <CategoryScreen kind="casino" awaited={12} title="casino.page.title" lead="casino.page.lead" />
)

export const SlotScreen = () => (
  <CategoryScreen kind="slot" awaited={24} title="slot.page.title" lead="slot.page.lead" />
)

export const SportScreen = () => (
  <CategoryScreen kind="sport" awaited={20} title="sport.page.title" lead="sport.page.lead" />
)
