import { Text } from '../i18n/language.tsx'
import { useSession } from '../features/session/session.context.tsx'
import { isUnreachable } from '../features/session/session.selectors.ts'
import { SessionUnreachable } from '../features/session/session-unreachable.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './screen-skeleton.module.css'

export const ScreenWait = () => {
  const isSiteUnreachable = useSession(isUnreachable)
  if (isSiteUnreachable) return <SessionUnreachable />
  return (
    <div className={styles['wait']} aria-busy="true">
      <VisuallyHidden>
        <Text id="shell.page.loading" />
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={4} />
    </div>
  )
}
