import type { Difference } from '../invariants/invariant.model.ts'
import { isDeepStrictEqual } from 'node:util'
import type { AnyStateNode } from 'xstate'
import type { SeenCall } from '../words/calls.ts'
import { dialogOf, isMachineId, machineIds, machines, nodesOf } from '../machines/machines.ts'
import type { MachineId } from '../machines/machines.ts'
import type { Expectation } from '../words/expectation.ts'
import type { ItemState, ScreenItem } from '../words/screen-words.ts'
import type { Found, FoundState } from '../look/find.ts'
import type { Said, Shown } from '../look/shown.model.ts'

type Looked = {
  readonly expected: Expectation
  readonly shown: Shown
  readonly calls: readonly SeenCall[]
  /** Number of messages at the check before. */
  readonly checkedMessages: number
}

type Check = (looked: Looked) => readonly Difference[]

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const difference = (what: string, expected: unknown, found: unknown): Difference => ({
  what,
  expected: textOf(expected),
  found: textOf(found),
})

/** A difference, unless nothing is expected or the same is found. */
const compare = (what: string, expected: unknown, found: unknown): readonly Difference[] =>
  expected === undefined || expected === found ? [] : [difference(what, expected, found)]

function firstStateOf(id: MachineId): string {
  let node = machines[id].root as AnyStateNode
  while (node.type === 'compound') {
    const [next] = node.initial.target
    if (next === undefined) break
    node = next
  }
  return node.path.join('.')
}

const states: Check = ({ expected, shown }) =>
  Object.entries(expected.states ?? {}).flatMap(([id, expectedStates]) => {
    if (!isMachineId(id) || expectedStates === undefined) return []
    // Some machines are created on demand and count as in their initial state until then.
    const now = shown.states[id] ?? (id === 'healthCheck' ? [] : [firstStateOf(id)])
    const anyOf = [expectedStates].flat()
    const holds = anyOf.some((state) =>
      now.some((one) => one === state || one.startsWith(`${state}.`)),
    )
    return holds
      ? []
      : [difference(`state of ${id}`, anyOf.join(' or '), now.join(', ') || 'not running')]
  })

const wordsOf = (all: readonly Said[]): string => all.map(({ words }) => words).join(', ') || 'none'

const dialog: Check = ({ expected: { dialog: id }, shown: { dialogs } }) => {
  if (id === undefined) return []
  const holds = id === 'none' ? dialogs.length === 0 : dialogs.some((one) => one.is(id))
  return holds ? [] : [difference('dialog', id, wordsOf(dialogs))]
}

/** Dialogs shown by states of charts; not messages. */
const dialogsOfCharts = machineIds.flatMap((machine) =>
  nodesOf(machine).flatMap((node) => dialogOf(node)?.id ?? []),
)

const message: Check = ({ expected, shown, checkedMessages }) => {
  if (expected.message === undefined) return []
  const messages = shown.messages
    .slice(checkedMessages)
    .filter((one) => !dialogsOfCharts.some((id) => one.is(id)))
  const { id, times } =
    typeof expected.message === 'string'
      ? { id: expected.message, times: undefined }
      : expected.message
  const count = messages.filter((one) => id === 'none' || one.is(id)).length
  const isOften = times === undefined ? count > 0 : count === times
  return (id === 'none' ? count === 0 : isOften)
    ? []
    : [difference('message', expected.message, wordsOf(messages))]
}

const gameWindow: Check = ({ expected: { window: expectedWindow }, shown: { windows } }) => {
  if (expectedWindow === undefined) return []
  const last = windows.at(-1)
  const { count, place, size, state } = {
    count: undefined,
    place: undefined,
    size: undefined,
    ...(typeof expectedWindow === 'string' ? { state: expectedWindow } : expectedWindow),
  }
  const holds =
    (state === 'none' ? last === undefined : last?.state === state) &&
    (size === undefined || last?.size === size) &&
    (count === undefined || windows.length === count) &&
    (place === undefined || (place === 'tab') === (last?.size === null))
  const found = windows.map((one) =>
    [one.state, one.size ?? 'as a tab', one.url ?? ''].join(' ').trim(),
  )
  return holds ? [] : [difference('window', expectedWindow, found.join('; ') || 'none')]
}

