import type { ComponentType } from 'react'
import { useT } from '../../i18n/language.tsx'
import { CompIcon, NoticeIcon } from '../../ui/icons-member.tsx'
import { DepositIcon, WithdrawIcon } from '../../ui/icons-money.tsx'
import {
  CasinoIcon,
  HelpIcon,
  MessageIcon,
  SlotIcon,
  SportIcon,
  UserIcon,
} from '../../ui/icons-place.tsx'
import { PlaceLink } from './place-link.tsx'
import styles from './place-link.module.css'
import { menuPlaces } from './places.ts'
import type { MenuPath } from './places.ts'

const icons: Record<MenuPath, ComponentType> = {
  '/casino': CasinoIcon,
  '/slot': SlotIcon,
  '/sport': SportIcon,
  '/deposit': DepositIcon,
  '/withdraw': WithdrawIcon,
  '/comp': CompIcon,
  '/notice': NoticeIcon,
  '/help': HelpIcon,
  '/note': MessageIcon,
  '/user': UserIcon,
}

/** The menu as the left drawer holds it (R-NAV-04), in the order of R-NAV-02. */
export const MenuList = () => {
  const t = useT()
  return (
    <nav aria-label={t('shell.menu.label')}>
      <ul className={styles['list']}>
        {menuPlaces.map((place) => {
          const Sign = icons[place.path]
          return (
            <li key={place.path}>
              <PlaceLink place={place} icon={<Sign />} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
