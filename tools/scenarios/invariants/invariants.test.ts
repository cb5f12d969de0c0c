import { expect, test } from 'vitest'
import type { ObservedCall } from '../words/calls.ts'
import { invariants, watchInvariants } from './all.ts'
import type { Invariant, Snapshot, TabSnapshot } from './invariant.model.ts'
import type { PageFacts } from '../look/page-facts.ts'

const soundPage: PageFacts = {
  language: 'en',
  title: 'MARU',
  dialogs: [],
  isFocusInDialog: true,
  busyCount: 0,
  unnamedActions: [],
  danglingReferences: [],
  repeatedIds: [],
  mainCount: 1,
  mainHeadingCount: 1,
  sums: [{ value: 1_250_000, text: '1,250,000' }],
  typedAmounts: [],
  marks: [],
  text: 'Balance 1,250,000 KRW',
  reportCount: 0,
}

const member = { userId: 'demo', privateTexts: ['데모'] }

type TabChange = Partial<Omit<TabSnapshot, 'page'>> & {
  readonly states?: Readonly<Record<string, readonly string[]>>
  readonly page?: Partial<PageFacts>
}

const tabWith = ({ states, page, ...change }: TabChange = {}): TabSnapshot => ({
  number: 1,
  path: '/deposit',
  isFrozen: false,
  pageIdentity: null,
  statesOf: (id) => states?.[id] ?? (id === 'session' ? ['authenticated.settled'] : []),
  machineDialogs: [],
  member,
  sessionStorage: [],
  windows: [],
  sums: { balance: 1_250_000, 'game money': 300_000 },
  isMarkedOutdated: false,
  queries: [],
  unreleased: new Map(),
  shownCount: 0,
  page: { ...soundPage, ...page },
  errors: [],
  ...change,
})

const callOf = (operation: string, change: Partial<ObservedCall> = {}): ObservedCall => ({
  tab: 1,
  operation,
  body: {},
  headers: new Headers({ authorization: 'Bearer a' }),
  outcome: 'success',
  answer: undefined,
  ...change,
})

const deposit = (key: string, change: Partial<ObservedCall> = {}): ObservedCall =>
  callOf('applyUserDeposit', {
    headers: new Headers({ authorization: 'Bearer a', 'idempotency-key': key }),
    body: { amount: 50_000, bankOwner: '김데모' },
    outcome: null,
    ...change,
  })

const figures = callOf('figures', { answer: { balance: '1250000.00', game: 300_000 } })

type SeenChange = Partial<Omit<Snapshot, 'tabs'>> & { readonly tabs?: readonly TabSnapshot[] }

const seenWith = ({ calls = [], ...change }: SeenChange = {}): Snapshot => ({
  now: 0,
  calls,
  tabs: [tabWith()],
  localStorage: [],
  cookieNames: ['maru-language'],
  channelNames: ['maru:tabs'],
  brokenOperations: new Set(),
  streamedEvents: [{ status: 'figures', balance: 1_250_000, game: 300_000 }],
  areTabsIsolated: false,
  ...change,
})

const page = (change: Partial<PageFacts>): Snapshot =>
  seenWith({ tabs: [tabWith({ page: change })] })
const tab = (change: TabChange): Snapshot => seenWith({ tabs: [tabWith(change)] })
const guest = (change: TabChange = {}): TabSnapshot =>
  tabWith({ states: { session: ['unauthenticated.idle'] }, member: null, sums: null, ...change })
const failed = callOf('getDepositList', { outcome: '503' })
const leading = { healthCheck: ['leading.resting'], session: ['authenticated.settled'] }
const held = new Map([['focus of the window', 1]])
const elsewhere = seenWith({ tabs: [tabWith({ unreleased: held, path: '/note' })] })
const heldOften = (times: number) => (): Snapshot => {
  held.set('focus of the window', times)
  return tab({ unreleased: held })
}

