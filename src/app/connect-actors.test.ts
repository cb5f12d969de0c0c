import { beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openLobby, slot } from '../../tests/support/game-page.ts'
import { examplePlayer } from '../../tests/support/players.ts'
import { HOURS_8, openPage } from '../../tests/support/session-page.ts'
import { dialogOf } from '../actors/state-dialog.ts'
import { notificationDialogMachine } from '../features/notification-dialog/notification-dialog.machine.ts'
import { createNotifier } from '../features/toasts/notifier.ts'
import { connectActors } from './connect-actors.ts'

const unread = examplePlayer({ noteCount: 2 })

const openSite = () => {
  const page = openPage({ isLeader: true })
  const lobby = openLobby(false)
  const notifier = createNotifier()
  const machine = notificationDialogMachine.provide({
    actions: { openPath: () => undefined, keepDecidedCounts: () => undefined },
  })
  const notificationDialog = createActor(machine, { input: { path: '/' } }).start()
  const turns: boolean[] = []
  connectActors({
    notifier,
    session: page.actor,
    gameOpen: lobby.actor,
    notificationDialog,
    onMayShowPopups: (mayShow) => turns.push(mayShow),
  })
  return {
    ...page,
    lobby,
    notifier,
    turns,
    goTo: (path: string) => notificationDialog.send({ type: 'path.changed', path }),
    decline: () => notificationDialog.send({ type: 'dialog.declined' }),
    offer: () => dialogOf(notificationDialog.getSnapshot())?.id ?? null,
    signIn: () => page.restore.answer({ player: unread, endsInMs: HOURS_8 }),
  }
}

let site: ReturnType<typeof openSite>

beforeEach(() => {
  site = openSite()
})

test('R-NOTE-01 unread messages are offered as soon as the member is known', async () => {
  await site.signIn()
  expect(site.offer()).toBe('msg2003')
})

test('R-GAME-01 only a member’s choice of a game is asked for', async () => {
  site.lobby.choose(slot)
  expect(site.lobby.game.calls).toStrictEqual([])
  await site.signIn()
  site.lobby.choose(slot)
  expect(site.lobby.game.calls.length).toBe(1)
})

test('R-NOTE-03 the offer waits while a game is loading', async () => {
  await site.signIn()
  site.lobby.choose(slot)
  expect(site.offer()).toBe(null)
  await site.lobby.game.answer({ outcome: 'not-at-this-time', address: null })
  expect(site.offer()).toBe('msg2003')
})

test('R-NOTE-03 the offer waits while the logout question is open', async () => {
  await site.signIn()
  site.actor.send({ type: 'signOut.requested' })
  expect(site.offer()).toBe(null)
  site.actor.send({ type: 'signOut.declined' })
  expect(site.offer()).toBe('msg2003')
})

test('R-NOTE-03 the offer waits for a warning, but not for a toast', async () => {
  const takeBack = site.notifier.showToast({ kind: 'warning', id: 'msg2303' })
  await site.signIn()
  expect(site.offer()).toBe(null)
  site.notifier.showToast({ kind: 'success', id: 'msg_auth_success' })
  takeBack()
  expect(site.offer()).toBe('msg2003')
})

test('R-NOTE-01 the end of the session ends the offer, and the next login asks again', async () => {
  await site.signIn()
  site.decline()
  site.actor.send({ type: 'session.expired' })
  expect(site.offer()).toBe(null)
  site.actor.send({ type: 'session.startedElsewhere' })
  site.clock.increment(45_000)
  await site.signIn()
  expect(site.offer()).toBe('msg2003')
})

test('R-NOTE-03 pop-ups appear neither with the question nor right after it, but on the next page', async () => {
  await site.signIn()
  expect(site.turns).toStrictEqual([true, false])
  site.decline()
  expect(site.turns).toStrictEqual([true, false])
  site.goTo('/slot')
  expect(site.turns).toStrictEqual([true, false, true])
})
