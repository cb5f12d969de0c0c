import { useDeferredValue } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useGameOpenActor } from './game-open.context.tsx'
import styles from './loading-dialog.module.css'

/**
 * The dialog of a loading game (R-GAME-02); its button, Escape and Back cancel. It opens after the pressed tile has
 * changed, because restyling the page behind it takes longer than a press may.
 */
export const LoadingDialog = ({ title }: { title: 'msg2306' }) => {
  const t = useT()
  const actor = useGameOpenActor()
  const isSecondRender = useDeferredValue(true, false)
  const cancel = () => actor.send({ type: 'open.cancelled' })
  return (
    isSecondRender && (
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
  )
}
