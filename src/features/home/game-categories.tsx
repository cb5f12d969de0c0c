import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { lobbyQueries } from '../lobby/lobby.queries.ts'
import { Tile } from '../../ui/tile.tsx'
import styles from './home-screen.module.css'

/** The three ways to play, and how many houses wait behind each (R-HOME-01, R-HOME-05). */
export const Doors = () => {
  const t = useT()
  const casino = useQuery(lobbyQueries.casino())
  const slot = useQuery(lobbyQueries.slot())
  const sport = useQuery(lobbyQueries.sport())
  const houses = (list: readonly unknown[] | undefined) =>
    list && list.length > 0 ? t('home.door.houses', { count: list.length }) : '\u00a0'
  return (
    <nav className={styles['doors']} aria-label={t('home.doors.label')}>
      <Tile
        as={Link}
        to="/casino"
        door="wine"
        className={styles['casino'] ?? ''}
        title={t('home.door.casino')}
        caption={houses(casino.data)}
      />
      <Tile
        as={Link}
        to="/slot"
        door="violet"
        className={styles['slot'] ?? ''}
        title={t('home.door.slot')}
        caption={houses(slot.data)}
      />
      <Tile
        as={Link}
        to="/sport"
        door="moss"
        className={styles['sport'] ?? ''}
        title={t('home.door.sport')}
        caption={houses(sport.data)}
      />
    </nav>
  )
}
