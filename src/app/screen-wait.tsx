import { Text, useT } from '../i18n/language.tsx'
import { useSession, useSessionActor } from '../machines/session/session.context.tsx'
import { isUnreachable } from '../machines/session/session.selectors.ts'
import { ErrorState } from '../ui/error-state.tsx'
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

const SessionUnreachable = () => {
  const t = useT()
  const actor = useSessionActor()
  return (
    <ErrorState
      title={t('session.unreachable.title')}
      retry={{
        label: t('failure.button.retry'),
        onPress: () => actor.send({ type: 'retry.requested' }),
      }}
    >
      <p>{t('session.unreachable.body')}</p>
    </ErrorState>
  )
}