/** Whether `whole` contains everything in `part`; nothing, if that is empty. */
export const includes = (whole: unknown, part: unknown): boolean => {
  const isExact = typeof part !== 'object' || part === null || Array.isArray(part)
  if (isExact || Object.keys(part).length === 0) return isDeepStrictEqual(whole, part)
  return Object.entries(part).every(([key, value]) =>
    includes((whole as Readonly<Record<string, unknown>> | null)?.[key], value),
  )
}

const requests: Check = ({ expected, calls }) =>
  (expected.requests ?? []).flatMap(({ operation, times, body, outcome, answer, authorized }) => {
    const made = calls.filter((call) => call.operation === operation)
    const last = made.at(-1)
    const isOften = times === undefined ? made.length > 0 : made.length === times
    const hasToken = /^Bearer \S+$/.test(last?.headers.get('authorization') ?? '')
    const holds = (part: unknown, whole: unknown) => part === undefined || includes(whole, part)
    return [
      ...(isOften ? [] : [difference(`calls of ${operation}`, times ?? 'at least 1', made.length)]),
      ...(holds(body, last?.body)
        ? []
        : [difference(`body of ${operation}`, body, last?.body ?? 'none')]),
      ...compare(`answer of ${operation}`, outcome, last?.outcome ?? 'none yet'),
      ...(holds(answer, last?.answer)
        ? []
        : [difference(`answer of ${operation}`, answer, last?.answer ?? 'none yet')]),
      ...compare(`${operation} carries a token`, authorized, hasToken),
    ]
  })

/** An item in words: `button "Send"`. */
const itemText = ({ role, name, text, in: within }: ScreenItem): string =>
  [role, name, text, within && 'in', within]
    .flatMap((one) => (one === undefined ? [] : [textOf(one)]))
    .join(' ')

const isAsExpected = (item: ScreenItem, { states: found, value }: FoundState): boolean =>
  [item.is ?? []].flat().every((state: ItemState) => found.includes(state)) &&
  (item.value === undefined || item.value === value)

function foundText({ states: all, others }: Found): string {
  const found = all.map((one) => [...one.states, one.value].filter(Boolean).join(', '))
  const named = others.length > 0 ? `none; there are: ${others.join(', ')}` : 'none'
  return found.join('; ') || named
}

const nothing: Found = { states: [], others: [] }

const screen: Check = ({ expected, shown: { items } }) =>
  (expected.screen ?? []).flatMap((item, index) => {
    const found = items[index] ?? nothing
    const count = found.states.filter((one) => isAsExpected(item, one)).length
    const { times, is, value } = item
    if (times === undefined ? count > 0 : count === times) return []
    const how = [is, value].flat().filter((one) => one !== undefined)
    const wanted = times === undefined ? 'is there' : `is there ${times} times`
    return [difference(`screen: ${itemText(item)}`, [wanted, ...how].join(', '), foundText(found))]
  })

const ageOf = (isOld: boolean | null): string => {
  if (isOld === null) return 'nobody is signed in'
  return isOld ? 'old' : 'fresh'
}

const rest: Check = ({ expected, shown: { money, unread, path, isOld, rememberedName } }) => {
  const name = expected['remembered name']
  return [
    ...Object.entries(money).flatMap(([what, found]) =>
      compare(what, expected[what as keyof typeof money], found),
    ),
    ...compare('unread messages', expected.unread?.notes, unread.notes ?? 'none known'),
    ...compare('unread answers', expected.unread?.inquiries, unread.inquiries ?? 'none known'),
    ...compare('page', expected.path, path),
    ...compare('figures', expected.figures, ageOf(isOld)),
    ...(name === undefined || rememberedName.every((one) => one === name)
      ? []
      : [difference('remembered name', name, rememberedName.join(' (cookie), '))]),
  ]
}

const checks = [states, dialog, message, gameWindow, requests, screen, rest]

/** The expectations that a tab does not meet, given its calls. */
export const differencesOf = (
  expected: Expectation,
  shown: Shown,
  calls: readonly SeenCall[],
  checkedMessages: number,
): readonly Difference[] =>
  checks.flatMap((check) => check({ expected, shown, calls, checkedMessages }))
