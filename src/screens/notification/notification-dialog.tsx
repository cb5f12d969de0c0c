import { useT } from '../../i18n/language.tsx'
import { dialogOf } from '../../machines/dialog.ts'
import {
  useNotificationDialog,
  useNotificationDialogActor,
} from '../../machines/notification-dialog/notification-dialog.context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Offers the way to what is unread (R-NOTE-01, R-NOTE-02), one at a time (R-NOTE-03). */
export const NotificationDialog = () => {
  const t = useT()
  const actor = useNotificationDialogActor()
  const dialog = useNotificationDialog(dialogOf)
  if (dialog === null) return null
  const decline = () => actor.send({ type: 'dialog.declined' })
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
          <Button variant="main" onClick={() => actor.send({ type: 'dialog.accepted' })}>
            {t('dialog.button.yes')}
          </Button>
        </>
      }
    />
  )
}
