import type { UseQueryResult } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/language.tsx'
import type { Provider } from '../../queries/lobby.queries.ts'
import type { ApiError } from '../../queries/query-client.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useChooseGame, useOpeningCode } from './choose-game.ts'
import { Answer } from '../page/answer.tsx'
import { nameIn } from '../page/named.ts'
import { providerCover } from './cover-address.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './lobby.module.css'
import { NarrowedGrid } from './narrowed-grid.tsx'

export type HouseLobbyProps = {
  kind: 'casino' | 'sport'
  houses: UseQueryResult<readonly Provider[], ApiError>
}

/** The houses of one kind; a press on one opens it in its own window (R-GAME-03). */
export const HouseLobby = ({ kind, houses }: HouseLobbyProps) => {
  const { locale, t } = useLanguage()
  const choose = useChooseGame()
  const opening = useOpeningCode()
  const tile = ({ code, name }: Provider) => (
    <CoverTile
      cover={providerCover(kind, name, locale)}
      name={nameIn(locale, name)}
      nameOnCover
      shape="wide"
      busy={opening === code}
      onClick={() => choose({ kind, company: code })}
    />
  )
  return (
    <Answer query={houses} skeleton={<GridSkeleton shape="wide" count={12} />}>
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
