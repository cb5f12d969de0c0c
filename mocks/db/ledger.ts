import type { Database } from './database.ts'
import { nextId } from './database.ts'
import { purses } from './records.ts'
import type { Purse, Reason } from './records.ts'

export type Purses = Record<Purse, number>

/** What a member has: each purse is the sum of its entries, and nothing else. */
export function pursesOf(db: Database, member: string): Purses {
  const sums: Purses = { balance: 0, gameMoney: 0, rolling: 0 }
  for (const entry of db.entries.all()) {
    if (entry.member === member) sums[entry.purse] += entry.delta
  }
  return sums
}

type Movement = { member: string; reason: Reason; at: number; changes: Partial<Purses> }

/**
 * The only way by which money moves: every change of one movement, or none.
 *
 * @returns false, with nothing written, when a purse would fall below 0
 */
export async function move(db: Database, movement: Movement): Promise<boolean> {
  const { member, reason, at, changes } = movement
  const now = pursesOf(db, member)
  const deltas = purses.map((purse) => ({ purse, delta: changes[purse] ?? 0 }))
  const isCovered = deltas.every(({ purse, delta }) => {
    const after = now[purse] + delta
    return delta >= 0 ? Number.isSafeInteger(after) : after >= 0
  })
  if (!isCovered) return false
  for (const { purse, delta } of deltas) {
    if (delta !== 0) {
      await db.entries.create({ id: nextId(db), member, purse, delta, reason, at })
    }
  }
  return true
}
