import type { ActorRefFrom } from 'xstate'
import { actorContext } from '../actor-context.tsx'
import type { notificationDialogMachine } from './notification-dialog.machine.ts'

export type NotificationDialogActor = ActorRefFrom<typeof notificationDialogMachine>

/** `useNotificationDialog(dialogOf)`: the dialog that offers unread messages and answers. */
export const {
  Provider: NotificationDialogProvider,
  useActor: useNotificationDialogActor,
  useSnapshot: useNotificationDialog,
} = actorContext<NotificationDialogActor>('notification-dialog')
