import { proxyRoutes } from '../../../src/generated/proxy-routes.ts'
import { GAME_LOADING_DIALOG_MS } from '../../../src/lib/business-constants.ts'
import { machineDialogs } from './dialogs.ts'
import { statesOfMachine } from './expectations.ts'
import type { Difference } from './expectations.ts'
import type { Page } from './page.ts'
import type { World } from './world.ts'

const moneyOperations: ReadonlySet<string> = new Set<string>(
  proxyRoutes.filter((route) => route.hasIdempotencyKey).map(({ operationId }) => operationId),
)

const LOADING_DIALOG = 'msg2306'

const violated = (what: string, expected: string, found: string): Difference => ({
  what,
  expected,
  found,
})

const isMember = (page: Page): boolean =>
  statesOfMachine(page, 'session').some((state) => state.startsWith('authenticated'))

type Watch = {
  readonly loadingSince: Map<number, number>
  callsSeen: number
}

type Invariant = (world: World, tabs: readonly number[], watch: Watch) => readonly Difference[]

const pageOf = (world: World, tab: number): Page | undefined => world.tab(tab)?.page()

const eachPage =
  (
    check: (page: Page, tab: number, world: World, watch: Watch) => readonly Difference[],
  ): Invariant =>
  (world, tabs, watch) =>
    tabs.flatMap((tab) => {
      const page = pageOf(world, tab)
      return page === undefined ? [] : check(page, tab, world, watch)
    })

const oneDialog = eachPage((page) => {
  const open = machineDialogs(page)
  return open.length < 2 ? [] : [violated('dialogs', 'at most one at a time', open.join(' and '))]
})

const oneGame = eachPage((_page, tab, world) => {
  const running = world.calls.filter(
    (call) => call.tab === tab && call.operation === 'openGame' && call.outcome === null,
  )
  const reserved = world.tab(tab)?.windows.filter(({ state }) => state === 'reserved') ?? []
  const found = Math.max(running.length, reserved.length)
  return found < 2 ? [] : [violated('games that open', 'at most one at a time', String(found))]
})

const loadingEnds = eachPage((page, tab, world, { loadingSince }) => {
  // A frozen page is not visible, and nothing runs in it.
  if (page.isFrozen() || !machineDialogs(page).includes(LOADING_DIALOG)) {
    loadingSince.delete(tab)
    return []
  }
  const since = loadingSince.get(tab) ?? world.clock.now()
  loadingSince.set(tab, since)
  const open = world.clock.now() - since
  if (open < GAME_LOADING_DIALOG_MS) return []
  return [
    violated('loading dialog', `closed after ${GAME_LOADING_DIALOG_MS} ms`, `open for ${open} ms`),
  ]
})

const asksElsewhere = eachPage((page) => {
  const [state = ''] = statesOfMachine(page, 'notificationDialog')
  const own = { askingNotes: '/note', askingHelps: '/help' }[state]
  if (own === undefined || !page.path().startsWith(own)) return []
  return [violated('dialog about unread messages', `not on ${own}`, `${state} on ${page.path()}`)]
})

/** Applies to awake tabs that can communicate. */
const onePoller: Invariant = (world, tabs) => {
  if (world.settings.tabs === 'apart') return []
  const leading = tabs.filter((tab) => {
    const page = pageOf(world, tab)
    return (
      page !== undefined &&
      !page.isFrozen() &&
      statesOfMachine(page, 'healthCheck').some((state) => state.startsWith('leading'))
    )
  })
  return leading.length < 2
    ? []
    : [violated('tabs that check', 'at most one', leading.join(' and '))]
}

/** Calls since the last check, compared with the member signed in at that time. */
const membersOnly: Invariant = (world, _tabs, watch) => {
  const fresh = world.calls.slice(watch.callsSeen)
  watch.callsSeen = world.calls.length
  return fresh.flatMap(({ operation, headers, tab }) => {
    const isForMember = operation === 'userHealthCheck' || moneyOperations.has(operation)
    if (!isForMember || headers.has('authorization')) return []
    return [
      violated(`call of ${operation}`, 'only while a member is signed in', `tab ${tab} made it`),
    ]
  })
}

const nothingOfAGuest = eachPage((page) => {
  if (isMember(page)) return []
  const states = statesOfMachine(page, 'healthCheck')
  return states.length === 0
    ? []
    : [violated('health check', 'none while signed out', states.join(', '))]
})

const invariants: readonly Invariant[] = [
  oneDialog,
  oneGame,
  loadingEnds,
  asksElsewhere,
  onePoller,
  membersOnly,
  nothingOfAGuest,
]

export function watchInvariants(world: World): () => readonly Difference[] {
  const watch: Watch = { loadingSince: new Map(), callsSeen: 0 }
  return () => invariants.flatMap((invariant) => invariant(world, world.openTabs(), watch))
}
