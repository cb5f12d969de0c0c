import type { PlayerStep } from '../core/player-events.ts'
import { heardBy } from '../core/presses.ts'
import { StepRefused } from '../core/refused.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { obstacleInPage, obstacleTo, openMessages } from '../simulated/dialogs.ts'
import { differencesOf } from '../simulated/expectations.ts'
import { openPage } from '../simulated/page.ts'
import type { Page } from '../simulated/page.ts'
import type { Hands } from './run.ts'

const inPage: readonly string[] = [
  'credentials.submitted',
  'game.chosen',
  'deposit.requested',
  'withdrawal.requested',
  'transfer.requested',
  'account.asked',
]

type Heard = { readonly send: (event: never) => void }

const press = ({ twice }: { readonly twice?: true | undefined }, send: () => void): void => {
  send()
  if (twice) send()
}

function act(page: Page, step: PlayerStep): void {
  const covered = inPage.includes(step.player) ? obstacleInPage(page) : null
  if (covered !== null) throw new StepRefused(covered)
  if (step.player === 'credentials.submitted') {
    const { id, password } = step
    const event = { type: step.player, credentials: { id, password } }
    return press(step, () => page.site.session.send(event))
  }
  if (step.player === 'game.chosen') {
    const { kind, company, game } = step
    const choice =
      kind === 'slot' ? { kind, company, game: game ?? `${company}-001` } : { kind, company }
    const event = { type: step.player, choice }
    return press(step, () => page.memberActors().gameOpen.send(event))
  }
  if (step.player === 'message.closed') {
    const [open] = openMessages(page)
    if (open === undefined) throw new StepRefused('no message is open')
    return page.site.notifier.dismiss(open.key)
  }
  if ('amount' in step) {
    const { twice } = { twice: undefined, ...step }
    return press({ twice }, () => page.moveMoney(step))
  }
  if (step.player === 'account.asked') return page.askAccount()
  const obstacle = obstacleTo(page, step.player)
  if (obstacle !== null) throw new StepRefused(obstacle)
  const { machine, type } = heardBy(step.player)
  const { session } = page.site
  const { idleLimit, gameOpen, notificationDialog, realityCheck, moneyRequests } =
    page.memberActors()
  const moneyRequest = moneyRequests.latest()
  if (machine === 'moneyRequest' && moneyRequest?.getSnapshot().matches('unknown') !== true)
    throw new StepRefused('no money form that is open has an unanswered request')
  const actors: Readonly<Record<string, Heard | null>> = {
    session,
    gameOpen,
    notificationDialog,
    idleLimit,
    realityCheck,
    moneyRequest,
  }
  const actor = actors[machine] ?? null
  if (actor === null) throw new StepRefused('no idle limit is set: begin with "idle limit: 10 min"')
  actor.send({ type } as never)
}

/** Sends the machines what a press would send. */
export const machineHands = (bundles: Bundles): Hands => ({
  openPage: (options) => openPage({ bundles, ...options }),
  act: (tab, step) => {
    if (!('player' in step)) throw new StepRefused('machines have no screen')
    act(tab.page(), step)
  },
  differencesOf,
  messagesOf: (tab) => tab.messages.length,
  readPage: () => null,
})
