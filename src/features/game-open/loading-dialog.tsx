import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useGameOpenActor } from './game-open.context.tsx'
import styles from './loading-dialog.module.css'

/** A game is loading (R-GAME-02): the button, Escape and the phone's Back cancel that. */
export const LoadingDialog = ({ title }: { title: 'msg2306' }) => {
  const t = useT()
  const actor = useGameOpenActor()
  const cancel = () => actor.send({ type: 'open.cancelled' })
  return (
    <Dialog
      open
      kind="loading"
      title={t(title)}
      onDismiss={cancel}
      actions={
        <Button className={styles['cancel']} onClick={cancel}>
          {t('gameOpening.cancel.button')}
        </Button>
      }
    />
  )
}
