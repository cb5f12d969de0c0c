import { NavLink } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession } from '../../machines/session/session.context.tsx'
import { playerOf } from '../../machines/session/session.selectors.ts'
import { Badge } from '../../ui/badge.tsx'
import { menuPlaces } from './places.ts'
import styles from './place-links.module.css'

/** The menu itself (R-NAV-02): a row in the header, a list with signs in the drawer. */
export const Places = ({ asList = false }: { asList?: boolean }) => {
  const t = useT()
  const player = useSession(playerOf)
  const unread: Readonly<Record<string, number | undefined>> = {
    '/note': player?.noteCount,
    '/help': player?.helpCount,
  }
  return (
    <ul className={asList ? styles['list'] : styles['row']}>
      {menuPlaces.map(({ path, name, icon: Sign }) => {
        const count = unread[path] ?? 0
        return (
          <li key={path}>
            <NavLink className={styles['link'] ?? ''} to={path}>
              {asList && <Sign />}
              {t(name)}
              <Badge
                className={styles['badge'] ?? ''}
                count={count}
                label={t('shell.count.unread', { count })}
              />
            </NavLink>
          </li>
        )
      })}
    </ul>
  )
}
