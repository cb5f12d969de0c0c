import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { lobbyQueries } from '../lobby/lobby.queries.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Tile } from '../../ui/tile.tsx'
import styles from './home-screen.module.css'

const ProviderCount = ({ list }: { list: readonly unknown[] | undefined }) => {
  const t = useT()
  const hydrated = useHydrated()
  if (!hydrated || !list || list.length === 0) return '\u00a0'
  return t('home.category.providers', { count: list.length })
}

// A component each: an answer renders one number anew, not the page.
const CasinoCount = () => <ProviderCount list={useQuery(lobbyQueries.casino()).data} />
const SlotCount = () => <ProviderCount list={useQuery(lobbyQueries.slot()).data} />
const SportCount = () => <ProviderCount list={useQuery(lobbyQueries.sport()).data} />

/** The three game categories, each with its number of providers (R-HOME-01, R-HOME-05). */
export const GameCategories = () => {
  const t = useT()
  return (
    <nav className={styles['categories']} aria-label={t('home.categories.label')}>
      <Tile
        as={Link}
        to="/casino"
        glow="wine"
        className={styles['casino'] ?? ''}
        title={t('home.category.casino')}
        caption={<CasinoCount />}
      />
      <Tile
        as={Link}
        to="/slot"
        glow="violet"
        className={styles['slot'] ?? ''}
        title={t('home.category.slot')}
        caption={<SlotCount />}
      />
      <Tile
        as={Link}
        to="/sport"
        glow="moss"
        className={styles['sport'] ?? ''}
        title={t('home.category.sport')}
        caption={<SportCount />}
      />
    </nav>
  )
}
