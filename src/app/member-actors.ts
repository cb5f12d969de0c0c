import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { notificationDialogMachine } from '../features/notification-dialog/notification-dialog.machine.ts'
import {
  keepDecidedCounts,
  readDecidedCounts,
} from '../features/notification-dialog/decided-counts.storage.ts'
import { allowedGameHosts, createGameOpenActor } from '../features/game-open/game-open.actors.ts'
import type { GameToast } from '../features/game-open/game-open.model.ts'
import {
  createIdleLimitActor,
  idleLimitOf,
  listenToPlayer,
} from '../features/idle-limit/idle-limit.actors.ts'
import type { IdleLimitActor } from '../features/idle-limit/idle-limit.machine.ts'
import type { Outcome } from '../http/outcome.ts'
import { readTextProperty } from '../lib/json.ts'
import { memberKey } from '../lib/member-id.ts'
import { openTabChannel } from '../platform/tab-channel.ts'
import { whenPageIsIdle } from '../platform/when-idle.ts'
import { browserWindows } from '../platform/windows.ts'
import { forgetInquiryDraft } from '../features/inquiries/inquiry-draft.storage.ts'
import { createRealityCheckActor } from '../features/protection/reality-check.actors.ts'
import type { RealityCheckActor } from '../features/protection/reality-check.machine.ts'
import { popupPermission } from '../features/notices/popup-permission.ts'
import type { FirstSession } from '../features/session/first-session.actors.ts'
import { hasSignedOut, playerOf } from '../features/session/session.selectors.ts'
import type { Notifier } from '../features/toasts/notifier.ts'
import { forgetMoneyForms } from '../features/wallet/money-form/kept-forms.storage.ts'
import { createMoneyRequests } from '../features/wallet/money-form/money-request.actors.ts'
import { isBalanceEmpty } from './empty-balance.ts'
import { connectActors } from './connect-actors.ts'

type MemberActorPorts = {
  readonly queryClient: QueryClient
  readonly notifier: Notifier
  readonly session: FirstSession
}

export type MemberActors = {
  readonly gameOpen: ReturnType<typeof createGameOpenActor>
  readonly notificationDialog: ReturnType<typeof createNotificationDialog>
  readonly idleLimit: IdleLimitActor | null
  readonly realityCheck: RealityCheckActor
  readonly moneyRequests: ReturnType<typeof createMoneyRequests>
  /** Sets the function that opens a path, once the router exists. */
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

function createIdleLimit(session: FirstSession): IdleLimitActor | null {
  const idleMs = idleLimitOf(document)
  if (idleMs === null) return null
  const actor = createIdleLimitActor({
    idleMs,
    channel: openTabChannel('maru:idle-limit'),
    reportEnd: () => session.send({ type: 'session.expired' }),
    requestCheck: () => session.send({ type: 'health.requested' }),
  })
  listenToPlayer(document, actor)
  actor.start()
  return actor
}

const hasModal = (page: Document): boolean => page.querySelector('dialog:modal') !== null

/** Signing out opens home and clears typed text; an ended session keeps both. */
const handleSignOut = (
  session: FirstSession,
  moneyRequests: MemberActors['moneyRequests'],
  goHome: () => void,
): void => {
  let wasSignedOut = false
  session.subscribe(
    (snapshot) => {
      const isSignedOut = hasSignedOut(snapshot)
      const hasJustSignedOut = isSignedOut && !wasSignedOut
      wasSignedOut = isSignedOut
      if (!hasJustSignedOut) return
      moneyRequests.forget()
      forgetMoneyForms()
      forgetInquiryDraft()
      goHome()
    },
    () => undefined,
  )
}

const REALITY_CHECK_DUE = 'reality-check-due' satisfies Outcome

/** Removes the transfer from the suggestions if there is nothing to transfer. */
const withPossibleLinks = (
  toast: GameToast,
  { session, queryClient }: Pick<MemberActorPorts, 'session' | 'queryClient'>,
): GameToast =>
  toast.leadsTo?.includes('game') && isBalanceEmpty(session.getSnapshot(), queryClient)
    ? { ...toast, leadsTo: ['deposit'] }
    : toast

export const createMemberActors = (site: MemberActorPorts): MemberActors => {
  let openPath: (path: string) => void = () => undefined
  const realityCheck = createRealityCheckActor({
    channel: openTabChannel('maru:reality-check'),
    isOccupied: () =>
      site.queryClient.isMutating() > 0 || moneyRequests.isAnySending() || hasModal(document),
  })
  const reportCheckChange = () => realityCheck.send({ type: 'check.changed' })
  const reportCheckIfDue = (answer: unknown) => {
    if (readTextProperty(answer, 'outcome') === REALITY_CHECK_DUE) reportCheckChange()
  }
  const moneyRequests = createMoneyRequests(reportCheckIfDue)
  site.queryClient.getMutationCache().subscribe((change) => {
    if (change.type === 'updated' && change.action.type === 'success')
      reportCheckIfDue(change.action.data)
  })
  const gameOpen = createGameOpenActor({
    allowedHosts: allowedGameHosts(document),
    windows: browserWindows(),
    language: () => document.documentElement.lang,
    showToast: (toast) => {
      site.notifier.showToast(withPossibleLinks(toast, site))
      if (toast.id === `outcome.${REALITY_CHECK_DUE}`) reportCheckChange()
    },
    recordPlayed: (entry) => {
      const member = memberKey(playerOf(site.session.getSnapshot())?.userId)
      // The list that the game was chosen from has loaded this code.
      void import('../features/lobby/kept-games.storage.ts')
        .then(({ keptGames }) => keptGames('recent', member).add(entry))
        .catch(() => undefined)
    },
  })
  const notificationDialog = createNotificationDialog((path) => openPath(path))
  const idleLimit = createIdleLimit(site.session)
  handleSignOut(site.session, moneyRequests, () => {
    if (location.pathname !== '/') openPath('/')
  })
  whenPageIsIdle(() => {
    void import('./follow-live.ts')
      .then(({ followLive }) => followLive(site))
      .catch(() => undefined)
  })
  gameOpen.start()
  notificationDialog.start()
  realityCheck.start()
  connectActors({
    ...site,
    gameOpen,
    notificationDialog,
    idleLimit,
    realityCheck,
    onMayShowPopups: popupPermission.set,
  })
  return {
    gameOpen,
    notificationDialog,
    idleLimit,
    realityCheck,
    moneyRequests,
    onOpenPath: (open) => {
      openPath = open
    },
  }
}
