import { Link } from 'react-router-dom'
import { useT } from '../i18n/language.tsx'
import { classNames } from '../ui/class-names.ts'
import drawings from '../ui/drawings.module.css'
import { Tile } from '../ui/tile.tsx'

/** The three kinds of games, below what is not there. */
export const OtherPlaces = () => {
  const t = useT()
  return (
    <nav
      className={classNames(drawings['trio'], drawings['low'])}
      aria-label={t('home.categories.label')}
    >
      <Tile
        as={Link}
        to="/casino"
        glow="wine"
        className={drawings['casino'] ?? ''}
        title={t('place.casino')}
      />
      <Tile
        as={Link}
        to="/slot"
        glow="violet"
        className={drawings['slot'] ?? ''}
        title={t('place.slot')}
      />
      <Tile
        as={Link}
        to="/sport"
        glow="moss"
        className={drawings['sport'] ?? ''}
        title={t('place.sport')}
      />
    </nav>
  )
}
