import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { isModal } from './notifier.ts'
import { useNotifier, useToasts } from './notifier.context.tsx'

/** Successes and infos in a region; warnings and errors one at a time in a dialog. */
export const Toasts = () => {
  const t = useT()
  const { dismiss } = useNotifier()
  const toasts = useToasts()
  const modal = toasts.find(isModal)
  const close = modal && (() => dismiss(modal.key))
  return (
    <>
      <ToastRegion
        label={t('toast.region.label')}
        dismissLabel={t('dialog.button.close')}
        toasts={toasts
          .filter((toast) => !isModal(toast))
          .map(({ key, kind, id, offersReload = false }) => ({
            id: key,
            tone: kind === 'success' ? 'done' : 'info',
            stays: offersReload,
            text: offersReload ? (
              <>
                <span>{t(id)}</span>{' '}
                <Button variant="quiet" onClick={() => location.reload()}>
                  {t('failure.button.reload')}
                </Button>
              </>
            ) : (
              t(id)
            ),
          }))}
        onDismiss={dismiss}
      />
      {modal && (
        <Dialog
          key={modal.key}
          open
          kind={modal.kind === 'error' ? 'error' : 'warning'}
          title={t((modal.leadsTo && modal.detail) ?? modal.id)}
          onDismiss={close}
          actions={
            <>
              <Button variant={modal.leadsTo ? 'quiet' : 'main'} onClick={close}>
                {t('dialog.button.ok')}
              </Button>
              {modal.leadsTo?.map((place) => (
                <Link key={place} to={`/${place}`} className={buttonClass()} onClick={close}>
                  {t(`gameOpening.leadsTo.${place}`)}
                </Link>
              ))}
            </>
          }
        >
          {modal.detail && <p>{t(modal.leadsTo ? modal.id : modal.detail)}</p>}
        </Dialog>
      )}
    </>
  )
}
