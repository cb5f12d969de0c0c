import type { MemberActors } from '#site/app/member-actors.ts'
import type { Site } from '#site/app/site.ts'
import type { Balances } from '#site/features/player/player.ts'
import type { MoneyStep } from '../words/player-words.ts'
import type { Bundles } from './bundles.ts'
import type { Freezer } from './freezer.ts'
import { createMoneyForms } from './money-forms.ts'
import { createPageEnvironment, pathOf } from './page-environment.ts'
import type { EnvironmentOptions } from './page-environment.ts'

export type Page = {
  readonly site: Site
  /** Machines for members and for guests who choose a game; created on demand. */
  readonly memberActors: () => MemberActors
  /** The same; null: not created yet. */
  readonly startedMemberActors: () => MemberActors | null
  readonly moveMoney: (step: MoneyStep) => void
  readonly askAccount: () => void
  /** Balances requested after a form, until the next health check; null: none. */
  readonly balancesAsked: () => Balances | null
  readonly path: () => string
  readonly address: () => string
  /** The state of the page's history entry, which survives a reload. */
  readonly historyState: () => unknown
  readonly goTo: (path: string) => void
  readonly dispatch: (type: string, details?: object) => void
  readonly setHidden: (hidden: boolean) => void
  readonly freezer: Freezer
  readonly close: () => void
}

const ignore = () => undefined

export function openPage({
  bundles,
  ...options
}: EnvironmentOptions & { readonly bundles: Bundles }): Page {
  const environment = createPageEnvironment(options)
  const { path: address, dispatch, setHidden, freezer, close } = environment
  const path = () => pathOf(address())
  const code = bundles.loadPage(environment.globals)
  const site = code.createSite({ isServedToGuest: false })
  let members: MemberActors | null = null
  const goTo = (next: string) => {
    environment.setPath(next)
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
  return {
    site,
    memberActors,
    startedMemberActors: () => members,
    moveMoney: (step) => moneyForms.move(step, path()),
    balancesAsked: moneyForms.balancesAsked,
    askAccount: () => void code.askAccount().catch(ignore),
    path,
    address,
    historyState: () => null,
    goTo,
    dispatch,
    setHidden,
    freezer,
    close,
  }
}
