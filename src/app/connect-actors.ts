import { dialogOf } from '../actors/state-dialog.ts'
import type { GameOpenActor } from '../features/game-open/game-open.context.tsx'
import type { NotificationDialogActor } from '../features/notification-dialog/notification-dialog.context.tsx'
import { isWarning } from '../features/idle-limit/idle-limit.machine.ts'
import type { IdleLimitActor } from '../features/idle-limit/idle-limit.machine.ts'
import { isAsking } from '../features/protection/reality-check.machine.ts'
import type { RealityCheckActor } from '../features/protection/reality-check.machine.ts'
import { isGuest, isMember, playerOf } from '../features/session/session.selectors.ts'
import type { SessionActor, SessionSnapshot } from '../features/session/session.selectors.ts'
import { isModal } from '../features/toasts/notifier.ts'
import type { Notifier } from '../features/toasts/notifier.ts'

type Actors = {
  readonly notifier: Notifier
  readonly session: SessionActor
  readonly gameOpen: GameOpenActor
  readonly notificationDialog: NotificationDialogActor
  readonly idleLimit?: IdleLimitActor | null
  readonly realityCheck?: RealityCheckActor | null
  /** Gets whether the operator's pop-ups may show: no question is open or was open just now. */
  readonly onMayShowPopups?: (mayShow: boolean) => void
}

type NotificationSnapshot = ReturnType<NotificationDialogActor['getSnapshot']>

type Observable<Snapshot> = {
  getSnapshot: () => Snapshot
  subscribe: (listener: (snapshot: Snapshot) => void, onError: () => void) => unknown
}

/** Calls `onChange` with the current value of a function of the actor's state, and with each new value. */
const follow = <Snapshot, Value>(
  actor: Observable<Snapshot>,
  select: (snapshot: Snapshot) => Value,
  onChange: (value: Value) => void,
): void => {
  let previous: Value | undefined
  const update = (snapshot: Snapshot) => {
    const value = select(snapshot)
    if (value === previous) return
    previous = value
    onChange(value)
  }
  update(actor.getSnapshot())
  actor.subscribe(update, () => undefined)
}

/** False while the session is being restored, because the player's choice before a reload still counts. */
const isSignedOut = (snapshot: SessionSnapshot): boolean =>
  isGuest(snapshot) || snapshot.matches({ loading: 'reloading' })

export const connectActors = (actors: Actors): void => {
  const { notifier, session, gameOpen, notificationDialog, onMayShowPopups } = actors
  const { idleLimit = null, realityCheck = null } = actors
  follow(session, isMember, (member) => {
    const event = { type: member ? 'session.started' : 'session.ended' } as const
    gameOpen.send(event)
    idleLimit?.send(event)
    realityCheck?.send(event)
  })
  follow(session, isSignedOut, (signedOut) => {
    if (signedOut) notificationDialog.send({ type: 'session.ended' })
  })
  follow(session, playerOf, (player) => {
    if (player === null) return
    const { userId, noteCount, helpCount } = player
    notificationDialog.send({ type: 'counts.received', userId, noteCount, helpCount })
  })

  const isCalm = (snapshot: NotificationSnapshot) =>
    snapshot.matches('quiet') && snapshot.context.restsAt === null
  if (onMayShowPopups !== undefined) follow(notificationDialog, isCalm, onMayShowPopups)

  const reportDialog = (name: string) => (isOpen: boolean) =>
    notificationDialog.send({ type: isOpen ? 'otherDialog.opened' : 'otherDialog.closed', name })
  follow(session, (snapshot) => dialogOf(snapshot) !== null, reportDialog('session'))
  follow(gameOpen, (snapshot) => dialogOf(snapshot) !== null, reportDialog('game'))
  if (idleLimit !== null) follow(idleLimit, isWarning, reportDialog('idle'))
  if (realityCheck !== null) follow(realityCheck, isAsking, reportDialog('reality check'))
  const toasts = {
    getSnapshot: notifier.snapshot,
    subscribe: (listener: (all: ReturnType<Notifier['snapshot']>) => void) =>
      notifier.subscribe(() => listener(notifier.snapshot())),
  }
  follow(toasts, (all) => all.some(isModal), reportDialog('toast'))
}
