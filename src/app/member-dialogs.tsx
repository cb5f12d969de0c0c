import { GameOpening } from '../screens/game-opening/game-opening.tsx'
import { NotificationDialog } from '../screens/notification/notification-dialog.tsx'

/** Dialogs that only a member ever sees: their code comes after the first screen's. */
export const MemberDialogs = () => (
  <>
    <GameOpening />
    <NotificationDialog />
  </>
)
