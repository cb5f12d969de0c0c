import { isDeepStrictEqual } from 'node:util'
import { oldSince } from '#site/features/health-check/health-check.selectors.ts'
import type { HealthCheckSnapshot } from '#site/features/health-check/health-check.selectors.ts'
import { isResolved } from '#site/features/session/session.selectors.ts'
import { isMachineId } from '../core/machines.ts'
import type { MachineId } from '../core/machines.ts'
import type { Expectation } from '../core/scenario.model.ts'
import { machineDialogs, openMessages } from './dialogs.ts'
import type { SeenWindow } from './game-windows.ts'
import type { Page } from './page.ts'
import type { Tab } from './tab.ts'
import type { World } from './world.ts'

export type Difference = {
  readonly what: string
  readonly expected: string
  readonly found: string
  /** The remedy; undefined: unknown. */
  readonly remedy?: string
}

type Snapshot = { readonly value: unknown }

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** `authenticated.settled`; several for parallel states. */
export const pathsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries((value ?? {}) as Readonly<Record<string, unknown>>).flatMap(([name, inner]) =>
        pathsIn(inner).map((path) => `${name}.${path}`),
      )

/** Current states of a machine; empty: not running. */
export function statesOfMachine(page: Page, id: MachineId): readonly string[] {
  const session = page.site.session.getSnapshot() as unknown as Snapshot & {
    readonly children: Readonly<Record<string, { getSnapshot: () => Snapshot } | undefined>>
  }
  if (id === 'session') return pathsIn(session.value)
  if (id === 'healthCheck') return pathsIn(session.children.healthCheck?.getSnapshot().value ?? {})
  const members = page.startedMemberActors()
  const actor = (id === 'moneyRequest' ? members?.moneyRequests.latest() : members?.[id]) ?? null
  return actor === null ? [] : pathsIn(actor.getSnapshot().value)
}

const isWithin = (states: readonly string[], expectedState: string): boolean =>
  states.some((state) => state === expectedState || state.startsWith(`${expectedState}.`))

const dialogsOf = (page: Page): readonly string[] => [
  ...machineDialogs(page),
  ...openMessages(page).map(({ id }) => id),
]

const describeWindow = ({ state, size, url }: SeenWindow): string =>
  [state, size ?? 'as a tab', url ?? ''].join(' ').trim()

/** Whether `whole` contains everything in `part`; nothing, if that is empty. */
export const includes = (whole: unknown, part: unknown): boolean => {
  const isExact = typeof part !== 'object' || part === null || Array.isArray(part)
  if (isExact || Object.keys(part).length === 0) return isDeepStrictEqual(whole, part)
  return Object.entries(part).every(([key, value]) =>
    includes((whole as Readonly<Record<string, unknown>> | null)?.[key], value),
  )
}

export type Look = {
  readonly world: World
  readonly tab: Tab
  readonly number: number
  readonly checkedMessages: number
  readonly expected: Expectation
}

type Check = (look: Look) => readonly Difference[]

const difference = (what: string, expected: unknown, found: unknown): Difference => ({
  what,
  expected: textOf(expected),
  found: textOf(found),
})

const states: Check = ({ tab, expected }) =>
  Object.entries(expected.states ?? {}).flatMap(([id, expectedStates]) => {
    if (!isMachineId(id) || expectedStates === undefined) return []
    const found = statesOfMachine(tab.page(), id)
    const anyOf = [expectedStates].flat()
    if (anyOf.some((state) => isWithin(found, state))) return []
    return [difference(`state of ${id}`, anyOf.join(' or '), found.join(', ') || 'not running')]
  })

const dialog: Check = ({ tab, expected }) => {
  if (expected.dialog === undefined) return []
  const open = dialogsOf(tab.page())
  const found = open.join(', ') || 'none'
  const holds = expected.dialog === 'none' ? open.length === 0 : open.includes(expected.dialog)
  return holds ? [] : [difference('dialog', expected.dialog, found)]
}

/** Whether a message was shown as often as expected, given how many were and which have an id. */
export function isShown(
  expectedMessage: NonNullable<Expectation['message']>,
  count: number,
  withId: (id: string) => readonly unknown[],
): boolean {
  if (expectedMessage === 'none') return count === 0
  if (typeof expectedMessage === 'string') return withId(expectedMessage).length > 0
  return withId(expectedMessage.id).length === expectedMessage.times
}

const message: Check = ({ tab, expected, checkedMessages }) => {
  if (expected.message === undefined) return []
  const messages = tab.messages.slice(checkedMessages)
  const holds = isShown(expected.message, messages.length, (id) =>
    messages.filter((one) => one === id),
  )
  return holds ? [] : [difference('message', expected.message, messages.join(', ') || 'none')]
}

