import { useT } from '../../i18n/language.tsx'
import { useSessionActor } from './session.context.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

export const SessionUnreachable = () => {
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
