import type { QueryClient } from '@tanstack/react-query'
import { onSessionEnded } from '../api/client.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { createAnnouncer } from '../screens/announcements/announcer.ts'
import type { Announcer } from '../screens/announcements/announcer.ts'
import { rejectionMessage } from '../screens/session/rejection-message.ts'
import { carryWelcome, takeWelcome } from './carried.ts'
import type { MemberSite } from './member-site.ts'
import { forgetName, rememberName } from './name-keeper.ts'
import { createSessionActor } from './session-actor.ts'
import { browserTabs, joinTabs } from './tabs.ts'
import type { TabMessage } from './tabs.ts'

/** Everything of the site that outlives a screen. */
export type Site = {
  readonly queryClient: QueryClient
  readonly announcer: Announcer
  readonly session: ReturnType<typeof createSessionActor>
  /** What only members need: its code is loaded, and it is made, when the first one asks. */
  readonly memberSite: () => Promise<MemberSite>
}

const joinSession = (session: Site['session']): ((message: TabMessage) => void) =>
  joinTabs(browserTabs(), {
    sessionChanged: (change) =>
      session.send({
        type: change === 'started' ? 'session.startedElsewhere' : 'session.endedElsewhere',
      }),
    healthReceived: (player) => session.send({ type: 'health.received', player }),
    healthMissed: () => session.send({ type: 'health.missed' }),
    healthAsked: () => session.send({ type: 'health.requested' }),
    leadershipGained: () => session.send({ type: 'leadership.gained' }),
  }).tell

const listenToPage = (session: Site['session']): void => {
  addEventListener('online', () => session.send({ type: 'connection.returned' }))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) session.send({ type: 'health.requested' })
  })
}

/** Puts the site together in this page and starts it. */
export const createSite = (): Site => {
  const queryClient = createQueryClient()
  const announcer = createAnnouncer()
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

  if (takeWelcome()) announcer.announce({ kind: 'success', id: 'msg_auth_success' })
  session.start()
  onSessionEnded(() => session.send({ type: 'session.expired' }))
  listenToPage(session)
  tellTabs = joinSession(session)

  let memberSite: Promise<MemberSite> | undefined
  return {
    queryClient,
    announcer,
    session,
    memberSite: () =>
      (memberSite ??= import('./member-site.ts').then(
        ({ createMemberSite }) => createMemberSite({ queryClient, announcer, session }),
        (error: unknown) => {
          memberSite = undefined
          throw error
        },
      )),
  }
}
