import { expect, test } from 'vitest'
import type { SeenCall } from '../words/calls.ts'
import { invariants, watchInvariants } from './all.ts'
import type { Invariant, Seen, SeenTab } from './invariant.model.ts'
import type { PageFacts } from '../look/page-facts.ts'

const soundPage: PageFacts = {
  language: 'en',
  title: 'MARU',
  dialogs: [],
  isFocusInDialog: true,
  busyCount: 0,
  unnamed: [],
  dangling: [],
  repeatedIds: [],
  mains: 1,
  mainHeadings: 1,
  sums: [{ value: 1_250_000, text: '1,250,000' }],
  typed: [],
  marks: [],
  text: 'Balance 1,250,000 KRW',
  reports: 0,
}

const member = { userId: 'demo', privateTexts: ['데모'] }

type TabChange = Partial<Omit<SeenTab, 'page'>> & {
  readonly states?: Readonly<Record<string, readonly string[]>>
  readonly page?: Partial<PageFacts>
}

const tabWith = ({ states, page, ...change }: TabChange = {}): SeenTab => ({
  number: 1,
  path: '/deposit',
  isFrozen: false,
  loaded: null,
  statesOf: (id) => states?.[id] ?? (id === 'session' ? ['authenticated.settled'] : []),
  machineDialogs: [],
  member,
  sessionStorage: [],
  windows: [],
  sums: { balance: 1_250_000, 'game money': 300_000 },
  isMarkedOld: false,
  queries: [],
  holdings: new Map(),
  shownCount: 0,
  page: { ...soundPage, ...page },
  errors: [],
  ...change,
})

const callOf = (operation: string, change: Partial<SeenCall> = {}): SeenCall => ({
  tab: 1,
  operation,
  body: {},
  headers: new Headers({ authorization: 'Bearer a' }),
  outcome: 'success',
  answer: undefined,
  ...change,
})

const deposit = (key: string, change: Partial<SeenCall> = {}): SeenCall =>
  callOf('applyUserDeposit', {
    headers: new Headers({ authorization: 'Bearer a', 'idempotency-key': key }),
    body: { amount: 50_000, bankOwner: '김데모' },
    outcome: null,
    ...change,
  })

const figures = callOf('figures', { answer: { balance: '1250000.00', game: 300_000 } })

type SeenChange = Partial<Omit<Seen, 'tabs'>> & { readonly tabs?: readonly SeenTab[] }

const seenWith = ({ calls = [], ...change }: SeenChange = {}): Seen => ({
  now: 0,
  calls,
  tabs: [tabWith()],
  localStorage: [],
  cookieNames: ['maru-language'],
  channelNames: ['maru:tabs'],
  brokenOperations: new Set(),
  streamed: [{ status: 'figures', balance: 1_250_000, game: 300_000 }],
  areTabsApart: false,
  ...change,
})

const page = (change: Partial<PageFacts>): Seen => seenWith({ tabs: [tabWith({ page: change })] })
const tab = (change: TabChange): Seen => seenWith({ tabs: [tabWith(change)] })
const guest = (change: TabChange = {}): SeenTab =>
  tabWith({ states: { session: ['unauthenticated.idle'] }, member: null, sums: null, ...change })
const failed = callOf('getDepositList', { outcome: '503' })
const leading = { healthCheck: ['leading.resting'], session: ['authenticated.settled'] }
const held = new Map([['focus of the window', 1]])
const elsewhere = seenWith({ tabs: [tabWith({ holdings: held, path: '/note' })] })
const heldOften = (times: number) => (): Seen => {
  held.set('focus of the window', times)
  return tab({ holdings: held })
}

/** Moments of a run: the last one breaks the invariant, and those before do not. */
const breaks: readonly (readonly [name: string, moments: readonly (Seen | (() => Seen))[]])[] = [
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
    [page({ dialogs: ['Log out?', 'A message'].map((name) => ({ name, asks: true })) })],
  ],
  [
    'inside the open dialog',
    [page({ dialogs: [{ name: 'Log out?', asks: true }], isFocusInDialog: false })],
  ],
  [
    'page of the messages',
    [tab({ path: '/note', states: { notificationDialog: ['askingNotes'] } })],
  ],
  [
    'one awake tab',
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
  ['has a name', [page({ unnamed: ['<button></button>'] })]],
  ['reference to nothing', [page({ dangling: ['input aria-describedby="gone"'] })]],
  ['reference to nothing', [page({ mainHeadings: 2 })]],
  ['for programs', [page({ text: 'Balance undefined KRW' })]],
  ['for programs', [page({ text: 'You have {count} messages' })]],
  ['console', [tab({ errors: ['Each child in a list should have a key'] })]],
  ['no listener', [heldOften(1), elsewhere, heldOften(2), elsewhere, heldOften(3)]],
]

const invariantOf = (name: string): Invariant => {
  const found = invariants.find((one) => one.name.includes(name))
  if (found === undefined) throw new Error(`No invariant is called ${name}.`)
  return found
}

test.each(breaks.map(([name, moments], index) => ({ name, moments, number: index + 1 })))(
  'a run breaks "$name" ($number)',
  ({ name, moments }) => {
    const { afterStep } = watchInvariants([invariantOf(name)])
    const found = moments.map((moment) =>
      afterStep(typeof moment === 'function' ? moment() : moment),
    )
    expect(found.slice(0, -1).flat()).toEqual([])
    expect(found.at(-1)).toEqual([
      {
        what: `invariant: ${invariantOf(name).name}`,
        expected: `it holds after this step. ${invariantOf(name).reason}`,
        found: expect.any(String),
        remedy: invariantOf(name).remedy,
      },
    ])
  },
)

test('every invariant is broken by one of these runs', () => {
  const broken = new Set(breaks.map(([name]) => invariantOf(name)))
  expect(invariants.filter((one) => !broken.has(one)).map(({ name }) => name)).toEqual([])
})

test('a sound run breaks no invariant', () => {
  const { afterStep, beforeAnswer } = watchInvariants()
  const calling = seenWith({ calls: [deposit('a')], tabs: [tabWith({ page: { busyCount: 1 } })] })
  beforeAnswer(calling)
  expect(afterStep(seenWith({ calls: [figures].slice(1) }))).toEqual([])
})

test('what is wrong before an answer arrives is reported after the step', () => {
  const { afterStep, beforeAnswer } = watchInvariants()
  beforeAnswer(seenWith({ calls: [deposit('a')] }))
  expect(afterStep(seenWith()).map(({ found }) => found)).toEqual([
    'nothing is busy while applyUserDeposit runs (before an answer arrives)',
  ])
})
