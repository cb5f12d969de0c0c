import { slotGamesOf } from '../catalog/slot-games.ts'
import { nextId } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import { move, balancesOf } from '../db/ledger.ts'
import type { Balances } from '../db/ledger.ts'
import { balanceNames } from '../db/records.ts'
import { MINUTE_MS, HOUR_MS } from '../../src/lib/durations.ts'

type PastRequest = { readonly hoursAgo: number; readonly amount: number; readonly status: string }

const demoBalances: Balances = { balance: 1_250_000, gameMoney: 300_000, rolling: 18_400 }
const soraBalances: Balances = { balance: 80_000, gameMoney: 20_000, rolling: 1_200 }

const deposits: readonly PastRequest[] = [
  { hoursAgo: 214, amount: 500_000, status: 'already' },
  { hoursAgo: 122, amount: 700_000, status: 'already' },
  { hoursAgo: 75, amount: 200_000, status: 'cansel' },
  { hoursAgo: 50, amount: 300_000, status: 'already' },
]

const withdrawals: readonly PastRequest[] = [
  { hoursAgo: 98, amount: 400_000, status: 'already' },
  { hoursAgo: 26, amount: 150_000, status: 'cansel' },
]

/** Game of the first provider by position; stake and win in won. */
const rounds = [
  { hoursAgo: 49, game: 2, stake: 5_000, win: 0 },
  { hoursAgo: 48, game: 2, stake: 5_000, win: 42_500 },
  { hoursAgo: 30, game: 0, stake: 1_000, win: 0 },
  { hoursAgo: 29, game: 0, stake: 1_000, win: 2_500 },
  { hoursAgo: 22, game: 7, stake: 10_000, win: 0 },
] as const

function seedRequests(db: Database, now: number): void {
  const member = 'demo'
  for (const { hoursAgo, amount, status } of deposits) {
    const at = now - hoursAgo * HOUR_MS
    const settledAt = instant(at + 3 * MINUTE_MS)
    const id = nextId(db)
    db.deposits.add({ id, member, amount, status, requestedAt: instant(at), settledAt })
    if (status !== 'already') continue
    move(db, { member, reason: 'deposit', at, changes: { balance: amount } })
  }
  for (const { hoursAgo, amount, status } of withdrawals) {
    const at = now - hoursAgo * HOUR_MS
    db.withdrawals.add({
      id: nextId(db),
      member,
      amount,
      status,
      requestedAt: instant(at),
      settledAt: instant(at + 6 * MINUTE_MS),
      bankname: '국민은행',
      banknum: '123456-04-123456',
    })
    const changes = { balance: -amount }
    move(db, { member, reason: 'withdrawal', at, changes })
    if (status === 'already') continue
    move(db, { member, reason: 'withdrawal-cancelled', at, changes: { balance: amount } })
  }
}

function seedRounds(db: Database, now: number): void {
  const member = 'demo'
  const company = 'dalbit-play'
  for (const { hoursAgo, game, stake, win } of rounds) {
    const at = now - hoursAgo * HOUR_MS
    const catalogGame = slotGamesOf(company)?.[game]
    if (catalogGame === undefined) throw new Error(`${company} has no game ${game}`)
    const { nameKo, nameEn } = catalogGame
    db.bets.add({
      id: nextId(db),
      member,
      kind: 'slot',
      company,
      nameKo,
      nameEn,
      bet: stake,
      win,
      placedAt: instant(at),
    })
    move(db, {
      member,
      reason: 'transfer',
      at,
      changes: { balance: -stake, gameMoney: stake },
    })
    move(db, { member, reason: 'stake', at, changes: { gameMoney: -stake } })
    move(db, { member, reason: 'win', at, changes: { gameMoney: win } })
  }
}

/** Adds entries that bring each balance to the scenario's value. */
function openBalances(db: Database, member: string, target: Balances, at: number): void {
  const current = balancesOf(db, member)
  const changes = Object.fromEntries(
    balanceNames.map((balance) => [balance, target[balance] - current[balance]]),
  )
  move(db, { member, reason: 'opening', at, changes })
}

export function seedHistory(db: Database, now: number, demo = demoBalances): void {
  seedRequests(db, now)
  seedRounds(db, now)
  openBalances(db, 'demo', demo, now)
  openBalances(db, 'sora', soraBalances, now)
}
