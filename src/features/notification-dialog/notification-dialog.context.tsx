import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { actorContext } from '../../actors/actor-context.tsx'
import type { notificationDialogMachine } from './notification-dialog.machine.ts'

export type NotificationDialogActor = ActorRefFrom<typeof notificationDialogMachine>

export const { Provider: NotificationDialogProvider, useActor: useNotificationDialogActor } =
  actorContext<NotificationDialogActor>('notification-dialog')

export const useNotificationDialog = <Selected,>(
  select: (snapshot: SnapshotFrom<typeof notificationDialogMachine>) => Selected,
) => useSelector(useNotificationDialogActor(), select)
