import { dialogOf } from '../../../src/actors/state-dialog.ts'
import type { Press } from '../presses.ts'
import type { Page } from './page.ts'

/** The dialog of the idle limit, which is a component's own, by its title. */
export const IDLE_WARNING = 'idle.dialog.title'

/** The dialog of the reality check, likewise. */
const REALITY_CHECK = 'protection.check.title'

/** The dialogs of machines that are open: by the message that each shows. */
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

/** The messages that a player has to close. */
export const openMessages = (page: Page) =>
  page.site.notifier.snapshot().filter(({ kind }) => kind === 'warning' || kind === 'error')

/** The dialogs in which each button is; null: it stands in the page. */
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
}

/** What lies over the page, so that nothing in it can be pressed. */
const inFront = (page: Page): readonly string[] => [
  ...machineDialogs(page),
  ...openMessages(page).map(({ id }) => id),
]

/** Why a player cannot press what stands in the page; null: nothing lies over it. */
export function obstacleInPage(page: Page): string | null {
  const [dialog] = inFront(page)
  return dialog === undefined ? null : `the dialog ${dialog} lies over the page`
}

/** Why a player cannot press this now; null: nothing is in the way. */
export function obstacleTo(page: Page, press: Press): string | null {
  if (press === 'player.acted') return null
  const needed = buttons[press]
  if (needed === null) return obstacleInPage(page)
  const open = machineDialogs(page)
  if (needed.some((dialog) => open.includes(dialog))) return null
  return `${press} is a button of the dialog ${needed.join(' or ')}, and open is ${open.join(', ') || 'none'}`
}
