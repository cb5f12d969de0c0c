import type { z } from 'zod'
import type { Database } from './database.ts'
import { instant } from './instant.ts'
import { move } from './ledger.ts'
import type { depositRecord, withdrawalRecord } from './records.ts'

export type Deposit = z.infer<typeof depositRecord>
export type Withdrawal = z.infer<typeof withdrawalRecord>

export function approveDeposit(db: Database, { id, member, amount }: Deposit, at: number): void {
  move(db, { member, reason: 'deposit', at, changes: { balance: amount } })
  db.deposits.update(id, { status: 'already', settledAt: instant(at) })
}

/** Moves no money. */
export function refuseDeposit(db: Database, { id }: Deposit, at: number): void {
  db.deposits.update(id, { status: 'cansel', settledAt: instant(at) })
}

/** Moves no money; the amount left the balance with the request. */
export function payOutWithdrawal(db: Database, { id }: Withdrawal, at: number): void {
  db.withdrawals.update(id, { status: 'already', settledAt: instant(at) })
}

export function refuseWithdrawal(
  db: Database,
  { id, member, amount }: Withdrawal,
  at: number,
): void {
  db.withdrawals.update(id, { status: 'cansel', settledAt: instant(at) })
  move(db, { member, reason: 'withdrawal-cancelled', at, changes: { balance: amount } })
}
