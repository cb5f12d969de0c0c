import { NavLink } from 'react-router-dom'
import { barPlaces } from '../../generated/places/bar.ts'
import { useT } from '../../i18n/language.tsx'
import { MenuIcon } from '../../ui/icons-action.tsx'
import styles from './bottom-bar.module.css'

/** Home, the three lobbies and the menu at the bottom of phones. */
export const BottomBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const t = useT()
  return (
    <nav className={styles['bar']} aria-label={t('shell.bar.label')}>
      {barPlaces.map(({ path, name, icon: Sign }) => (
        <NavLink key={path} className={styles['item'] ?? ''} to={path} end={path === '/'}>
          <Sign />
          {t(name)}
        </NavLink>
      ))}
      <button type="button" className={styles['item']} aria-haspopup="dialog" onClick={onOpenMenu}>
        <MenuIcon />
        {t('shell.bar.menu')}
      </button>
    </nav>
  )
}
