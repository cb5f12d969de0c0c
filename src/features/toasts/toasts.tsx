import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { isToast } from './notifier.ts'
import { useAnnounced, useAnnouncer } from './notifier.context.tsx'

/** Everything that is said once: toasts for what is done, one dialog at a time for the rest. */
export const Announcements = () => {
  const t = useT()
  const { dismiss } = useAnnouncer()
  const announced = useAnnounced()
  const dialog = announced.find((one) => !isToast(one))
  const close = dialog && (() => dismiss(dialog.key))
  return (
    <>
      <ToastRegion
        label={t('toast.region.label')}
        dismissLabel={t('dialog.button.close')}
        toasts={announced.filter(isToast).map(({ key, kind, id }) => ({
          id: key,
          tone: kind === 'success' ? 'done' : 'info',
          text: t(id),
        }))}
        onDismiss={dismiss}
      />
      {dialog && (
        <Dialog
          key={dialog.key}
          open
          kind={dialog.kind === 'error' ? 'error' : 'warning'}
          title={t(dialog.id)}
          onDismiss={close}
          actions={
            <Button variant="main" onClick={close}>
              {t('dialog.button.ok')}
            </Button>
          }
        >
          {dialog.detail && <p>{t(dialog.detail)}</p>}
        </Dialog>
      )}
    </>
  )
}
