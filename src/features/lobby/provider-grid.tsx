import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import type { Provider } from './lobby.queries.ts'
import type { CallFailure } from '../../http/query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Answer } from '../../failures/query-boundary.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './lobby.module.css'
import { NarrowedGrid } from './filtered-grid.tsx'

export type HouseGridProps = {
  houses: UseQueryResult<readonly Provider[], CallFailure>
  /** How many tiles stand there until the houses are known. */
  awaited: number
  tile: (house: Provider) => ReactNode
}

/** The houses of a lobby, to be searched by name. */
export const HouseGrid = ({ houses, awaited, tile }: HouseGridProps) => {
  const t = useT()
  return (
    <Answer query={houses} skeleton={<GridSkeleton shape="wide" count={awaited} />}>
      {(items) => (
        <div className={styles['lobby']}>
          {items.length === 0 ? (
            <EmptyState title={t('lobby.empty.title')}>{t('lobby.empty.text')}</EmptyState>
          ) : (
            <NarrowedGrid
              items={items}
              searchLabel={t('lobby.search.houses')}
              shape="wide"
              tile={tile}
            />
          )}
        </div>
      )}
    </Answer>
  )
}
