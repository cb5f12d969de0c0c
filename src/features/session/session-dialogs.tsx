import { useT } from '../../i18n/language.tsx'
import { dialogOf } from '../../actors/state-dialog.ts'
import { useSession, useSessionActor } from './session.context.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'

/** Dialogs of the session: logging in (R-SESS-04), confirmation of logging out (R-SESS-06). */
export const SessionDialogs = () => {
  const t = useT()
  const actor = useSessionActor()
  const dialog = useSession(dialogOf)
  if (dialog === null) return null
  if (dialog.kind === 'loading') return <Dialog open kind="loading" title={t(dialog.id)} />
  return (
    <QuestionDialog
      yes={t('dialog.button.yes')}
      no={t('dialog.button.no')}
      key={dialog.id}
      title={t(dialog.id)}
      onYes={() => actor.send({ type: 'signOut.confirmed' })}
      onNo={() => actor.send({ type: 'signOut.declined' })}
    />
  )
}
