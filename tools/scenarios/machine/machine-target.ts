import type { MemberActors } from '#site/app/member-actors.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { dialogsOf } from '../run/controls.ts'
import type { MoneyStep, PlayerStep } from '../words/player-words.ts'
import { eventOfPress } from '../words/presses.ts'
import type { Press } from '../words/presses.ts'
import { rememberedName } from '../look/read-document-view.ts'
import { StepError } from '../simulated/driver.ts'
import type { Announcement } from '../look/page-view.model.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { Result } from '../run/run-scenario.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { createMoneyForms } from '../simulated/money-forms.ts'
import type { EnvironmentOptions } from '../simulated/page-environment.ts'
import { isMoneyOld, machineDialogs, moneyOf, statesOfPage } from '../simulated/page.ts'
import type { Page } from '../simulated/page.ts'
import { createSimulatedBrowser } from '../simulated/simulated-browser.ts'
import type { SimulationOptions } from '../simulated/simulated-browser.ts'
import { openWindow } from '../simulated/window.ts'
import type { WorldOptions } from '../simulated/world.ts'

const spokenIds = (...ids: readonly string[]): Announcement => ({
  text: ids.join(', '),
  hasId: (id) => ids.includes(id),
})

const openMessages = (page: Page) =>
  page.site.notifier.snapshot().filter(({ kind }) => kind === 'warning' || kind === 'error')

const openDialogs = (page: Page): readonly string[] => [
  ...machineDialogs(page),
  ...openMessages(page).map(({ id }) => id),
]

function requireUncovered(page: Page): void {
  const [dialog] = openDialogs(page)
  if (dialog !== undefined) throw new StepError(`the dialog ${dialog} covers the page`)
}

/** @throws StepError if the player cannot press this now */
function requirePress(page: Page, press: Press): void {
  if (press === 'player.acted') return
  const dialogs = dialogsOf(press)
  if (dialogs.length === 0) return requireUncovered(page)
  const openedDialogs = machineDialogs(page)
  if (dialogs.some((dialog) => openedDialogs.includes(dialog))) return
  const [expectedNames, openNames] = [dialogs.join(' or '), openedDialogs.join(', ') || 'none']
  throw new StepError(
    `${press} is a button of the dialog ${expectedNames}, and open is ${openNames}`,
  )
}

type EventTargetActor = { readonly send: (event: never) => void }

/** Actions of a player on a page that has no screens. */
type PageActions = {
  readonly memberActors: () => MemberActors
  readonly moveMoney: (step: MoneyStep) => void
  readonly askAccount: () => void
}

function performPress(page: Page, { memberActors }: PageActions, name: Press): void {
  requirePress(page, name)
  const { machine, type } = eventOfPress(name)
  const { moneyRequests, ...actors } = memberActors()
  const moneyRequest = moneyRequests.latest()
  if (machine === 'moneyRequest' && moneyRequest?.getSnapshot().matches('unknown') !== true)
    throw new StepError('no money form that is open has an unanswered request')
  const allActors = { ...actors, session: page.site.session, moneyRequest }
  const actor = (allActors as Readonly<Record<string, unknown>>)[machine] as EventTargetActor | null
  if (actor === null) throw new StepError('no idle limit is set: begin with "idle limit: 10 min"')
  actor.send({ type } as never)
}

/** Sends the machines the event that a press would send. */
function performPlayerStep(page: Page, actions: PageActions, step: PlayerStep): void {
  const times = 'twice' in step && step.twice ? 2 : 1
  const send = (action: () => void) => {
    requireUncovered(page)
    for (let time = 0; time < times; time += 1) action()
  }
  if (step.player === 'message.closed') {
    const [openMessage] = openMessages(page)
    if (openMessage === undefined) throw new StepError('no message is open')
    return page.site.notifier.dismiss(openMessage.key)
  }
  if (step.player === 'credentials.submitted') {
    const { id, password } = step
    const event = { type: step.player, credentials: { id, password } }
    return send(() => page.site.session.send(event))
  }
  if (step.player === 'game.chosen') {
    const { kind, company, game } = step
    const choice =
      kind === 'slot' ? { kind, company, game: game ?? `${company}-001` } : { kind, company }
    return send(() => actions.memberActors().gameOpen.send({ type: step.player, choice }))
  }
  if ('amount' in step) return send(() => actions.moveMoney(step))
  if (step.player === 'account.asked') return send(actions.askAccount)
  performPress(page, actions, step.player)
}

const ignore = () => undefined

function openPage(bundles: Bundles, options: EnvironmentOptions): Page {
  const { globals, window, ...openedWindow } = openWindow(options, false)
  const { path } = openedWindow
  const code = bundles.loadPage(globals)
  const site = code.createSite({ isServedToGuest: false })
  let members: MemberActors | null = null
  const goTo = (next: string) => {
    openedWindow.goTo(next)
    members?.notificationDialog.send({ type: 'path.changed', path: path() })
    moneyForms.show(path())
  }
  const memberActors = (): MemberActors => {
    if (members === null) {
      members = code.createMemberActors(site)
      members.onOpenPath(goTo)
    }
    return members
  }
  const moneyForms = createMoneyForms(code, site, memberActors)
  const createForMember = () => {
    if (site.session.getSnapshot().context.player !== null) memberActors()
    moneyForms.show(path())
  }
  site.session.subscribe(createForMember, createForMember)
  createForMember()
  const pageActions: PageActions = {
    memberActors,
    moveMoney: (step) => moneyForms.submit(step, path()),
    askAccount: () => void code.askAccount().catch(ignore),
  }
  const page: Page = {
    ...openedWindow,
    site,
    startedMemberActors: () => members,
    requestedBalances: moneyForms.requestedBalances,
    goTo,
    act: (step) => {
      if (!('player' in step)) throw new StepError('machines have no screen')
      performPlayerStep(page, pageActions, step)
    },
    look: () => {
      const { player } = site.session.getSnapshot().context
      return {
        states: statesOfPage(page),
        dialogs: openDialogs(page).map((id) => spokenIds(id)),
        messages: options.messages.map((ids) => spokenIds(...ids)),
        windows: options.windows,
        path: path(),
        money: moneyOf(page),
        unread: { notes: player?.noteCount ?? null, inquiries: player?.helpCount ?? null },
        isMoneyOld: isMoneyOld(page),
        rememberedName: rememberedName(window.document.cookie, options.localStorage),
        items: [],
      }
    },
    readFacts: () => null,
  }
  return page
}

export type MachineOptions = SimulationOptions & { readonly bundles: Bundles }

/** Opens the site's machines in the simulated browser, without screens. */
export const machineWorldOptions = ({ bundles, ...options }: MachineOptions): WorldOptions => ({
  bundles,
  restWithinMs: options.restWithinMs,
  openBrowser: createSimulatedBrowser((environment) => openPage(bundles, environment), 0, options),
})

export const runOnMachines = (scenario: Scenario, options: MachineOptions): Promise<Result> =>
  runScenario(scenario, machineWorldOptions(options))
