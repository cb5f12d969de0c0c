import { useDeferredValue } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useGameOpenActor } from './game-open.context.tsx'
import styles from './loading-dialog.module.css'

/**
 * A game is loading (R-GAME-02): the button, Escape and the phone's Back cancel that. It comes after
 * the pressed tile has changed: all that it lies over is styled anew, which takes longer than a press may.
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