/** Moments of a run: the last one breaks the invariant, and those before do not. */
const breaks: readonly (readonly [
  name: string,
  moments: readonly (Snapshot | (() => Snapshot))[],
])[] = [
  [
    'twice',
    [seenWith({ calls: [deposit('a')] }), seenWith({ calls: [deposit('a'), deposit('a')] })],
  ],
  [
    'twice',
    [
      seenWith({
        calls: [deposit('a', { outcome: 'success' }), deposit('a', { body: { amount: 1 } })],
      }),
    ],
  ],
  ['that it runs', [seenWith({ calls: [deposit('a')] })]],
  ['only members', [seenWith({ calls: [callOf('userHealthCheck', { headers: new Headers() })] })]],
  [
    'only members',
    [
      seenWith({ tabs: [guest({ states: leading, path: '/' })] }),
      seenWith({
        tabs: [guest({ states: { session: ['unauthenticated.idle'], healthCheck: ['leading'] } })],
      }),
    ],
  ],
  [
    'fit the contract',
    [
      seenWith({
        calls: [callOf('applyUserDeposit', { body: { amount: 'much' }, outcome: null })],
      }),
    ],
  ],
  [
    'fit the contract',
    [seenWith({ calls: [callOf('userHealthCheck', { answer: { status: 'success' } })] })],
  ],
  [
    'sent by the server',
    [seenWith({ calls: [figures] }), page({ sums: [{ value: 1_250_001, text: '1,250,001' }] })],
  ],
  ['sent by the server', [tab({ sums: { balance: 999_999 } })]],
  [
    'older than it says',
    [
      seenWith({ calls: [callOf('session', { outcome: 'authenticated' })] }),
      seenWith({ now: 62_000, calls: [callOf('session', { outcome: 'authenticated' })] }),
    ],
  ],
  [
    'reported somewhere',
    [seenWith({ calls: [failed] }), seenWith({ calls: [failed], now: 4_000 })],
  ],
  ['nothing of the member', [tab({}), seenWith({ tabs: [guest({ page: { text: '데모' } })] })]],
  [
    'nothing of the member',
    [tab({}), seenWith({ tabs: [guest({ queries: [{ key: 'bets', isPublic: false }] })] })],
  ],
  [
    'nothing of the member',
    [
      tab({}),
      seenWith({
        calls: [callOf('logout')],
        tabs: [guest({ sessionStorage: [['maru:money-forms', '데모']] })],
      }),
    ],
  ],
  ['known keys', [seenWith({ localStorage: [['maru:new', '1']] })]],
  ['known keys', [seenWith({ cookieNames: ['tracker'] })]],
  ['known keys', [seenWith({ channelNames: ['maru:new'] })]],
  ['one dialog', [tab({ machineDialogs: ['msg2003', 'msg2285'] })]],
  [
    'one dialog',
    [page({ dialogs: ['Log out?', 'A message'].map((name) => ({ name, isQuestion: true })) })],
  ],
  [
    'inside the open dialog',
    [page({ dialogs: [{ name: 'Log out?', isQuestion: true }], isFocusInDialog: false })],
  ],
  [
    'page of the messages',
    [tab({ path: '/note', states: { notificationDialog: ['askingNotes'] } })],
  ],
  [
    'one tab that is not frozen',
    [seenWith({ tabs: [tabWith({ states: leading }), tabWith({ states: leading, number: 2 })] })],
  ],
  [
    'one game',
    [
      tab({
        windows: [
          { state: 'reserved', hasOpener: false },
          { state: 'reserved', hasOpener: false },
        ],
      }),
    ],
  ],
  [
    'game that loads',
    [
      tab({ machineDialogs: ['msg2306'] }),
      seenWith({ now: 4_000, tabs: [tabWith({ machineDialogs: ['msg2306'] })] }),
    ],
  ],
  ['keep its opener', [tab({ windows: [{ state: 'open', hasOpener: true }] })]],
  ['has a name', [page({ unnamedActions: ['<button></button>'] })]],
  ['reference to nothing', [page({ danglingReferences: ['input aria-describedby="gone"'] })]],
  ['reference to nothing', [page({ mainHeadingCount: 2 })]],
  ['for programs', [page({ text: 'Balance undefined KRW' })]],
  ['for programs', [page({ text: 'You have {count} messages' })]],
  ['console', [tab({ errors: ['Each child in a list should have a key'] })]],
  ['no listener', [heldOften(1), elsewhere, heldOften(2), elsewhere, heldOften(3)]],
]

const invariantOf = (name: string): Invariant => {
  const invariant = invariants.find((candidate) => candidate.name.includes(name))
  if (invariant === undefined) throw new Error(`No invariant is called ${name}.`)
  return invariant
}

test.each(breaks.map(([name, moments], index) => ({ name, moments, number: index + 1 })))(
  'a run breaks "$name" ($number)',
  ({ name, moments }) => {
    const { afterStep } = watchInvariants([invariantOf(name)])
    const violations = moments.map((moment) =>
      afterStep(typeof moment === 'function' ? moment() : moment),
    )
    expect(violations.slice(0, -1).flat()).toEqual([])
    expect(violations.at(-1)).toEqual([
      {
        subject: `invariant: ${invariantOf(name).name}`,
        expected: `it holds after this step. ${invariantOf(name).reason}`,
        actual: expect.any(String),
        remedy: invariantOf(name).remedy,
      },
    ])
  },
)

test('every invariant is broken by one of these runs', () => {
  const broken = new Set(breaks.map(([name]) => invariantOf(name)))
  expect(invariants.filter((invariant) => !broken.has(invariant)).map(({ name }) => name)).toEqual(
    [],
  )
})

test('a sound run breaks no invariant', () => {
  const { afterStep, beforeAnswer } = watchInvariants()
  const calling = seenWith({ calls: [deposit('a')], tabs: [tabWith({ page: { busyCount: 1 } })] })
  beforeAnswer(calling)
  expect(afterStep(seenWith({ calls: [figures].slice(1) }))).toEqual([])
})

test('a violation before an answer arrives is reported after the step', () => {
  const { afterStep, beforeAnswer } = watchInvariants()
  beforeAnswer(seenWith({ calls: [deposit('a')] }))
  expect(afterStep(seenWith()).map(({ actual }) => actual)).toEqual([
    'nothing is busy while applyUserDeposit runs (before an answer arrives)',
  ])
})
