import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import type { LobbyItem } from './lobby.queries.ts'
import type { CallFailure } from '../../http/query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './lobby.module.css'
import { FilteredGrid } from './filtered-grid.tsx'

export type ProviderGridProps = {
  providers: UseQueryResult<readonly LobbyItem[], CallFailure>
  /** How many tiles stand there until the providers are known. */
  awaited: number
  tile: (provider: LobbyItem) => ReactNode
}

/** The providers of a lobby, to be searched by name. */
export const ProviderGrid = ({ providers, awaited, tile }: ProviderGridProps) => {
  const t = useT()
  return (
    <QueryBoundary query={providers} skeleton={<GridSkeleton shape="wide" count={awaited} />}>
      {(items) => (
        <div className={styles['lobby']}>
          {items.length === 0 ? (
            <EmptyState title={t('lobby.empty.title')}>{t('lobby.empty.text')}</EmptyState>
          ) : (
            <FilteredGrid
              items={items}
              searchLabel={t('lobby.search.providers')}
              shape="wide"
              tile={tile}
            />
          )}
        </div>
      )}
    </QueryBoundary>
  )
}
