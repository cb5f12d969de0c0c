import type { QueryClient } from '@tanstack/react-query'
import { onSessionEnded } from '../http/client.ts'
import { isGuest } from '../features/session/session.selectors.ts'
import { trackPromise } from '../lib/track-promise.ts'
import { createQueryClient, forgetMember } from '../http/query-client.ts'
import { createAnnouncer } from '../features/toasts/notifier.ts'
import type { Announcer } from '../features/toasts/notifier.ts'
import { rejectionMessage } from '../features/session/refusal-message.ts'
import { carryWelcome, forgetAnswered, takeWelcome } from '../platform/tab-storage.ts'
import type { MemberSite } from './member-site.ts'
import { forgetName, rememberName } from '../features/session/remembered-name.ts'
import { seekSeat } from '../platform/leader-election.ts'
import { createSessionActor } from '../features/session/session.actors.ts'
import { browserTabs, joinTabs } from '../features/session/session-tabs.actors.ts'
import type { TabChannel, TabMessage } from '../features/session/session-tabs.actors.ts'

/** Everything of the site that outlives a screen. */
export type Site = {
  readonly queryClient: QueryClient
  readonly announcer: Announcer
  readonly session: ReturnType<typeof createSessionActor>
  /**
   * What only members need: its code is loaded, and it is made, when the first one asks. If that is
   * not possible, it rejects until the page is loaded anew: whoever renders would ask without end.
   */
  readonly memberSite: () => Promise<MemberSite>
}

const joinSession = (
  session: Site['session'],
  channel: TabChannel | null,
): ((message: TabMessage) => void) =>
  joinTabs(channel, {
    sessionChanged: (change) =>
      session.send({
        type: change === 'started' ? 'session.startedElsewhere' : 'session.endedElsewhere',
      }),
    healthReceived: (player) => session.send({ type: 'health.received', player }),
    healthMissed: () => session.send({ type: 'health.missed' }),
    healthAsked: () => session.send({ type: 'health.asked' }),
  })

const listenToPage = (session: Site['session']): void => {
  addEventListener('online', () => session.send({ type: 'connection.returned' }))
  const returned = () => {
    if (!document.hidden) session.send({ type: 'page.returned' })
  }
  document.addEventListener('visibilitychange', returned)
  // A game's window may stand beside the page, which then was never hidden.
  addEventListener('focus', returned)
}

/** Puts the site together in this page and starts it. */
export const createSite = (): Site => {
  const queryClient = createQueryClient()
  const announcer = createAnnouncer()
  const { channel, locks } = browserTabs()
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
    clearServerState: () => forgetMember(queryClient),
    tellTabs: (message) => tellTabs(message),
    seekSeat: (told) => seekSeat(locks, told),
  })

  if (takeWelcome()) announcer.announce({ kind: 'success', id: 'msg_auth_success' })
  session.subscribe((snapshot) => {
    if (isGuest(snapshot)) forgetAnswered()
  })
  session.start()
  onSessionEnded(() => session.send({ type: 'session.expired' }))
  listenToPage(session)
  tellTabs = joinSession(session, channel)

  let memberSite: Promise<MemberSite> | undefined
  return {
    queryClient,
    announcer,
    session,
    memberSite: () =>
      (memberSite ??= trackPromise(
        import('./member-site.ts').then(({ createMemberSite }) =>
          createMemberSite({ queryClient, announcer, session }),
        ),
      )),
  }
}
