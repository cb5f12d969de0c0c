import type { Database } from './database.ts'
import { nextId } from './database.ts'
import { balanceNames } from './records.ts'
import type { BalanceName, Reason } from './records.ts'

export type Balances = Record<BalanceName, number>

const zeroBalances: Balances = { balance: 0, gameMoney: 0, rolling: 0 }

/** A member's balances in won and points; stored, so that no entry is read. */
export function balancesOf(db: Database, member: string): Balances {
  const { balance, gameMoney, rolling } = db.balances.get(member) ?? zeroBalances
  return { balance, gameMoney, rolling }
}

type Movement = { member: string; reason: Reason; at: number; changes: Partial<Balances> }

/**
 * The only way to move money: one entry per changed balance, all or nothing.
 * @returns false, with nothing written, when a balance would become negative
 */
export function move(db: Database, { member, reason, at, changes }: Movement): boolean {
  const balancesBefore = balancesOf(db, member)
  const deltas = balanceNames.map((balance) => ({ balance, delta: changes[balance] ?? 0 }))
  const balancesAfter = { ...balancesBefore }
  for (const { balance, delta } of deltas) balancesAfter[balance] += delta
  const isCovered = deltas.every(({ balance, delta }) =>
    delta >= 0 ? Number.isSafeInteger(balancesAfter[balance]) : balancesAfter[balance] >= 0,
  )
  if (!isCovered) return false
  for (const { balance, delta } of deltas) {
    if (delta !== 0) db.entries.add({ id: nextId(db), member, balance, delta, reason, at })
  }
  if (db.balances.get(member) === undefined) db.balances.add({ member, ...balancesAfter })
  else db.balances.update(member, balancesAfter)
  return true
}
