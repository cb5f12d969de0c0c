import { dialogOf } from '#site/actors/state-dialog.ts'
import { dialogButtonOf } from '../core/controls.ts'
import type { Press } from '../core/presses.ts'
import type { Page } from './page.ts'

export function machineDialogs(page: Page): readonly string[] {
  const { gameOpen, notificationDialog, idleLimit, realityCheck } = page.startedMemberActors() ?? {}
  const actors = [page.site.session, gameOpen, notificationDialog, idleLimit, realityCheck]
  return actors.flatMap((actor) =>
    actor ? (dialogOf(actor.getSnapshot() as never)?.id ?? []) : [],
  )
}

export const openMessages = (page: Page) =>
  page.site.notifier.snapshot().filter(({ kind }) => kind === 'warning' || kind === 'error')

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
  const button = dialogButtonOf(press)
  if (button === null) return obstacleInPage(page)
  const needed = button.dialogs
  const open = machineDialogs(page)
  if (needed.some((dialog) => open.includes(dialog))) return null
  return `${press} is a button of the dialog ${needed.join(' or ')}, and open is ${open.join(', ') || 'none'}`
}
