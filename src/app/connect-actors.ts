import type { QueryClient } from '@tanstack/react-query'
import { dialogOf } from '../actors/state-dialog.ts'
import type { GameOpenActor } from '../features/game-open/game-open.context.tsx'
import type { NotificationDialogActor } from '../features/notification-dialog/notification-dialog.context.tsx'
import type { SessionActor } from '../features/session/session.context.tsx'
import { checkedAtOf, isGuest, isMember, playerOf } from '../features/session/session.selectors.ts'
import type { SessionSnapshot } from '../features/session/session.selectors.ts'
import { walletQueries } from '../features/wallet/wallet.queries.ts'
import { isToast } from '../features/toasts/notifier.ts'
import type { Announcer } from '../features/toasts/notifier.ts'
import { balancesOf } from '../features/player/player.ts'
import type { Balances } from '../features/player/player.ts'

type Actors = {
  readonly queryClient: QueryClient
  readonly announcer: Announcer
  readonly session: SessionActor
  readonly gameOpen: GameOpenActor
  readonly notificationDialog: NotificationDialogActor
}

type Followed<Snapshot> = {
  getSnapshot: () => Snapshot
  subscribe: (listener: (snapshot: Snapshot) => void) => unknown
}

/** Hears a function of the actor's state: its value now, and each new one. */
const follow = <Snapshot, Value>(
  actor: Followed<Snapshot>,
  select: (snapshot: Snapshot) => Value,
  changed: (value: Value) => void,
): void => {
  let before: Value | undefined
  const take = (snapshot: Snapshot) => {
    const value = select(snapshot)
    if (value === before) return
    before = value
    changed(value)
  }
  take(actor.getSnapshot())
  actor.subscribe(take)
}

/** Not while the session is being restored: what the player decided before a reload holds. */
const isNobodyIn = (snapshot: SessionSnapshot): boolean =>
  isGuest(snapshot) || snapshot.matches({ loading: 'reloading' })

/**
 * What the machines have to know of one another: who is signed in, what is unread, whether another
 * dialog is open; and the money that each health check brings.
 */
export const wire = (actors: Actors): void => {
  const { queryClient, announcer, session, gameOpen, notificationDialog } = actors
  follow(session, isMember, (member) => {
    gameOpen.send({ type: member ? 'session.started' : 'session.ended' })
  })
  follow(session, isNobodyIn, (nobody) => {
    if (nobody) notificationDialog.send({ type: 'session.ended' })
  })
  follow(session, playerOf, (player) => {
    if (player === null) return
    const { userId, noteCount, helpCount } = player
    notificationDialog.send({ type: 'counts.received', userId, noteCount, helpCount })
  })
  follow(session, checkedAtOf, () => {
    const { player, checkedAt } = session.getSnapshot().context
    if (player === null || checkedAt === null) return
    // Before the first answer there is nothing to renew: a figure set here would keep the call from
    // being made at all (R-HOME-05).
    const { queryKey } = walletQueries.inGameBalance()
    queryClient.setQueryData(queryKey, (told: Balances | undefined) => told && balancesOf(player))
  })

  const stage = (by: string) => (isTaken: boolean) =>
    notificationDialog.send({ type: isTaken ? 'stage.taken' : 'stage.freed', by })
  follow(session, (snapshot) => dialogOf(snapshot) !== null, stage('session'))
  follow(gameOpen, (snapshot) => dialogOf(snapshot) !== null, stage('game'))
  const announced = {
    getSnapshot: announcer.snapshot,
    subscribe: (listener: (all: ReturnType<Announcer['snapshot']>) => void) =>
      announcer.subscribe(() => listener(announcer.snapshot())),
  }
  follow(announced, (all) => all.some((one) => !isToast(one)), stage('announcer'))
}