const gameWindow: Check = ({ tab, expected }) => {
  if (expected.window === undefined) return []
  const expectedWindow =
    typeof expected.window === 'string' ? { state: expected.window } : expected.window
  const last = tab.windows.at(-1)
  const found = tab.windows.map(describeWindow).join('; ') || 'none'
  const { count, place, size, state } = {
    count: undefined,
    place: undefined,
    size: undefined,
    ...expectedWindow,
  }
  const isPlace = place === undefined || (place === 'tab') === (last?.size === null)
  const holds =
    (state === 'none' ? last === undefined : last?.state === state) &&
    (size === undefined || last?.size === size) &&
    (count === undefined || tab.windows.length === count) &&
    isPlace
  return holds ? [] : [difference('window', expectedWindow, found)]
}

const requests: Check = ({ world, number, expected }) =>
  (expected.requests ?? []).flatMap(({ operation, times, body, outcome, answer, authorized }) => {
    const callsMade = world.calls.filter(
      (call) => call.operation === operation && call.tab === number,
    )
    const last = callsMade.at(-1)
    const isOften = times === undefined ? callsMade.length > 0 : callsMade.length === times
    const differences: Difference[] = []
    if (!isOften)
      differences.push(difference(`calls of ${operation}`, times ?? 'at least 1', callsMade.length))
    if (body !== undefined && !includes(last?.body, body))
      differences.push(difference(`body of ${operation}`, body, last?.body ?? 'none'))
    if (outcome !== undefined && last?.outcome !== outcome)
      differences.push(difference(`answer of ${operation}`, outcome, last?.outcome ?? 'none yet'))
    if (answer !== undefined && !includes(last?.answer, answer))
      differences.push(difference(`answer of ${operation}`, answer, last?.answer ?? 'none yet'))
    const hasToken = /^Bearer \S+$/.test(last?.headers.get('authorization') ?? '')
    if (authorized !== undefined && hasToken !== authorized)
      differences.push(difference(`${operation} carries a token`, authorized, hasToken))
    return differences
  })

/** Displayed amount: a dash while unknown, nothing for guests. */
export function moneyOf(page: Page) {
  const session = page.site.session.getSnapshot()
  const { player } = session.context
  const sumText = (amount: number | undefined, isReadable = false) => {
    if (!isResolved(session)) return 'a dash'
    if (amount === undefined) return 'not shown'
    return isReadable ? Math.trunc(amount) : 'unreadable'
  }
  const { balance, gameBalance, comp } = page.balancesAsked() ?? player ?? {}
  return {
    balance: sumText(balance?.won, balance?.isReadable),
    'game money': sumText(gameBalance?.won, gameBalance?.isReadable),
    comp: sumText(comp?.points, comp?.isReadable),
  }
}

const money: Check = ({ tab, expected }) =>
  Object.entries(moneyOf(tab.page())).flatMap(([name, found]) => {
    const expectedSum = expected[name as keyof ReturnType<typeof moneyOf>]
    return expectedSum === undefined || expectedSum === found
      ? []
      : [difference(name, expectedSum, found)]
  })

const counts: Check = ({ tab, expected: { unread } }) => {
  const { player } = tab.page().site.session.getSnapshot().context
  const differences: Difference[] = []
  if (unread?.notes !== undefined && player?.noteCount !== unread.notes)
    differences.push(difference('unread messages', unread.notes, player?.noteCount ?? 'none known'))
  if (unread?.inquiries !== undefined && player?.helpCount !== unread.inquiries)
    differences.push(
      difference('unread answers', unread.inquiries, player?.helpCount ?? 'none known'),
    )
  return differences
}

const path: Check = ({ tab, expected }) =>
  expected.path === undefined || tab.page().path() === expected.path
    ? []
    : [difference('page', expected.path, tab.page().path())]

const freshness: Check = ({ tab, expected }) => {
  if (expected.figures === undefined) return []
  const { children } = tab.page().site.session.getSnapshot() as unknown as {
    readonly children: Readonly<
      Record<string, { getSnapshot: () => HealthCheckSnapshot } | undefined>
    >
  }
  const check = children['healthCheck']
  if (check === undefined) return [difference('figures', expected.figures, 'nobody is signed in')]
  const found = oldSince(check.getSnapshot(), null) === undefined ? 'fresh' : 'old'
  return found === expected.figures ? [] : [difference('figures', expected.figures, found)]
}

const NAME = 'maru-name'

const rememberedName: Check = ({ world, expected }) => {
  const expectedName = expected['remembered name']
  if (expectedName === undefined) return []
  const cookie = new RegExp(`(?:^|; )${NAME}=([^;]+)`).exec(world.cookies.read())?.[1]
  const found = [
    cookie === undefined ? 'none' : decodeURIComponent(cookie),
    world.localStorage.getItem(NAME) ?? 'none',
  ]
  if (found.every((name) => name === expectedName)) return []
  const [inCookie = '', inStorage = ''] = found
  return [
    difference('remembered name', expectedName, `${inCookie} (cookie), ${inStorage} (storage)`),
  ]
}

const checks: readonly Check[] = [
  states,
  dialog,
  message,
  gameWindow,
  requests,
  money,
  counts,
  path,
  freshness,
  rememberedName,
]

export const differencesOf: Check = (options) => checks.flatMap((check) => check(options))
