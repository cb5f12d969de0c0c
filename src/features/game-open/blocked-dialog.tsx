import { useT } from '../../i18n/language.tsx'
import { useGameOpenActor } from './game-open.context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ExternalIcon } from '../../ui/icons-leave.tsx'

export const BlockedDialog = () => {
  const t = useT()
  const actor = useGameOpenActor()
  const decline = () => actor.send({ type: 'open.declined' })
  return (
    <Dialog
      open
      kind="question"
      title={t('gameOpening.blocked.title')}
      onDismiss={decline}
      actions={
        <>
          <Button onClick={decline}>{t('dialog.button.close')}</Button>
          <Button icon={<ExternalIcon />} onClick={() => actor.send({ type: 'open.confirmed' })}>
            {t('gameOpening.blocked.open')}
          </Button>
        </>
      }
    >
      <p>{t('game.dialog.blocked')}</p>
    </Dialog>
  )
}
