import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { lobbyQueries } from '../lobby/lobby.queries.ts'
import { Tile } from '../../ui/tile.tsx'
import styles from './home-screen.module.css'

/** The three game categories, each with its number of providers (R-HOME-01, R-HOME-05). */
export const GameCategories = () => {
  const t = useT()
  const casino = useQuery(lobbyQueries.casino())
  const slot = useQuery(lobbyQueries.slot())
  const sport = useQuery(lobbyQueries.sport())
  const providerCount = (list: readonly unknown[] | undefined) =>
    list && list.length > 0 ? t('home.category.providers', { count: list.length }) : '\u00a0'
  return (
    <nav className={styles['categories']} aria-label={t('home.categories.label')}>
      <Tile
        as={Link}
        to="/casino"
        glow="wine"
        className={styles['casino'] ?? ''}
        title={t('home.category.casino')}
        caption={providerCount(casino.data)}
      />
      <Tile
        as={Link}
        to="/slot"
        glow="violet"
        className={styles['slot'] ?? ''}
        title={t('home.category.slot')}
        caption={providerCount(slot.data)}
      />
      <Tile
        as={Link}
        to="/sport"
        glow="moss"
        className={styles['sport'] ?? ''}
        title={t('home.category.sport')}
        caption={providerCount(sport.data)}
      />
    </nav>
  )
}
