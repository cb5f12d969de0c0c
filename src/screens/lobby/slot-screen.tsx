import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { lobbyQueries } from '../../queries/lobby.queries.ts'
import type { Provider } from '../../queries/lobby.queries.ts'
import { CoverTile } from '../../ui/cover-tile.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Answer } from '../page/answer.tsx'
import { nameIn } from '../page/named.ts'
import { Page } from '../page/page.tsx'
import { providerCover } from './cover-address.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import styles from './lobby.module.css'
import { NarrowedGrid } from './narrowed-grid.tsx'

/** The houses that make slots; each leads to its games. */
export const SlotScreen = () => {
  const { locale, t } = useLanguage()
  const houses = useQuery(lobbyQueries.slot())
  const tile = ({ code, name }: Provider) => (
    <CoverTile
      as={Link}
      to={`/slot/game?company=${encodeURIComponent(code)}`}
      cover={providerCover('slot', name, locale)}
      name={nameIn(locale, name)}
      nameOnCover
      shape="wide"
    />
  )
  return (
    <Page title={t('slot.page.title')} lead={t('slot.page.lead')}>
      <Answer query={houses} skeleton={<GridSkeleton shape="wide" count={24} />}>
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
    </Page>
  )
}
