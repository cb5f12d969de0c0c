import { useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { useGameOpen, useGameOpenActor } from './game-open.context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyDetails } from '../../failures/copy-details.tsx'

export const FailedDialog = () => {
  const t = useT()
  const actor = useGameOpenActor()
  const failure = useGameOpen(({ context }) => context.failure)
  const [at] = useState(() => Date.now())
  const dismiss = () => actor.send({ type: 'failure.dismissed' })
  return (
    <Dialog
      open
      kind="error"
      title={t('gameOpening.failed.title')}
      onDismiss={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{t('dialog.button.close')}</Button>
          <Button onClick={() => actor.send({ type: 'retry.requested' })}>
            {t('failure.button.retry')}
          </Button>
        </>
      }
    >
      <p>{t('game.dialog.failed')}</p>
      {failure && <CopyDetails code={failure.code} requestId={failure.requestId} at={at} />}
    </Dialog>
  )
}
