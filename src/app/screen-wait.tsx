import { Text } from '../i18n/language.tsx'
import { useSession } from '../machines/session/session.context.tsx'
import { isUnreachable } from '../machines/session/session.selectors.ts'
import { SessionUnreachable } from '../screens/session/session-unreachable.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './screen-wait.module.css'

/** Stands where a screen comes as soon as its code, or the session, is there. */
export const ScreenWait = () => {
  const unreachable = useSession(isUnreachable)
  if (unreachable) return <SessionUnreachable />
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
