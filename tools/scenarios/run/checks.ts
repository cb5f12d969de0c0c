import { isDeepStrictEqual } from 'node:util'
import type { AnyStateNode } from 'xstate'
import type { Difference } from '../invariants/invariant.model.ts'
import type { ObservedCall } from '../words/calls.ts'
import { dialogOf, isMachineId, machineIds, machines, nodesOf } from '../machines/machines.ts'
import type { MachineId } from '../machines/machines.ts'
import type { Expectation } from '../words/expectation.ts'
import type { ItemState, ScreenItem } from '../words/screen-words.ts'
import type { QueryMatches, MatchState } from '../look/find.ts'
import type { Announcement, PageView } from '../look/page-view.model.ts'

type CheckInput = {
  readonly expected: Expectation
  readonly view: PageView
  readonly calls: readonly ObservedCall[]
  /** Number of messages at the check before. */
  readonly checkedMessages: number
}

type ExpectationCheck = (input: CheckInput) => readonly Difference[]

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const difference = (subject: string, expected: unknown, actual: unknown): Difference => ({
  subject,
  expected: textOf(expected),
  actual: textOf(actual),
})

/** A difference; none if the value is as expected or nothing is expected. */
const differenceUnlessEqual = (
  subject: string,
  expected: unknown,
  actual: unknown,
): readonly Difference[] =>
  expected === undefined || expected === actual ? [] : [difference(subject, expected, actual)]

function firstStateOf(id: MachineId): string {
  let node = machines[id].root as AnyStateNode
  while (node.type === 'compound') {
    const [next] = node.initial.target
    if (next === undefined) break
    node = next
  }
  return node.path.join('.')
}

const checkStates: ExpectationCheck = ({ expected, view }) =>
  Object.entries(expected.states ?? {}).flatMap(([id, expectedStates]) => {
    if (!isMachineId(id) || expectedStates === undefined) return []
    // Some machines are created on demand and count as in their initial state until then.
    const currentStates = view.states[id] ?? (id === 'healthCheck' ? [] : [firstStateOf(id)])
    const anyOf = [expectedStates].flat()
    const isExpected = anyOf.some((state) =>
      currentStates.some(
        (currentState) => currentState === state || currentState.startsWith(`${state}.`),
      ),
    )
    return isExpected
      ? []
      : [
          difference(
            `state of ${id}`,
            anyOf.join(' or '),
            currentStates.join(', ') || 'not running',
          ),
        ]
  })

const listTexts = (announcements: readonly Announcement[]): string =>
  announcements.map(({ text }) => text).join(', ') || 'none'

const checkDialog: ExpectationCheck = ({ expected: { dialog: id }, view: { dialogs } }) => {
  if (id === undefined) return []
  const isExpected =
    id === 'none' ? dialogs.length === 0 : dialogs.some((dialog) => dialog.hasId(id))
  return isExpected ? [] : [difference('dialog', id, listTexts(dialogs))]
}

/** Dialogs shown by states of charts; not messages. */
const dialogsOfCharts = machineIds.flatMap((machine) =>
  nodesOf(machine).flatMap((node) => dialogOf(node)?.id ?? []),
)

const checkMessage: ExpectationCheck = ({ expected, view, checkedMessages }) => {
  if (expected.message === undefined) return []
  const messages = view.messages
    .slice(checkedMessages)
    .filter((message) => !dialogsOfCharts.some((id) => message.hasId(id)))
  const { id, times } =
    typeof expected.message === 'string'
      ? { id: expected.message, times: undefined }
      : expected.message
  const count = messages.filter((message) => id === 'none' || message.hasId(id)).length
  const isCountExpected = times === undefined ? count > 0 : count === times
  return (id === 'none' ? count === 0 : isCountExpected)
    ? []
    : [difference('message', expected.message, listTexts(messages))]
}

const checkGameWindow: ExpectationCheck = ({
  expected: { window: expectedWindow },
  view: { windows },
}) => {
  if (expectedWindow === undefined) return []
  const lastWindow = windows.at(-1)
  const { count, place, size, state } = {
    count: undefined,
    place: undefined,
    size: undefined,
    ...(typeof expectedWindow === 'string' ? { state: expectedWindow } : expectedWindow),
  }
  const isExpected =
    (state === 'none' ? lastWindow === undefined : lastWindow?.state === state) &&
    (size === undefined || lastWindow?.size === size) &&
    (count === undefined || windows.length === count) &&
    (place === undefined || (place === 'tab') === (lastWindow?.size === null))
  const windowTexts = windows.map((gameWindow) =>
    [gameWindow.state, gameWindow.size ?? 'as a tab', gameWindow.url ?? ''].join(' ').trim(),
  )
  return isExpected ? [] : [difference('window', expectedWindow, windowTexts.join('; ') || 'none')]
}

