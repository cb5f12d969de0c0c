import { useT } from '../../i18n/language.tsx'
import { useGameOpen, useGameOpenActor } from './game-open.context.tsx'
import type { BlockedDialogMessage } from './game-open.model.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ExternalIcon } from '../../ui/icons-leave.tsx'

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
export const BlockedDialog = ({ text }: { text: BlockedDialogMessage }) => {
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
