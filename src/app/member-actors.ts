import { createActor } from 'xstate'
import { notificationDialogMachine } from '../features/notification-dialog/notification-dialog.machine.ts'
import {
  keepDecidedCounts,
  readDecidedCounts,
} from '../features/notification-dialog/decided-counts.storage.ts'
import { allowedGameHosts, createGameOpenActor } from '../features/game-open/game-open.actors.ts'
import { browserWindows } from '../platform/windows.ts'
import type { Site } from './site.ts'
import { connectActors } from './connect-actors.ts'

/** The actors that only members need. */
export type MemberActors = {
  readonly gameOpen: ReturnType<typeof createGameOpenActor>
  readonly notificationDialog: ReturnType<typeof createNotificationDialog>
  /** Sets how a path is opened: by the router, once it is there. */
  readonly onOpenPath: (open: (path: string) => void) => void
}

const createNotificationDialog = (openPath: (path: string) => void) =>
  createActor(
    notificationDialogMachine.provide({
      actions: {
        openPath: (_, { path }) => openPath(path),
        keepDecidedCounts: ({ context }) => keepDecidedCounts(context.decided),
      },
    }),
    { input: { path: location.pathname, decided: readDecidedCounts() } },
  )

/** Creates and starts the actors that only members need, connected with the running session. */
export const createMemberActors = (site: Pick<Site, 'notifier' | 'session'>): MemberActors => {
  let openPath: (path: string) => void = () => undefined
  const gameOpen = createGameOpenActor({
    allowedHosts: allowedGameHosts(document),
    windows: browserWindows(),
    language: () => document.documentElement.lang,
    showToast: site.notifier.showToast,
  })
  const notificationDialog = createNotificationDialog((path) => openPath(path))
  gameOpen.start()
  notificationDialog.start()
  connectActors({ ...site, gameOpen, notificationDialog })
  return {
    gameOpen,
    notificationDialog,
    onOpenPath: (open) => {
      openPath = open
    },
  }
}
