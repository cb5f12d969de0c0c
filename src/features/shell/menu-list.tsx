import type { ComponentType } from 'react'
import { MemberParts, useT } from '../../i18n/language.tsx'
import { LazyBoundary } from '../../ui/lazy-component.tsx'
import { useSession } from '../session/session.context.tsx'
import { isMember } from '../session/session.selectors.ts'
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
import { SearchIcon } from '../../ui/icons-list.tsx'
import { PlaceLink } from './place-link.tsx'
import styles from './place-link.module.css'
import { menuPlaces, searchPlace } from './places.ts'
import type { MenuName } from './places.ts'

const icons: Record<MenuName, ComponentType> = {
  'place.casino': CasinoIcon,
  'place.slot': SlotIcon,
  'place.sport': SportIcon,
  'place.deposit': DepositIcon,
  'place.withdraw': WithdrawIcon,
  'place.comp': CompIcon,
  'place.notice': NoticeIcon,
  'place.help': HelpIcon,
  'place.note': MessageIcon,
  'place.user': UserIcon,
}

/** What the left drawer holds (R-NAV-04): for a member the search of all games, and the menu in the order of R-NAV-02. */
export const MenuList = () => {
  const t = useT()
  const member = useSession(isMember)
  return (
    <>
      {member && (
        <LazyBoundary>
          <MemberParts>
            <div className={styles['list']}>
              <PlaceLink place={searchPlace} icon={<SearchIcon />} />
            </div>
          </MemberParts>
        </LazyBoundary>
      )}
      <nav aria-label={t('shell.menu.label')}>
        <ul className={styles['list']}>
          {menuPlaces.map((place) => {
            const Sign = icons[place.name]
            return (
              <li key={place.name}>
                <PlaceLink place={place} icon={<Sign />} />
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}
