import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { HelpIcon } from '../../ui/icons-place.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './support-tile.module.css'
import type { Elements } from '../../ui/elements.ts'

type SupportTileProps = {
  /** The operator's contacts. */
  readonly children?: Elements
}

/** The way to the answers that need no login. */
export const SupportTile = ({ children }: SupportTileProps) => {
  const t = useT()
  return (
    <div className={styles['card']}>
      <Tile
        as={Link}
        to="/help"
        icon={<HelpIcon />}
        title={t('place.help')}
        caption={t('login.help.caption')}
        aside={<ChevronRightIcon />}
      />
      {children}
    </div>
  )
}
