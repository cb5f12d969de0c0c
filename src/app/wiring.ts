import type { QueryClient } from '@tanstack/react-query'
import { dialogOf } from '../machines/dialog.ts'
import type { GameOpenActor } from '../machines/game-open/game-open.context.tsx'
import type { NotificationDialogActor } from '../machines/notification-dialog/notification-dialog.context.tsx'
import type { SessionActor } from '../machines/session/session.context.tsx'
import { isMember, playerOf } from '../machines/session/session.selectors.ts'
import type { Player } from '../machines/session/player.ts'
import { walletQueries } from '../queries/wallet.queries.ts'
import { isToast } from '../screens/announcements/announcer.ts'
import type { Announcer } from '../screens/announcements/announcer.ts'
import { fundsOf } from '../screens/session/funds.ts'

type Actors = {
  readonly queryClient: QueryClient
  readonly announcer: Announcer
  readonly session: SessionActor
  readonly gameOpen: GameOpenActor
  readonly notificationDialog: NotificationDialogActor
}

/** Hears each new value of a function of the actor's state, from the first one on. */
const follow = <Snapshot, Value>(
  actor: { subscribe: (listener: (snapshot: Snapshot) => void) => unknown },
  select: (snapshot: Snapshot) => Value,
  changed: (value: Value, before: Value | undefined) => void,
): void => {
  let before: Value | undefined
  actor.subscribe((snapshot) => {
    const value = select(snapshot)
    if (value === before) return
    const last = before
    before = value
    changed(value, last)
  })
}

/**
 * What the machines have to know of one another: who is signed in, what is unread, whether another
 * dialog is open; and what the page tells them: it is looked at again, it is online again.
 */
export const wire = (actors: Actors): void => {
  const { queryClient, announcer, session, gameOpen, notificationDialog } = actors
  const takePlayer = (player: Player, before: Player | null | undefined): void => {
    notificationDialog.send({
      type: 'counts.received',
      noteCount: player.noteCount,
      helpCount: player.helpCount,
    })
    if (before) queryClient.setQueryData(walletQueries.inGameBalance().queryKey, fundsOf(player))
  }
  follow(session, isMember, (member, before) => {
    if (!member && before === undefined) return
    gameOpen.send({ type: member ? 'session.started' : 'session.ended' })
    if (!member) notificationDialog.send({ type: 'session.ended' })
  })
  follow(session, playerOf, (player, before) => {
    if (player !== null) takePlayer(player, before)
  })

  const openDialogs = new Set<string>()
  const stage = (name: string) => (isTaken: boolean) => {
    if (isTaken) openDialogs.add(name)
    else openDialogs.delete(name)
    notificationDialog.send({ type: openDialogs.size > 0 ? 'stage.taken' : 'stage.freed' })
  }
  follow(session, (snapshot) => dialogOf(snapshot) !== null, stage('session'))
  follow(gameOpen, (snapshot) => dialogOf(snapshot) !== null, stage('game'))
  const announced = stage('announcer')
  announcer.subscribe(() => announced(announcer.snapshot().some((one) => !isToast(one))))

  addEventListener('online', () => session.send({ type: 'connection.returned' }))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) session.send({ type: 'health.requested' })
  })
}
