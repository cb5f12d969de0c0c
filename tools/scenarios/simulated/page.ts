import { dialogOf } from '#site/actors/state-dialog.ts'
import type { MemberActors } from '#site/app/member-actors.ts'
import type { Site } from '#site/app/site.ts'
import { oldSince } from '#site/features/health-check/health-check.selectors.ts'
import type { HealthCheckSnapshot } from '#site/features/health-check/health-check.selectors.ts'
import type { Balances } from '#site/features/player/player.ts'
import { isResolved } from '#site/features/session/session.selectors.ts'
import type { PageFacts } from '../look/page-facts.ts'
import type { PageView } from '../look/page-view.model.ts'
import { machineIds } from '../machines/machines.ts'
import type { MachineId } from '../machines/machines.ts'
import { statePaths } from '../machines/snapshot-states.ts'
import type { Tab } from './driver.ts'
import type { Freezer } from './freezer.ts'

export type Page = {
  readonly site: Site
  /** Machines for members and for guests who choose a game; null: not created yet. */
  readonly startedMemberActors: () => MemberActors | null
  /** Balances requested after a form, until the next health check; null: none. */
  readonly requestedBalances: () => Balances | null
  readonly path: () => string
  readonly address: () => string
  /** The state of the page's history entry, which survives a reload. */
  readonly historyState: () => unknown
  readonly goTo: (path: string) => void
  readonly dispatch: (type: string, details?: object) => void
  readonly setHidden: (hidden: boolean) => void
  readonly freezer: Freezer
  readonly close: () => void
  /** @throws StepError */
  readonly act: Tab['act']
  readonly look: Tab['lookAt']
  /** Facts of the player's screens; null: no screens. */
  readonly readFacts: () => PageFacts | null
}

const healthCheckOf = ({ site }: Page): HealthCheckSnapshot | undefined => {
  const { children } = site.session.getSnapshot() as unknown as {
    readonly children: Readonly<
      Record<string, { getSnapshot: () => HealthCheckSnapshot } | undefined>
    >
  }
  return children['healthCheck']?.getSnapshot()
}

/** Current states of a machine; empty: not running. */
export function statesOfMachine(page: Page, id: MachineId): readonly string[] {
  if (id === 'session') return statePaths(page.site.session.getSnapshot().value)
  if (id === 'healthCheck') return statePaths(healthCheckOf(page)?.value)
  const members = page.startedMemberActors()
  const actor = (id === 'moneyRequest' ? members?.moneyRequests.latest() : members?.[id]) ?? null
  return actor === null ? [] : statePaths(actor.getSnapshot().value)
}

/** Current states of the machines that run. */
export const statesOfPage = (page: Page): PageView['states'] =>
  Object.fromEntries(
    machineIds.flatMap((id) => {
      const states = statesOfMachine(page, id)
      return states.length === 0 ? [] : [[id, states] as const]
    }),
  )

/** Ids of the dialogs that machines request. */
export function machineDialogs(page: Page): readonly string[] {
  const { gameOpen, notificationDialog, idleLimit, realityCheck } = page.startedMemberActors() ?? {}
  const actors = [page.site.session, gameOpen, notificationDialog, idleLimit, realityCheck]
  return actors.flatMap((actor) =>
    actor ? (dialogOf(actor.getSnapshot() as never)?.id ?? []) : [],
  )
}

/** Displayed amounts: a dash while unknown, nothing for guests. */
export function moneyOf(page: Page): PageView['money'] {
  const session = page.site.session.getSnapshot()
  const sumOf = (amount: number | undefined, isReadable = false) => {
    if (!isResolved(session)) return 'a dash'
    if (amount === undefined) return 'not shown'
    return isReadable ? Math.trunc(amount) : 'unreadable'
  }
  const { balance, gameBalance, comp } = page.requestedBalances() ?? session.context.player ?? {}
  return {
    balance: sumOf(balance?.won, balance?.isReadable),
    'game money': sumOf(gameBalance?.won, gameBalance?.isReadable),
    comp: sumOf(comp?.points, comp?.isReadable),
  }
}

/** Whether the health check marks the money as outdated; null: signed out. */
export function isMoneyOld(page: Page): boolean | null {
  const healthCheck = healthCheckOf(page)
  return healthCheck === undefined ? null : oldSince(healthCheck, null) !== undefined
}
