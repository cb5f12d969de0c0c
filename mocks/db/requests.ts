import type { z } from 'zod'
import { instant } from './clock.ts'
import { nextId } from './database.ts'
import type { Database, Member } from './database.ts'
import { move } from './ledger.ts'
import type { depositRecord, withdrawalRecord } from './records.ts'

export type Deposit = z.infer<typeof depositRecord>
export type Withdrawal = z.infer<typeof withdrawalRecord>

/** Status of a waiting request: `reg` for a payment option, `wait` for a bank transfer. */
export type WaitingStatus = 'wait' | 'reg'

export const hasWaitingRequest = (
  db: Database,
  table: 'deposits' | 'withdrawals',
  member: string,
): boolean => db[table].open().some((row) => row.member === member)

type RequestDetails = {
  member: Member
  amount: number
  status: WaitingStatus
  at: number
  key: string
}

/** A waiting deposit; no money moves before approval. */
export function requestDeposit(
  db: Database,
  { member, amount, status, at, key, payIn }: RequestDetails & { payIn: Deposit['payIn'] },
) {
  return db.deposits.add({
    id: nextId(db),
    member: member.member,
    amount,
    status,
    requestedAt: instant(at),
    settledAt: null,
    payIn,
    idempotencyKey: key,
  })
}

/** A waiting withdrawal; its amount leaves the balance at once. Undefined: not covered. */
export function requestWithdrawal(
  db: Database,
  { member, amount, status, at, key }: RequestDetails,
) {
  const isCovered = move(db, {
    member: member.member,
    reason: 'withdrawal',
    at,
    changes: { balance: -amount },
  })
  if (!isCovered) return undefined
  return db.withdrawals.add({
    id: nextId(db),
    member: member.member,
    amount,
    status,
    requestedAt: instant(at),
    settledAt: null,
    bankname: member.bankname,
    banknum: member.banknum,
    idempotencyKey: key,
  })
}

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