/** Whether `whole` contains everything in `part`. An empty `part` requires an empty `whole`. */
export const containsPart = (whole: unknown, part: unknown): boolean => {
  const isExact = typeof part !== 'object' || part === null || Array.isArray(part)
  if (isExact || Object.keys(part).length === 0) return isDeepStrictEqual(whole, part)
  return Object.entries(part).every(([key, value]) =>
    containsPart((whole as Readonly<Record<string, unknown>> | null)?.[key], value),
  )
}

const checkRequests: ExpectationCheck = ({ expected, calls }) =>
  (expected.requests ?? []).flatMap(({ operation, times, body, outcome, answer, authorized }) => {
    const operationCalls = calls.filter((call) => call.operation === operation)
    const lastCall = operationCalls.at(-1)
    const isCountExpected =
      times === undefined ? operationCalls.length > 0 : operationCalls.length === times
    const hasToken = /^Bearer \S+$/.test(lastCall?.headers.get('authorization') ?? '')
    const isExpected = (part: unknown, whole: unknown) =>
      part === undefined || containsPart(whole, part)
    return [
      ...(isCountExpected
        ? []
        : [difference(`calls of ${operation}`, times ?? 'at least 1', operationCalls.length)]),
      ...(isExpected(body, lastCall?.body)
        ? []
        : [difference(`body of ${operation}`, body, lastCall?.body ?? 'none')]),
      ...differenceUnlessEqual(`answer of ${operation}`, outcome, lastCall?.outcome ?? 'none yet'),
      ...(isExpected(answer, lastCall?.answer)
        ? []
        : [difference(`answer of ${operation}`, answer, lastCall?.answer ?? 'none yet')]),
      ...differenceUnlessEqual(`${operation} carries a token`, authorized, hasToken),
    ]
  })

/** An item in words: `button "Send"`. */
const itemText = ({ role, name, text, in: within }: ScreenItem): string =>
  [role, name, text, within === undefined ? undefined : 'in', within]
    .flatMap((item) => (item === undefined ? [] : [textOf(item)]))
    .join(' ')

const hasExpectedState = (item: ScreenItem, { states, value }: MatchState): boolean =>
  [item.is ?? []].flat().every((state: ItemState) => states.includes(state)) &&
  (item.value === undefined || item.value === value)

function describeMatches({ states, otherNames }: QueryMatches): string {
  const stateTexts = states.map((match) =>
    [...match.states, match.value].filter(Boolean).join(', '),
  )
  const alternatives = otherNames.length > 0 ? `none; there are: ${otherNames.join(', ')}` : 'none'
  return stateTexts.join('; ') || alternatives
}

const NO_MATCHES: QueryMatches = { states: [], otherNames: [] }

const checkScreen: ExpectationCheck = ({ expected, view: { items } }) =>
  (expected.screen ?? []).flatMap((item, index) => {
    const matches = items[index] ?? NO_MATCHES
    const count = matches.states.filter((match) => hasExpectedState(item, match)).length
    const { times, is, value } = item
    if (times === undefined ? count > 0 : count === times) return []
    const wantedStates = [is, value].flat().filter((wantedState) => wantedState !== undefined)
    const expectation = times === undefined ? 'is there' : `is there ${times} times`
    return [
      difference(
        `screen: ${itemText(item)}`,
        [expectation, ...wantedStates].join(', '),
        describeMatches(matches),
      ),
    ]
  })

const describeAge = (isOld: boolean | null): string => {
  if (isOld === null) return 'nobody is signed in'
  return isOld ? 'old' : 'fresh'
}

const checkPage: ExpectationCheck = ({
  expected,
  view: { money, unread, path, isMoneyOld, rememberedName },
}) => {
  const name = expected['remembered name']
  return [
    ...Object.entries(money).flatMap(([moneyName, displayed]) =>
      differenceUnlessEqual(moneyName, expected[moneyName as keyof typeof money], displayed),
    ),
    ...differenceUnlessEqual(
      'unread messages',
      expected.unread?.notes,
      unread.notes ?? 'none known',
    ),
    ...differenceUnlessEqual(
      'unread answers',
      expected.unread?.inquiries,
      unread.inquiries ?? 'none known',
    ),
    ...differenceUnlessEqual('page', expected.path, path),
    ...differenceUnlessEqual('figures', expected.figures, describeAge(isMoneyOld)),
    ...(name === undefined || rememberedName.every((remembered) => remembered === name)
      ? []
      : [difference('remembered name', name, rememberedName.join(' (cookie), '))]),
  ]
}

const checks = [
  checkStates,
  checkDialog,
  checkMessage,
  checkGameWindow,
  checkRequests,
  checkScreen,
  checkPage,
]

/** The expectations that a tab does not meet, given its calls. */
export const differencesOf = (
  expected: Expectation,
  view: PageView,
  calls: readonly ObservedCall[],
  checkedMessages: number,
): readonly Difference[] =>
  checks.flatMap((check) => check({ expected, view, calls, checkedMessages }))
