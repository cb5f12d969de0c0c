import { Link } from 'react-router-dom'
import { useT } from '../i18n/language.tsx'
import { CasinoIcon, SlotIcon, SportIcon } from '../ui/icons-place.tsx'
import { Tile } from '../ui/tile.tsx'
import styles from './other-places.module.css'

/** The three kinds of games, below what went wrong. */
export const OtherPlaces = () => {
  const t = useT()
  return (
    <nav className={styles['places']} aria-label={t('home.categories.label')}>
      <Tile as={Link} to="/casino" icon={<CasinoIcon />} title={t('place.casino')} />
      <Tile as={Link} to="/slot" icon={<SlotIcon />} title={t('place.slot')} />
      <Tile as={Link} to="/sport" icon={<SportIcon />} title={t('place.sport')} />
    </nav>
  )
}
