import { useT } from '../../i18n/language.tsx'
import { dialogOf } from '../../actors/state-dialog.ts'
import {
  useNotificationDialog,
  useNotificationDialogActor,
} from './notification-dialog.context.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'

/** Offers to open unread items (R-NOTE-01, R-NOTE-02), one topic at a time (R-NOTE-03). */
export const NotificationDialog = () => {
  const t = useT()
  const actor = useNotificationDialogActor()
  const dialog = useNotificationDialog(dialogOf)
  if (dialog === null) return null
  return (
    <QuestionDialog
      yes={t('dialog.button.yes')}
      no={t('dialog.button.no')}
      key={dialog.id}
      title={t(dialog.id)}
      onYes={() => actor.send({ type: 'dialog.accepted' })}
      onNo={() => actor.send({ type: 'dialog.declined' })}
    />
  )
}
