import { Link, useLocation, useMatch } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { Badge } from '../../ui/badge.tsx'
import type { PlainMessageId } from '../toasts/notifier.ts'
import styles from './place-link.module.css'
import type { Elements } from '../../ui/elements.ts'

type Place = {
  readonly path: string
  readonly name: PlainMessageId
  /** The screen on which it is marked as current, if different from its target. */
  readonly currentAt?: string
  readonly unread?: 'noteCount' | 'helpCount'
  /** The screens within it, without entries of their own. */
  readonly over?: readonly string[]
}

/**
 * A menu link with its unread count, marked as current on its own screen. The entry for messages leads to the
 * customer centre and is current on `/note`; my account is current on its devices, limits and game money.
 */
export const PlaceLink = ({ place, icon }: { place: Place; icon?: Elements }) => {
  const t = useT()
  const player = useSession(playerOf)
  const { path, name, currentAt, unread, over = [] } = place
  const { pathname } = useLocation()
  const isWithin = over.includes(pathname)
  const isCurrent = useMatch({ path: currentAt ?? path, end: false }) !== null || isWithin
  const current = currentAt === undefined && !isWithin ? 'page' : 'true'
  const count = unread && player ? player[unread] : 0
  return (
    <Link className={styles['link'] ?? ''} to={path} aria-current={isCurrent ? current : undefined}>
      {icon}
      <span>{t(name)}</span>
      <Badge
        className={styles['badge'] ?? ''}
        count={count}
        label={t('shell.count.unread', { count })}
      />
    </Link>
  )
}
