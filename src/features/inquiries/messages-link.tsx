import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { MessageIcon } from '../../ui/icons-place.tsx'
import { Tile } from '../../ui/tile.tsx'
import { useSession } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import styles from './inquiries-screen.module.css'

export const MessagesLink = () => {
  const t = useT()
  const count = useSession(playerOf)?.noteCount ?? 0
  return (
    <Tile
      as={Link}
      to="/note"
      icon={<MessageIcon />}
      title={t('home.help.note')}
      caption={t('home.help.noteCaption')}
      aside={
        <span className={styles['unread']}>
          <Badge count={count} label={t('shell.count.unread', { count })} />
          <ChevronRightIcon />
        </span>
      }
    />
  )
}
