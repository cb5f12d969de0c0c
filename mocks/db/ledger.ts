import type { Database } from './database.ts'
import { nextId } from './database.ts'
import { balanceNames } from './records.ts'
import type { BalanceName, Reason } from './records.ts'

export type Balances = Record<BalanceName, number>

/** What a member has: each balance is the sum of its entries, and nothing else. */
export function balancesOf(db: Database, member: string): Balances {
  const sums: Balances = { balance: 0, gameMoney: 0, rolling: 0 }
  for (const entry of db.entries.all()) {
    if (entry.member === member) sums[entry.balance] += entry.delta
  }
  return sums
}

type Movement = { member: string; reason: Reason; at: number; changes: Partial<Balances> }

/**
 * The only way by which money moves: every change of one movement, or none.
 *
 * @returns false, with nothing written, when a balance would fall below 0
 */
export async function move(db: Database, movement: Movement): Promise<boolean> {
  const { member, reason, at, changes } = movement
  const now = balancesOf(db, member)
  const deltas = balanceNames.map((balance) => ({ balance, delta: changes[balance] ?? 0 }))
  const isCovered = deltas.every(({ balance, delta }) => {
    const after = now[balance] + delta
    return delta >= 0 ? Number.isSafeInteger(after) : after >= 0
  })
  if (!isCovered) return false
  for (const { balance, delta } of deltas) {
    if (delta !== 0) {
      await db.entries.create({ id: nextId(db), member, balance, delta, reason, at })
    }
  }
  return true
}
