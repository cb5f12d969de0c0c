import { useT } from '../../i18n/language.tsx'
import { dialogOf } from '../../machines/dialog.ts'
import { useSession, useSessionActor } from '../../machines/session/session.context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The dialogs of the session: logging in (R-SESS-04), and the question before logging out (R-SESS-06). */
export const SessionDialogs = () => {
  const t = useT()
  const actor = useSessionActor()
  const dialog = useSession(dialogOf)
  if (dialog === null) return null
  if (dialog.kind === 'loading') return <Dialog open kind="loading" title={t(dialog.id)} />
  const decline = () => actor.send({ type: 'signOut.declined' })
  return (
    <Dialog
      key={dialog.id}
      open
      kind="question"
      title={t(dialog.id)}
      onDismiss={decline}
      actions={
        <>
          <Button onClick={decline}>{t('dialog.button.no')}</Button>
          <Button variant="main" onClick={() => actor.send({ type: 'signOut.confirmed' })}>
            {t('dialog.button.yes')}
          </Button>
        </>
      }
    />
  )
}
