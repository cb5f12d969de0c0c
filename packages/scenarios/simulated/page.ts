import type { MemberActors } from '../../../src/app/member-actors.ts'
import type { Site } from '../../../src/app/site.ts'
import type { Balances } from '../../../src/features/player/player.ts'
import type { MoneyStep } from '../core/player-events.ts'
import type { Bundles, PageCode } from './bundles.ts'
import type { ScenarioClock } from './clock.ts'
import { createPageEnvironment } from './page-environment.ts'
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
  readonly goTo: (path: string) => void
  readonly dispatch: (type: string) => void
  readonly setHidden: (hidden: boolean) => void
  readonly freeze: () => void
  readonly goOn: () => void
  readonly isFrozen: () => boolean
  readonly close: () => void
}

const ignore = () => undefined

const send = (code: PageCode, step: MoneyStep, key: string): Promise<unknown> => {
  const { amount } = step
  if (step.player === 'transfer.requested')
    return code.transfers[step.to === 'games' ? 'intoGames' : 'outOfGames']({ amount }, key, {})
  return step.player === 'withdrawal.requested'
    ? code.requestWithdrawal({ way: 'transfer', amount }, key)
    : code.requestDeposit({ way: 'transfer', amount, bankOwner: '김데모' }, key)
}

/** The money forms, which ask for the balances after each request like the screens. */
function createMoneyForms(
  code: PageCode,
  { session }: Site,
  clock: ScenarioClock,
): Pick<Page, 'moveMoney' | 'balancesAsked'> {
  let requests = 0
  let balances: Balances | null = null
  let playerBefore = session.getSnapshot().context.player
  session.subscribe(({ context }) => {
    if (context.player !== playerBefore) balances = null
    playerBefore = context.player
  }, ignore)
  const askBalances = async () => {
    balances = await code.getBalances()
  }
  return {
    balancesAsked: () => balances,
    moveMoney: (step) => {
      requests += 1
      send(code, step, `scenario-${clock.now()}-${requests}`).then(askBalances).catch(ignore)
    },
  }
}

export function openPage({
  bundles,
  ...options
}: EnvironmentOptions & { readonly bundles: Bundles }): Page {
  const environment = createPageEnvironment(options)
  const { path, dispatch, setHidden, freezer, close } = environment
  const code = bundles.loadPage(environment.globals)
  const site = code.createSite({ isServedToGuest: false })
  let members: MemberActors | null = null
  const goTo = (next: string) => {
    environment.setPath(next)
    members?.notificationDialog.send({ type: 'path.changed', path: next })
  }
  const memberActors = (): MemberActors => {
    if (members === null) {
      members = code.createMemberActors(site)
      members.onOpenPath(goTo)
    }
    return members
  }
  const moneyForms = createMoneyForms(code, site, options.clock)
  const createForMember = () => {
    if (site.session.getSnapshot().context.player !== null) memberActors()
  }
  site.session.subscribe(createForMember, createForMember)
  createForMember()
  return {
    site,
    memberActors,
    startedMemberActors: () => members,
    ...moneyForms,
    askAccount: () => void code.askAccount().catch(ignore),
    path,
    address: path,
    goTo,
    dispatch,
    setHidden,
    freeze: freezer.freeze,
    goOn: freezer.goOn,
    isFrozen: freezer.isFrozen,
    close,
  }
}
