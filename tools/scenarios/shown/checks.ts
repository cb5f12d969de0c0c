import type { AnyStateNode } from 'xstate'
import { isMachineId, machineIds, machines, nodesBelow } from '../core/machines.ts'
import type { MachineId } from '../core/machines.ts'
import type { SeenCall } from '../core/calls.ts'
import type { Expectation } from '../core/scenario.model.ts'
import type { ItemState, ScreenItem } from '../core/screen-words.ts'
import type { Difference } from '../simulated/expectations.ts'
import { includes, isShown } from '../simulated/expectations.ts'
import type { Found, FoundState, Query } from './find.ts'
import type { ShownPage } from './read-shown.ts'
import type { Texts } from './texts.ts'

export type ShownWindow = {
  readonly size: string | null
  readonly state: 'reserved' | 'open' | 'closed'
  readonly url: string | null
}

export type Seen = {
  readonly texts: Texts
  readonly calls: readonly SeenCall[]
  readonly windows: readonly ShownWindow[]
  readonly shown: readonly (readonly string[])[]
  readonly path: string
  readonly page: ShownPage
  /** The matches of each item of an expected screen. */
  readonly items: readonly Found[]
  readonly machines: Readonly<Record<string, readonly string[]>>
  readonly expected: Expectation
}

type Check = (snapshot: Seen) => readonly Difference[]

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const difference = (what: string, expected: unknown, found: unknown): Difference => ({
  what,
  expected: textOf(expected),
  found: textOf(found),
})

function firstStateOf(id: MachineId): string {
  let node = machines[id].root as AnyStateNode
  while (node.type === 'compound') {
    const [next] = node.initial.target
    if (next === undefined) break
    node = next
  }
  return node.path.join('.')
}

const states: Check = ({ expected, machines: found }) =>
  Object.entries(expected.states ?? {}).flatMap(([id, expectedStates]) => {
    if (!isMachineId(id) || expectedStates === undefined) return []
    // Some machines are created on demand and count as in their initial state until then.
    const now = found[id] ?? (id === 'healthCheck' ? [] : [firstStateOf(id)])
    const anyOf = [expectedStates].flat()
    const holds = anyOf.some((state) =>
      now.some((one) => one === state || one.startsWith(`${state}.`)),
    )
    return holds
      ? []
      : [difference(`state of ${id}`, anyOf.join(' or '), now.join(', ') || 'not running')]
  })

const shows = ({ texts: all }: Seen, texts: readonly string[], id: string): boolean => {
  const pattern = all.pattern(id)
  return texts.some((text) => pattern.test(text))
}

const wordsIn = (all: readonly (readonly string[])[]): string =>
  all.map(([text]) => (text === undefined ? 'one without a text' : `"${text}"`)).join(', ') ||
  'none'

const dialog: Check = (snapshot) => {
  const { expected, page } = snapshot
  const expectedDialog = expected.dialog
  if (expectedDialog === undefined) return []
  const holds =
    expectedDialog === 'none'
      ? page.dialogs.length === 0
      : page.dialogs.some((texts) => shows(snapshot, texts, expectedDialog))
  return holds ? [] : [difference('dialog', expectedDialog, wordsIn(page.dialogs))]
}

type Meta = { readonly dialog?: { readonly id: string } }

/** Dialogs shown by states of charts; not messages. */
const dialogsOfCharts = new Set([
  ...machineIds.flatMap((id) =>
    nodesBelow(machines[id].root as AnyStateNode).flatMap(
      ({ meta }) => (meta as Meta | undefined)?.dialog?.id ?? [],
    ),
  ),
])

const message: Check = (snapshot) => {
  const expectedMessage = snapshot.expected.message
  if (expectedMessage === undefined) return []
  const messages = snapshot.shown.filter(
    (texts) => ![...dialogsOfCharts].some((id) => shows(snapshot, texts, id)),
  )
  const withId = (id: string) => messages.filter((texts) => shows(snapshot, texts, id))
  return isShown(expectedMessage, messages.length, withId)
    ? []
    : [difference('message', expectedMessage, wordsIn(messages))]
}

const gameWindow: Check = ({ expected, windows: all }) => {
  if (expected.window === undefined) return []
  const expectedWindow =
    typeof expected.window === 'string' ? { state: expected.window } : expected.window
  const last = all.at(-1)
  const { count, place, size, state } = {
    count: undefined,
    place: undefined,
    size: undefined,
    ...expectedWindow,
  }
  const holds =
    (state === 'none' ? last === undefined : last?.state === state) &&
    (size === undefined || last?.size === size) &&
    (count === undefined || all.length === count) &&
    (place === undefined || (place === 'tab') === (last?.size === null))
  const found = all.map((one) =>
    [one.state, one.size ?? 'as a tab', one.url ?? ''].join(' ').trim(),
  )
  return holds ? [] : [difference('window', expectedWindow, found.join('; ') || 'none')]
}

