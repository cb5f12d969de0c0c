import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { onSessionEnded } from '../api/client.ts'
import { notificationDialogMachine } from '../machines/notification-dialog/notification-dialog.machine.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { createAnnouncer } from '../screens/announcements/announcer.ts'
import type { Announcer } from '../screens/announcements/announcer.ts'
import { rejectionMessage } from '../screens/session/rejection-message.ts'
import { carryAnswered, carryWelcome, takeAnswered, takeWelcome } from './carried.ts'
import { allowedGameHosts, createGameOpenActor } from './game-open-actor.ts'
import { browserWindows } from './game-window.ts'
import { forgetName, rememberName } from './name-keeper.ts'
import { refusalDetail } from './refusal-detail.ts'
import { createSessionActor } from './session-actor.ts'
import { browserTabs, joinTabs } from './tabs.ts'
import type { TabMessage } from './tabs.ts'
import { wire } from './wiring.ts'

/** Everything of the site that outlives a screen. */
export type Site = {
  readonly queryClient: QueryClient
  readonly announcer: Announcer
  readonly session: ReturnType<typeof createSessionActor>
  readonly gameOpen: ReturnType<typeof createGameOpenActor>
  readonly notificationDialog: ReturnType<typeof createNotificationDialog>
  /** The router hands over its way to go somewhere. */
  readonly onOpenPlace: (open: (place: string) => void) => void
}

const createNotificationDialog = (place: string, openPlace: (place: string) => void) =>
  createActor(
    notificationDialogMachine.provide({
      actions: {
        openPlace: (_, params) => openPlace(params.place),
        keepAnswered: (_, { answered }) => carryAnswered(answered),
      },
    }),
    { input: { place, answered: takeAnswered() } },
  )

/** Puts the site together in this page and starts its actors. */
export const createSite = (): Site => {
  const queryClient = createQueryClient()
  const announcer = createAnnouncer()
  let openPlace: (place: string) => void = () => undefined
  let tellTabs: (message: TabMessage) => void = () => undefined

  const session = createSessionActor({
    showNotice: ({ kind, id }, { rejection }) => {
      if (id === 'msg_auth_success') carryWelcome()
      const detail = id === 'msg2030' && rejection ? rejectionMessage(rejection) : undefined
      announcer.announce({ kind, id, detail })
    },
    rememberName,
    forgetName,
    reloadPage: () => location.reload(),
    clearServerState: () => {
      queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
    },
    tellTabs: (message) => tellTabs(message),
  })
  const gameOpen = createGameOpenActor({
    allowedHosts: allowedGameHosts(document),
    windows: browserWindows(),
    showNotice: ({ kind, id, reason }) =>
      announcer.announce({ kind, id, detail: refusalDetail(reason) }),
  })
  const notificationDialog = createNotificationDialog(location.pathname, (place) =>
    openPlace(place),
  )

  wire({ queryClient, announcer, session, gameOpen, notificationDialog })
  if (takeWelcome()) announcer.announce({ kind: 'success', id: 'msg_auth_success' })
  for (const actor of [notificationDialog, gameOpen, session]) actor.start()
  onSessionEnded(() => session.send({ type: 'session.expired' }))
  tellTabs = joinTabs(browserTabs(), {
    sessionChanged: (change) =>
      session.send({
        type: change === 'started' ? 'session.startedElsewhere' : 'session.endedElsewhere',
      }),
    healthReceived: (player) => session.send({ type: 'health.received', player }),
    healthMissed: () => session.send({ type: 'health.missed' }),
    healthAsked: () => session.send({ type: 'health.requested' }),
    leadershipGained: () => session.send({ type: 'leadership.gained' }),
  }).tell

  const onOpenPlace: Site['onOpenPlace'] = (open) => {
    openPlace = open
  }
  return { queryClient, announcer, session, gameOpen, notificationDialog, onOpenPlace }
}
