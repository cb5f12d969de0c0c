import type { Balances } from '../db/ledger.ts'

export type Rules = {
  /** No member may sign in: the right password gets `wait`. */
  readonly loginsClosed: boolean
  /** `open_game` answers `time`. */
  readonly gamesClosed: boolean
  /** Providers and games have only names and are opened by name. */
  readonly namesOnly: boolean
  /** Lists omit how a deposit is paid, the text of an inquiry, and the key of a request. */
  readonly bareLists: boolean
  readonly depositLock: LockReason | null
  readonly withdrawLock: LockReason | null
  readonly faults: 'none' | 'late' | 'every-third' | 'always'
}

export type LockReason = 'maintenance' | 'bank_hours' | 'account'

export type StartState = {
  /** One sentence for lists of scenarios. */
  readonly description: string
  readonly rules?: Partial<Rules>
  readonly content?: {
    readonly balances?: Balances
    readonly unreadNotes?: number
    readonly hasUnreadAnswer?: boolean
    readonly userIds?: Readonly<Record<string, string | number>>
  }
}

export const startStates = {
  default: {
    description: 'An ordinary evening: demo has money everywhere, a history, and nothing unread.',
  },
  'guest-only': {
    description: 'No member may sign in: every right password is answered with wait.',
    rules: { loginsClosed: true },
  },
  unread: {
    description: 'demo has three unread messages and one unread answer.',
    content: { unreadNotes: 3, hasUnreadAnswer: true },
  },
  'no-money': {
    description: 'demo has no money at all: no game opens, nothing can be withdrawn or converted.',
    content: { balances: { balance: 0, gameMoney: 0, rolling: 0 } },
  },
  rich: {
    description: 'demo has nine digits of everything: the widest figures that a screen must hold.',
    content: { balances: { balance: 999_999_999, gameMoney: 999_999_999, rolling: 999_999_999 } },
  },
  'games-closed': {
    description: 'Every provider is closed now: opening a game answers time.',
    rules: { gamesClosed: true },
  },
  'document-only': {
    description:
      'Answers are as the source document shows them: providers and games by two names, without codes; lists of requests without how to pay.',
    rules: { namesOnly: true, bareLists: true },
  },
  locked: {
    description: 'Deposits are locked for maintenance, withdrawals outside banking hours.',
    rules: { depositLock: 'maintenance', withdrawLock: 'bank_hours' },
  },
  'own-ids': {
    description: 'Answers name members by ids of the backend: demo is MARU-000123, sora is 7.',
    content: { userIds: { demo: 'MARU-000123', sora: 7 } },
  },
  slow: {
    description: 'Every answer comes two to three seconds late.',
    rules: { faults: 'late' },
  },
  flaky: {
    description:
      'Every third call fails: refused with 503, and the next time done but cut in half.',
    rules: { faults: 'every-third' },
  },
  down: {
    description: 'The backend takes no requests: every call answers 503.',
    rules: { faults: 'always' },
  },
} satisfies Record<string, StartState>

export type StartStateName = keyof typeof startStates

export const isStartStateName = (name: string): name is StartStateName =>
  Object.hasOwn(startStates, name)

/** The start state of that name; unknown ones become the default. */
export const startStateOf = (name: string): StartStateName =>
  isStartStateName(name) ? name : 'default'

const defaultRules: Rules = {
  loginsClosed: false,
  gamesClosed: false,
  namesOnly: false,
  bareLists: false,
  depositLock: null,
  withdrawLock: null,
  faults: 'none',
}

export const rulesOf = (name: StartStateName): Rules => {
  const startState: StartState = startStates[name]
  return { ...defaultRules, ...startState.rules }
}

/** `refused`: not done. `cut`: done, answer truncated. `late`: done, answered late. */
export type CallFault = 'none' | 'refused' | 'cut' | 'late'

/** The fault of the n-th call, from 1. */
export function faultOfCall(faults: Rules['faults'], call: number): CallFault {
  switch (faults) {
    case 'none':
      return 'none'
    case 'late':
      return 'late'
    case 'always':
      return 'refused'
    case 'every-third':
      return call % 6 === 3 ? 'refused' : call % 6 === 0 ? 'cut' : 'none'
  }
}

/** Two to three seconds, in milliseconds. */
export const drawDelay = (random: () => number): number => 2_000 + Math.floor(random() * 1_000)
