import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from './storage.ts'
import type { StateStorage } from './storage.ts'
import { seededRandom } from '../rules/random.ts'
import { startMock } from '../../tests/support/mock-scenario.ts'
import type { Caller, StartedMock } from '../../tests/support/mock-scenario.ts'

type Model = {
  /** Sum of the member's balances, in won and points. */
  has: number
  readonly deposits: Map<number | string, { amount: number; at: number }>
  readonly withdrawals: Map<number | string, { amount: number; at: number }>
}

type Player = { readonly caller: Caller; readonly model: Model; ticket: string }
type Step = (player: Player, table: Table) => Promise<void>
type Table = { readonly mock: StartedMock; now: number }

const isSuccess = <Answer extends { status: string }>(
  answer: Answer,
): answer is Extract<Answer, { status: 'success' }> => answer.status === 'success'

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 50_000 }),
  fc.integer({ min: 100_000, max: 2_000_000 }),
)

const deposit = amounts.map<Step>((amount) => async ({ caller, model }, { now }) => {
  const answer = await caller.ask('applyUserDeposit', { amount, bankOwner: '김데모' })
  if (!isSuccess(answer)) return expect(answer.status).toBe('wait')
  model.deposits.set(answer.deposit.id, { amount, at: now + 60_000 })
})

const withdraw = amounts.map<Step>((amount) => async ({ caller, model }, { now }) => {
  const answer = await caller.ask('applyUserWithdraw', { amount })
  if (!isSuccess(answer)) return expect(['wait', 'balance']).toContain(answer.status)
  model.has -= amount
  model.withdrawals.set(answer.withdrawal.id, { amount, at: now + 120_000 })
})

const cancelDeposit = fc.constant<Step>(async ({ caller, model }, { now }) => {
  for (const [id, { amount, at }] of model.deposits) {
    const { status } = await caller.ask('userDelDeposit', { id })
    expect(status).toBe(at <= now ? 'already' : 'success')
    if (at <= now) model.has += amount
    model.deposits.delete(id)
  }
})

const cancelWithdrawal = fc.constant<Step>(async ({ caller, model }, { now }) => {
  for (const [id, { amount, at }] of model.withdrawals) {
    const { status } = await caller.ask('userDelWithdraw', { id })
    expect(status).toBe(at <= now ? 'already' : 'success')
    if (at > now) model.has += amount
    model.withdrawals.delete(id)
  }
})

const shift = fc
  .tuple(
    fc.constantFrom(
      'userTransferIn',
      'userWithdraw',
      'moneyToPoint',
      'userChangToPoint',
      'pointToMoney',
      'userRollToBalance',
    ),
    amounts,
  )
  .map<Step>(([operation, amount]) => async ({ caller }) => {
    const { status } = await caller.ask(operation, { amount })
    expect(['success', 'balance', 'low_point']).toContain(status)
  })

const play = fc
  .integer({ min: 1, max: 400_000 })
  .map<Step>((stake) => async ({ model, ticket }, { mock }) => {
    const round = await mock.backend.playRound(ticket, { stake })
    if (round.outcome === 'refused') return expect(round.reason).toBe('not_enough_money')
    model.has += round.win - stake + Math.floor((stake * 5) / 1000)
  })

const wait = fc.constantFrom(1_000, 30_000, 60_000, 120_000).map<Step>((ms) => (_, table) => {
  table.mock.pass(ms)
  table.now += ms
  return Promise.resolve()
})

const steps = fc.array(
  fc.tuple(
    fc.constantFrom(0, 1),
    fc.oneof(deposit, withdraw, cancelDeposit, cancelWithdrawal, shift, play, wait),
  ),
  { maxLength: 25 },
)

type Sums = Readonly<Record<string, number>>

async function readLedger(storage: StateStorage) {
  const kept: Record<string, Sums> = {}
  const summed: Record<string, Record<string, number>> = {}
  for (const { table, row } of (await storage.load())?.rows ?? []) {
    if (table === 'balances') {
      const { member, ...balances } = row as { member: string; balance: number }
      kept[member] = balances
    } else if (table === 'entries') {
      const { member, balance, delta } = row as { member: string; balance: string; delta: number }
      const sums = (summed[member] ??= { balance: 0, gameMoney: 0, rolling: 0 })
      sums[balance] = (sums[balance] ?? 0) + delta
    }
  }
  return { kept, summed }
}

async function expectHolds({ caller, model }: Player, { now }: Table) {
  for (const [id, { amount, at }] of model.deposits) {
    if (at > now) continue
    model.has += amount
    model.deposits.delete(id)
  }
  const { balance, gameMoney, rolling } = await caller.ask('getInGameBalance', {})
  expect(Math.min(balance, gameMoney, rolling)).toBeGreaterThanOrEqual(0)
  expect(balance + gameMoney + rolling).toBe(model.has)
}

async function join(mock: StartedMock, id: string): Promise<Player> {
  const caller = await mock.signIn(id, `${id}1234`)
  const { balance, gameMoney, rolling } = await caller.ask('getInGameBalance', {})
  const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const
  const opened = await caller.ask('openGame', game)
  if (opened.status !== 'success') throw new Error(`no game but ${opened.status}`)
  const ticket = new URL(opened.gameUrl).searchParams.get('ticket') ?? ''
  const has = balance + gameMoney + rolling
  return { caller, ticket, model: { has, deposits: new Map(), withdrawals: new Map() } }
}

describe('the ledger', () => {
  test('R-ACCT-07 after any actions of two members the total is unchanged, and stored balances are the sums of their entries', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const storage = memoryStorage()
        const table = { mock: startMock({ random: seededRandom(7), storage }), now: 0 }
        const players = [await join(table.mock, 'demo'), await join(table.mock, 'sora')] as const
        for (const [who, step] of sequence) {
          await step(players[who === 0 ? 0 : 1], table)
          await expectHolds(players[0], table)
          await expectHolds(players[1], table)
          const { kept, summed } = await readLedger(storage)
          expect(kept).toEqual(summed)
        }
      }),
      { numRuns: 60 },
    )
  })
})
