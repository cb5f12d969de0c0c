import type { Database, Member } from './database.ts'
import { nextId } from './database.ts'
import { instant } from './instant.ts'
import { move } from './ledger.ts'

/** What a request says while it waits: `reg` by a payment option, `wait` by bank transfer. */
export type WaitingStatus = 'wait' | 'reg'

export const isWaiting = (request: { settledAt: string | null }): boolean =>
  request.settledAt === null

export const hasWaiting = (
  rows: readonly { member: string; settledAt: string | null }[],
  member: string,
): boolean => rows.some((row) => row.member === member && isWaiting(row))

type Wish = { member: Member; amount: number; status: WaitingStatus; at: number }

/** A deposit that waits; no money moves before it is approved. */
export async function requestDeposit(db: Database, { member, amount, status, at }: Wish) {
  const { member: _member, ...deposit } = await db.deposits.create({
    id: nextId(db),
    member: member.member,
    amount,
    status,
    requestedAt: instant(at),
    settledAt: null,
  })
  return deposit
}

/** A withdrawal that waits; its amount leaves the balance at once. Undefined: not covered. */
export async function requestWithdrawal(db: Database, { member, amount, status, at }: Wish) {
  const isCovered = await move(db, {
    member: member.member,
    reason: 'withdrawal',
    at,
    changes: { balance: -amount },
  })
  if (!isCovered) return undefined
  const { member: _member, ...withdrawal } = await db.withdrawals.create({
    id: nextId(db),
    member: member.member,
    amount,
    status,
    requestedAt: instant(at),
    settledAt: null,
    bankname: member.bankname,
    banknum: member.banknum,
  })
  return withdrawal
}
