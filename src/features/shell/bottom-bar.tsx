import { NavLink } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { MenuIcon } from '../../ui/icons-action.tsx'
import { CasinoIcon, HomeIcon, SlotIcon, SportIcon } from '../../ui/icons-place.tsx'
import styles from './bottom-bar.module.css'

const places = [
  { path: '/', name: 'place.home', icon: HomeIcon },
  { path: '/casino', name: 'place.casino.short', icon: CasinoIcon },
  { path: '/slot', name: 'place.slot', icon: SlotIcon },
  { path: '/sport', name: 'place.sport', icon: SportIcon },
] as const

/** Home, the three lobbies and the menu, within the thumb's reach; on phones only. */
export const BottomBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const t = useT()
  return (
    <nav className={styles['bar']} aria-label={t('shell.bar.label')}>
      {places.map(({ path, name, icon: Sign }) => (
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
