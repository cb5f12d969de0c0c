import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closedStateOf } from '../../src/features/lobby/game-entry.ts'
import {
  getCasinoProviders,
  getSlotGames,
  getSlotProviders,
  getSportProviders,
} from '../../src/features/lobby/lobby.api.ts'
import type { LobbyItem } from '../../src/features/lobby/lobby.api.ts'
import { getProtection } from '../../src/features/protection/protection.api.ts'
import { availabilityBy } from '../../src/features/registration/registration.model.ts'
import { restoreSession } from '../../src/features/session/session.api.ts'
import {
  getDepositOptions,
  readDepositLock,
} from '../../src/features/wallet/deposits/deposits.api.ts'
import { lockOf } from '../../src/features/wallet/payment-options.ts'
import type { PaymentOption } from '../../src/features/wallet/payment-options.ts'
import {
  getWithdrawalOptions,
  readWithdrawalLock,
} from '../../src/features/wallet/withdrawals/withdrawals.api.ts'
import { outcomeOf } from '../../src/http/outcome.ts'
import { answerCalls, ok } from '../support/wire.ts'
import { START, startSignedInHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

type State = 'open' | 'closed'

type Guard = {
  readonly name: string
  readonly route: string
  readonly path: string
  readonly body?: object
  /** The backend's answer with those properties instead of the guard's. */
  readonly answer: (guard: object) => object
  readonly property: string
  /** Where the drift log finds it. */
  readonly pointer: string
  readonly open: readonly unknown[]
  readonly closed: readonly unknown[]
  readonly unreadable: readonly unknown[]
  readonly absent: State
  readonly read: () => Promise<State>
}

const stateOf = (isOpen: boolean): State => (isOpen ? 'open' : 'closed')
const names = { nameKo: '하늘', nameEn: 'Haneul' }

const lock = (name: string, way: string, read: typeof readDepositLock): Guard => ({
  name,
  route: `get-${way}-lock`,
  path: `balance/get_balance_${way}_lock`,
  answer: (guard) => ({ status: 'success', reason: null, until: null, ...guard }),
  property: 'locked',
  pointer: '/locked',
  open: [false, 'false', 0],
  closed: [true, 'true', 1],
  unreadable: ['Y', 'N', '', null, 2, {}, []],
  absent: 'closed',
  read: async () => stateOf(!(await read()).isLocked),
})

const state = (
  name: string,
  { route, path, list, body }: { route: string; path: string; list: string; body?: object },
  read: () => Promise<readonly LobbyItem[] | null>,
): Guard => ({
  name,
  route,
  path,
  ...(body && { body }),
  // Beside an item that fits.
  answer: (guard) => ({
    status: 'success',
    [list]: [
      { code: 'a', ...names, ...guard },
      { code: 'b', ...names },
    ],
  }),
  property: 'state',
  pointer: `/${list}/*/state`,
  open: ['open'],
  closed: ['maintenance', 'closed'],
  unreadable: ['CLOSED', 'N', '', null, false, 0, {}, []],
  absent: 'open',
  read: async () => stateOf(closedStateOf((await read())![0]!) === null),
})

const option = (
  property: 'minAmount' | 'maxAmount',
  { route, path }: { route: string; path: string },
  read: () => Promise<readonly PaymentOption[]>,
): Guard => ({
  name: `${property} of ${route}`,
  route,
  path,
  answer: (guard) => ({
    status: 'success',
    list: [
      {
        code: 'a',
        ...names,
        minAmount: 10_000,
        maxAmount: 100_000,
        [property]: undefined,
        ...guard,
      },
      { code: 'b', ...names, minAmount: 10_000, maxAmount: 100_000 },
    ],
  }),
  property,
  pointer: `/list/*/${property}`,
  open: [20_000, '20000'],
  closed: [],
  unreadable: ['a lot', '', null, true, {}, []],
  absent: 'closed',
  read: async () => stateOf((await read())[0]!.isOpen),
})

const deposits = { route: 'get-deposit-payment', path: 'pay/get_payment' }
const withdrawals = { route: 'get-withdrawal-payment', path: 'pay/get_payment_withdraw' }

const guards: readonly Guard[] = [
  lock('the lock of deposits', 'deposit', readDepositLock),
  lock('the lock of withdrawals', 'withdraw', readWithdrawalLock),
  state(
    'the state of a casino',
    { route: 'get-casino-setting', path: 'slot/get_casino_setting', list: 'casiono' },
    getCasinoProviders,
  ),
  state(
    'the state of a provider of slots',
    { route: 'get-slot-setting', path: 'slot/get_slot_setting', list: 'slot' },
    getSlotProviders,
  ),
  state(
    'the state of a sports book',
    { route: 'get-sport-setting', path: 'slot/get_sport_setting', list: 'sport' },
    getSportProviders,
  ),
  state(
    'the state of a slot',
    {
      route: 'get-slot-by-company',
      path: 'slot/get_slot_by_company',
      list: 'games',
      body: { company: 'moon' },
    },
    () => getSlotGames('moon'),
  ),
  option('minAmount', deposits, getDepositOptions),
  option('maxAmount', deposits, getDepositOptions),
  option('minAmount', withdrawals, getWithdrawalOptions),
  option('maxAmount', withdrawals, getWithdrawalOptions),
]

const { fetch } = globalThis
beforeEach(() => {
  globalThis.fetch = fetch
})
afterEach(() => {
  globalThis.fetch = fetch
})

describe.each(guards)('R-ACCT-07 R-CALL-06 $name', (guard) => {
  /** What the site makes of the backend's answer, and what the proxy logs, for each of those properties. */
  const readEach = async (properties: readonly object[]) => {
    const checks: (readonly [object, State, boolean])[] = []
    const { backend, browser, admin } = await startSignedInHarness()
    /** How often the drift log has named the guard's place. */
    const drifts = async () =>
      (await (await admin('/metrics')).text())
        .split('\n')
        .filter((line) => /^proxy_contract_drift_total/.test(line))
        .filter((line) => line.includes(`pointer="${guard.pointer}"`))
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    let checkedCount = 0
    for (const property of properties) {
      globalThis.fetch = fetch
      backend.stub(guard.path, json(guard.answer(property)))
      const { body } = await browser.post(guard.route, guard.body ?? {})
      const count = await drifts()
      const isNamed = count > checkedCount
      checkedCount = count
      const [direct, proxied] = [guard.answer(property), body]
      const states: State[] = []
      for (const answer of [direct, proxied]) {
        answerCalls(() => ok(answer))
        states.push(await guard.read().catch(() => 'closed' as const))
      }
      expect(states[0]).toBe(states[1])
      checks.push([property, states[1]!, isNamed])
    }
    return checks
  }
  const withValues = (values: readonly unknown[]) =>
    values.map((value) => ({ [guard.property]: value }))

  test('a value that cannot be read counts as closed, and the drift log names it', async () => {
    const properties = withValues(guard.unreadable)
    expect(await readEach(properties)).toEqual(properties.map((one) => [one, 'closed', true]))
  })

  test('a readable value counts as what it says', async () => {
    const values = [...guard.open, ...guard.closed]
    const found = await readEach(withValues(values))
    expect(found.map(([, read]) => read)).toEqual(
      values.map((value) => (guard.open.includes(value) ? 'open' : 'closed')),
    )
  })

  test('left out or under another name, it is closed if the contract promises it', async () => {
    const properties = [{}, { [`${guard.property}Yn`]: 'Y' }]
    const found = await readEach(properties)
    expect(found.map(([, read]) => read)).toEqual([guard.absent, guard.absent])
    if (guard.absent === 'closed')
      expect(found.map(([, , isNamed]) => isNamed)).toEqual([true, true])
  })
})

test('R-ACCT-07 a lock that no call could read is closed', () => {
  expect(lockOf({ data: undefined })).toEqual({ isLocked: true, reason: 'unreadable', until: null })
})

test.each(['fail', 'Y', '', 'SUCCESS'])(
  'R-REG-01 R-SESS-01 the status %j makes no id free and nobody a member',
  async (status) => {
    expect(availabilityBy(outcomeOf(status))).toBe('unknown')
    answerCalls(() => ok({ status, token: 'token' }))
    expect(await restoreSession()).toEqual({ player: null, endsInMs: null })
  },
)

test('a reality check without a readable time is due, and a break without a readable end goes on', async () => {
  const money = { balance: 0, games: 0 }
  const at = new Date(START).toISOString()
  answerCalls(() =>
    ok({
      status: 'success',
      now: at,
      limits: [],
      breakUntil: 'soon',
      checkMinutes: 30,
      checkDue: 'soon',
      playingSince: at,
      sessionIn: money,
      sessionOut: money,
      netMonth: 0,
      netThreeMonths: 0,
      netKnown: 0,
      knownSince: at,
      loginLast: null,
      loginBefore: null,
      help: [],
    }),
  )
  expect(await getProtection()).toMatchObject({ checkDueInMs: 0, breakUntil: 'soon' })
})
