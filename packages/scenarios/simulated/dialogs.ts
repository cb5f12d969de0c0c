import { dialogOf } from '../../../src/actors/state-dialog.ts'
import type { Press } from '../core/presses.ts'
import type { Page } from './page.ts'

export const IDLE_WARNING = 'idle.dialog.title'

const REALITY_CHECK = 'protection.check.title'

export function machineDialogs(page: Page): readonly string[] {
  const members = page.startedMemberActors()
  const open = [page.site.session, members?.gameOpen, members?.notificationDialog].flatMap(
    (actor) => (actor === undefined ? [] : (dialogOf(actor.getSnapshot() as never)?.id ?? [])),
  )
  const isIdle = members?.idleLimit?.getSnapshot().matches({ on: 'warning' }) === true
  const check = members?.realityCheck.getSnapshot()
  const isAsked = check?.matches({ on: 'asking' }) ?? false
  const isAnswering = check?.matches({ on: 'answering' }) ?? false
  return [
    ...open,
    ...(isIdle ? [IDLE_WARNING] : []),
    ...(isAsked || isAnswering ? [REALITY_CHECK] : []),
  ]
}

export const openMessages = (page: Page) =>
  page.site.notifier.snapshot().filter(({ kind }) => kind === 'warning' || kind === 'error')

/** Dialogs that contain each button; null: on the page. */
const buttons: Readonly<Record<Press, readonly string[] | null>> = {
  'signOut.requested': null,
  'signOut.confirmed': ['msg2285', 'session.dialog.signOutFailed'],
  'signOut.declined': ['msg2285', 'session.dialog.signOutFailed'],
  'session.retried': null,
  'health.requested': null,
  'game.retried': ['game.dialog.failed'],
  'failure.dismissed': ['game.dialog.failed'],
  'open.confirmed': ['game.dialog.blocked'],
  'open.declined': ['game.dialog.blocked'],
  'open.cancelled': ['msg2306'],
  'dialog.accepted': ['msg2003', 'msg2004'],
  'dialog.declined': ['msg2003', 'msg2004'],
  'player.acted': null,
  'stay.chosen': [IDLE_WARNING],
  'check.answered': [REALITY_CHECK],
  'outcome.requested': null,
  'request.abandoned': null,
}

const inFront = (page: Page): readonly string[] => [
  ...machineDialogs(page),
  ...openMessages(page).map(({ id }) => id),
]

/** Why the page cannot be pressed; null: nothing covers it. */
export function obstacleInPage(page: Page): string | null {
  const [dialog] = inFront(page)
  return dialog === undefined ? null : `the dialog ${dialog} covers the page`
}

/** Why the player cannot press this now; null: possible. */
export function obstacleTo(page: Page, press: Press): string | null {
  if (press === 'player.acted') return null
  const needed = buttons[press]
  if (needed === null) return obstacleInPage(page)
  const open = machineDialogs(page)
  if (needed.some((dialog) => open.includes(dialog))) return null
  return `${press} is a button of the dialog ${needed.join(' or ')}, and open is ${open.join(', ') || 'none'}`
}
