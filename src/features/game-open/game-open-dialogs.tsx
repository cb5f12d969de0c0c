import { useDeferredValue, useState } from 'react'
import { dialogOf } from '../../actors/state-dialog.ts'
import type { Dialog as MachineDialog } from '../../actors/state-dialog.ts'
import { CopyDetails } from '../../failures/copy-details.tsx'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ExternalIcon } from '../../ui/icons-leave.tsx'
import { useGameOpen, useGameOpenActor, useGameOpenLater } from './game-open.context.tsx'
import styles from './game-open-dialogs.module.css'
import type { BlockedDialogMessage, GameDialogMessage } from './game-open.model.ts'

/**
 * The dialog of a loading game (R-GAME-02); its button, Escape and Back cancel. It opens after the pressed tile has
 * changed, because restyling the page behind it takes longer than a press may.
 */
const LoadingDialog = ({ title }: { title: 'msg2306' }) => {
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

/** No blocker stops a link, which opens a tab. */
const GameLink = () => {
  const t = useT()
  const actor = useGameOpenActor()
  const url = useGameOpen(({ context }) => context.url)
  return (
    <a
      className={buttonClass()}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => actor.send({ type: 'link.followed' })}
    >
      <ExternalIcon />
      <span>{t('gameOpening.blocked.open')}</span>
    </a>
  )
}

/** Opens a game whose window the browser blocked: by a press, and if that is blocked too, by a link. */
const BlockedDialog = ({ text }: { text: BlockedDialogMessage }) => {
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
          {text === 'game.dialog.blocked' ? (
            <Button icon={<ExternalIcon />} onClick={() => actor.send({ type: 'open.confirmed' })}>
              {t('gameOpening.blocked.open')}
            </Button>
          ) : (
            <GameLink />
          )}
        </>
      }
    >
      <p>{t(text)}</p>
    </Dialog>
  )
}

const FailedDialog = () => {
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

const DialogFor = ({ id }: Pick<MachineDialog<GameDialogMessage>, 'id'>) => {
  if (id === 'game.dialog.blocked' || id === 'game.dialog.blockedAgain')
    return <BlockedDialog text={id} />
  if (id === 'game.dialog.failed') return <FailedDialog />
  return <LoadingDialog title={id} />
}

/**
 * The dialogs for opening a game: loading (R-GAME-02), blocked by the browser, failed. Refusals (R-GAME-04) are
 * toasts.
 */
export const GameOpening = () => {
  const dialog = useGameOpenLater(dialogOf)
  return dialog && <DialogFor key={dialog.id} id={dialog.id} />
}