const requests: Check = ({ calls, expected }) =>
  (expected.requests ?? []).flatMap((request) => {
    const { operation, times, body, outcome } = request
    const { answer, authorized } = request as { answer?: unknown; authorized?: boolean }
    const callsMade = calls.filter((call) => call.operation === operation)
    const last = callsMade.at(-1)
    const differences: Difference[] = []
    if (times === undefined ? callsMade.length === 0 : callsMade.length !== times)
      differences.push(difference(`calls of ${operation}`, times ?? 'at least 1', callsMade.length))
    if (body !== undefined && !includes(last?.body, body))
      differences.push(difference(`body of ${operation}`, body, last?.body ?? 'none'))
    if (outcome !== undefined && last?.outcome !== outcome)
      differences.push(difference(`answer of ${operation}`, outcome, last?.outcome ?? 'none yet'))
    const held = (last as { readonly answer?: unknown } | undefined)?.answer
    if (answer !== undefined && !includes(held, answer))
      differences.push(difference(`answer of ${operation}`, answer, held ?? 'none yet'))
    const hasToken = /^Bearer \S+$/.test(last?.headers.get('authorization') ?? '')
    if (authorized !== undefined && hasToken !== authorized)
      differences.push(difference(`${operation} carries a token`, authorized, hasToken))
    return differences
  })

const money: Check = ({ expected, page }) =>
  (['balance', 'game money', 'comp'] as const).flatMap((name) => {
    const expectedValue = (expected as Readonly<Record<string, unknown>>)[name]
    return expectedValue === undefined || expectedValue === page[name]
      ? []
      : [difference(name, expectedValue, page[name])]
  })

const counts: Check = ({ expected: { unread }, page }) => {
  const differences: Difference[] = []
  if (unread?.notes !== undefined && page.notes !== unread.notes)
    differences.push(difference('unread messages', unread.notes, page.notes ?? 'none shown'))
  if (unread?.inquiries !== undefined && page.inquiries !== unread.inquiries)
    differences.push(difference('unread answers', unread.inquiries, page.inquiries ?? 'none shown'))
  return differences
}

const path: Check = ({ expected, path: found }) =>
  expected.path === undefined || expected.path === found
    ? []
    : [difference('page', expected.path, found)]

/** An item in words: `button "Send"`. */
const itemText = ({ role, name, text, in: within }: ScreenItem): string =>
  [role, name, text, within && 'in', within]
    .flatMap((one) => (one === undefined ? [] : [textOf(one)]))
    .join(' ')

const isAsExpected = (item: ScreenItem, { states: found, value }: FoundState): boolean =>
  [item.is ?? []].flat().every((state: ItemState) => found.includes(state)) &&
  (item.value === undefined || item.value === value)

function foundText({ states, others }: Found): string {
  const all = states.map((one) => [...one.states, one.value].filter(Boolean).join(', '))
  const named = others.length > 0 ? `none; there are: ${others.join(', ')}` : 'none'
  return all.join('; ') || named
}

const nothing: Found = { states: [], others: [] }

const screen: Check = ({ expected, items }) =>
  (expected.screen ?? []).flatMap((item, index) => {
    const found = items[index] ?? nothing
    const asExpected = found.states.filter((one) => isAsExpected(item, one))
    const { times, is, value } = item
    if (times === undefined ? asExpected.length > 0 : asExpected.length === times) return []
    const how = [is, value].flat().filter((one) => one !== undefined)
    const expectedText = [
      times === undefined ? 'is there' : `is there ${times} times`,
      ...how,
    ].join(', ')
    return [difference(`screen: ${itemText(item)}`, expectedText, foundText(found))]
  })

export const queriesOf = (expected: Expectation, { textPattern }: Texts): readonly Query[] =>
  (expected.screen ?? []).map(({ role, name, text, in: within }) => ({
    roles: role === undefined ? undefined : [role],
    name: name === undefined ? undefined : textPattern(name).source,
    text: text === undefined ? undefined : textPattern(text).source,
    within: within === undefined ? undefined : textPattern(within).source,
  }))

const rest: Check = ({ expected, page }) => {
  const expectations = expected as Readonly<Record<string, unknown>>
  const age = page.isOld ? 'old' : 'fresh'
  const steadiness = page.isOld ? 'lost' : 'steady'
  const name = expectations['remembered name']
  const differences: Difference[] = []
  if (expectations['figures'] !== undefined && expectations['figures'] !== age)
    differences.push(difference('figures', expectations['figures'], age))
  if (expectations['connection'] !== undefined && expectations['connection'] !== steadiness)
    differences.push(difference('connection', expectations['connection'], steadiness))
  if (name !== undefined && page.rememberedName.some((one) => one !== name))
    differences.push(difference('remembered name', name, page.rememberedName.join(' and ')))
  return differences
}

const checks = [states, dialog, message, gameWindow, requests, money, counts, path, screen, rest]

export const differencesOn = (snapshot: Seen): readonly Difference[] =>
  checks.flatMap((check) => check(snapshot))
