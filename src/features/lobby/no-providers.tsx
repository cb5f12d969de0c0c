import { CallFailureState } from '../../failures/call-failure.tsx'
import { useT } from '../../i18n/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchIcon } from '../../ui/icons-list.tsx'
import { useFeatured } from './use-featured.ts'
import { useProviders } from './use-providers.ts'

/** Replaces the games when no provider is open or none could be loaded; empty while the lists load. */
export const NoProviders = () => {
  const t = useT()
  const { queries, isPending } = useProviders()
  const hasOpen = useFeatured().length > 0
  const failedQuery = queries.find(({ error }) => error !== null)
  if (isPending || hasOpen) return null
  if (failedQuery?.error)
    return (
      <CallFailureState
        error={failedQuery.error}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch()
        }}
      />
    )
  return (
    <EmptyState icon={<SearchIcon />} title={t('lobby.empty.title')}>
      {t('lobby.empty.text')}
    </EmptyState>
  )
}
