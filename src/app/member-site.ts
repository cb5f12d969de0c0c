import { createActor } from 'xstate'
import { notificationDialogMachine } from '../features/notification-dialog/notification-dialog.machine.ts'
import { carryAnswered, takeAnswered } from '../features/notification-dialog/decided-counts.ts'
import { allowedGameHosts, createGameOpenActor } from '../features/game-open/game-open.actors.ts'
import { browserWindows } from '../features/game-open/game-window.actors.ts'
import { refusalDetail } from '../features/game-open/refusal-text.ts'
import type { Site } from './site.ts'
import { wire } from './connect-actors.ts'

/** The actors that only members need. */
export type MemberSite = {
  readonly gameOpen: ReturnType<typeof createGameOpenActor>
  readonly notificationDialog: ReturnType<typeof createNotificationDialog>
  /** The router hands over its way to go somewhere. */
  readonly onOpenPlace: (open: (place: string) => void) => void
}

const createNotificationDialog = (openPlace: (place: string) => void) =>
  createActor(
    notificationDialogMachine.provide({
      actions: {
        openPlace: (_, params) => openPlace(params.place),
        keepAnswered: (_, { answered }) => carryAnswered(answered),
      },
    }),
    { input: { place: location.pathname, answered: takeAnswered() } },
  )

/** Makes and starts the member's part of the site, tied to the session that is running. */
export const createMemberSite = (site: Omit<Site, 'memberSite'>): MemberSite => {
  let openPlace: (place: string) => void = () => undefined
  const gameOpen = createGameOpenActor({
    allowedHosts: allowedGameHosts(document),
    windows: browserWindows(),
    language: () => document.documentElement.lang,
    showNotice: ({ kind, id, reason }) =>
      site.announcer.announce({ kind, id, detail: refusalDetail(reason) }),
  })
  const notificationDialog = createNotificationDialog((place) => openPlace(place))
  gameOpen.start()
  notificationDialog.start()
  wire({ ...site, gameOpen, notificationDialog })
  return {
    gameOpen,
    notificationDialog,
    onOpenPlace: (open) => {
      openPlace = open
    },
  }
}
