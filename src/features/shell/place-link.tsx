import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Place } from './places.ts'
import styles from './place-link.module.css'

/** The way to a place, and how much is unread there. */
export const PlaceLink = ({ place, icon }: { place: Place; icon?: ReactNode }) => {
  const t = useT()
  const player = useSession(playerOf)
  const unread: Readonly<Record<string, number | undefined>> = {
    '/note': player?.noteCount,
    '/help': player?.helpCount,
  }
  const count = unread[place.path] ?? 0
  return (
    <NavLink className={styles['link'] ?? ''} to={place.path}>
      {icon}
      {t(place.name)}
      <Badge
        className={styles['badge'] ?? ''}
        count={count}
        label={t('shell.count.unread', { count })}
      />
    </NavLink>
  )
}
