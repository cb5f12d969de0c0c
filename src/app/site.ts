import type { QueryClient } from '@tanstack/react-query'
import { isRevoked } from '../http/call-failure.ts'
import { onOtherContract, onSessionEnded } from '../http/client.ts'
import { isGuest } from '../features/session/session.selectors.ts'
import { loadOnce, retryFailed } from '../lib/load-once.ts'
import { createQueryClient, forgetMember } from '../http/query-client.ts'
import { createNotifier } from '../features/toasts/notifier.ts'
import type { Notifier } from '../features/toasts/notifier.ts'
import { tabStore } from '../platform/storage.ts'
import { electLeader } from '../platform/leader-election.ts'
import { browserTabs } from '../platform/tab-channel.ts'
import { forgetDecidedCounts } from '../features/notification-dialog/forget-decided-counts.storage.ts'
import { createFirstSession } from '../features/session/first-session.actors.ts'
import type { FirstSession } from '../features/session/first-session.actors.ts'
import { restoreSession } from '../features/session/session.api.ts'
import {
  forgetName,
  isNameRemembered,
  rememberName,
} from '../features/session/remembered-name.storage.ts'
import { receiveFromTabs } from '../features/session/session-tabs.actors.ts'
import type { SessionEffects } from '../features/session/session.actors.ts'
import type { MemberActors } from './member-actors.ts'

/** Everything that outlives a screen. */
export type Site = {
  readonly queryClient: QueryClient
  readonly notifier: Notifier
  readonly session: FirstSession
  /** Whether the page was served to a browser without a session. */
  readonly isServedToGuest: boolean
  /**
   * The actors for members, loaded and created on the first call. A failure is cached until `retryFailed`, because a
   * suspended component would retry without end.
   */
  readonly memberActors: () => Promise<MemberActors>
}

const listenToPage = (session: Site['session']): void => {
  addEventListener('offline', () => session.send({ type: 'connection.lost' }))
  addEventListener('online', () => {
    retryFailed()
    session.send({ type: 'connection.returned' })
  })
  const reportReturn = () => {
    if (!document.hidden) session.send({ type: 'page.returned' })
  }
  document.addEventListener('visibilitychange', reportReturn)
  // A page beside a game's window was never hidden and only regains focus.
  addEventListener('focus', reportReturn)
}

/** Key in tab storage, set before the reload after a login, so that the next page confirms it. */
const SIGN_IN_MARK = 'maru:signed-in'

const once = (work: () => unknown): (() => void) => {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

export const createSite = ({ isServedToGuest }: Pick<Site, 'isServedToGuest'>): Site => {
  const queryClient = createQueryClient()
  const notifier = createNotifier()
  const { channel, locks } = browserTabs()

  const effects: SessionEffects = {
    showToast: notifier.showToast,
    markSignIn: () => tabStore.set(SIGN_IN_MARK, 'yes'),
    rememberName,
    forgetName,
    reloadPage: () => location.reload(),
    clearServerState: () => forgetMember(queryClient),
    sendToTabs: (event) => channel?.postMessage(event),
    electLeader: (events) => electLeader(locks, events),
  }
  const session = createFirstSession({
    find: restoreSession,
    load: async (restored, isGuest) => {
      const { startSession } = await import('../features/session/session.actors.ts')
      return startSession(effects, restored, isGuest())
    },
  })

  if (tabStore.get(SIGN_IN_MARK) !== null) {
    tabStore.remove(SIGN_IN_MARK)
    notifier.showToast({ kind: 'success', id: 'msg_auth_success' })
  }
  session.subscribe(
    (snapshot) => {
      if (isGuest(snapshot)) forgetDecidedCounts()
    },
    () => undefined,
  )
  session.start()
  // Members need the chart at once. Guests need it only for the login, so it loads at the first touch.
  if (isNameRemembered()) void session.prepare()
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => void session.prepare(), { once: true, passive: true })
  const offerReload = once(() =>
    notifier.showToast({ kind: 'info', id: 'toast.release.available', offersReload: true }),
  )
  onOtherContract(offerReload)
  onSessionEnded((failure) =>
    session.send({ type: isRevoked(failure) ? 'session.revoked' : 'session.expired' }),
  )
  listenToPage(session)
  receiveFromTabs(channel, (event) => session.send(event))

  return {
    queryClient,
    notifier,
    session,
    isServedToGuest,
    memberActors: loadOnce(async () =>
      (await import('./member-actors.ts')).createMemberActors({ notifier, queryClient, session }),
    ),
  }
}
