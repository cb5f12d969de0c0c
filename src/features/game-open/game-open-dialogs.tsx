import { dialogOf } from '../../actors/state-dialog.ts'
import type { Dialog as MachineDialog } from '../../actors/state-dialog.ts'
import { useGameOpen } from './game-open.context.tsx'
import type { GameDialogMessage } from './game-open.model.ts'
import { BlockedDialog } from './blocked-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { LoadingDialog } from './loading-dialog.tsx'

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
  const dialog = useGameOpen(dialogOf)
  return dialog && <DialogFor key={dialog.id} id={dialog.id} />
}
