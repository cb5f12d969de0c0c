import type { Database, Member } from './database.ts'
import { nextId } from './database.ts'
import { instant } from './instant.ts'
import { move } from './ledger.ts'
import type { Deposit } from './decisions.ts'

/** Status of a waiting request: `reg` for a payment option, `wait` for a bank transfer. */
export type WaitingStatus = 'wait' | 'reg'

export const hasWaiting = (
  db: Database,
  table: 'deposits' | 'withdrawals',
  member: string,
): boolean => db[table].open().some((row) => row.member === member)

type Wish = { member: Member; amount: number; status: WaitingStatus; at: number; key: string }

/** A waiting deposit; no money moves before approval. */
export function requestDeposit(
  db: Database,
  { member, amount, status, at, key, payIn }: Wish & { payIn: Deposit['payIn'] },
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
export function requestWithdrawal(db: Database, { member, amount, status, at, key }: Wish) {
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
