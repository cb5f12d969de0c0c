import { answerTo } from './answers.ts'
import type { Database } from './database.ts'
import { instant } from './instant.ts'
import { move } from './ledger.ts'
import { isWaiting } from './requests.ts'

/** How long the operator takes, in milliseconds from the request. */
export const registrationApprovalMs = 30_000
const depositApprovalMs = 60_000
const withdrawalPayoutMs = 120_000
const inquiryAnswerMs = 45_000

const DAY_MS = 86_400_000

async function approveDeposits(db: Database, now: number): Promise<void> {
  for (const deposit of [...db.deposits.all()]) {
    const at = Date.parse(deposit.requestedAt) + depositApprovalMs
    if (!isWaiting(deposit) || at > now) continue
    const { member, amount } = deposit
    await move(db, { member, reason: 'deposit', at, changes: { balance: amount } })
    await db.deposits.update(deposit, {
      data(draft) {
        draft.status = 'already'
        draft.settledAt = instant(at)
      },
    })
  }
}

async function payOutWithdrawals(db: Database, now: number): Promise<void> {
  for (const withdrawal of [...db.withdrawals.all()]) {
    const at = Date.parse(withdrawal.requestedAt) + withdrawalPayoutMs
    if (!isWaiting(withdrawal) || at > now) continue
    await db.withdrawals.update(withdrawal, {
      data(draft) {
        draft.status = 'already'
        draft.settledAt = instant(at)
      },
    })
  }
}

async function answerInquiries(db: Database, now: number): Promise<void> {
  for (const inquiry of [...db.inquiries.all()]) {
    const at = Date.parse(inquiry.createdAt) + inquiryAnswerMs
    if (inquiry.answeredAt !== null || at > now) continue
    await db.inquiries.update(inquiry, {
      data(draft) {
        draft.answeredAt = instant(at)
        draft.answer = answerTo(inquiry)
      },
    })
  }
}

function forgetWhatEnded(db: Database, now: number): void {
  const isOver = (at: number) => at + DAY_MS <= now
  db.tokens.deleteMany((query) => query.where({ expiresAt: isOver }))
  db.gameTickets.deleteMany((query) => query.where({ expiresAt: isOver }))
  db.payoutTickets.deleteMany((query) => query.where({ expiresAt: isOver }))
  db.idempotency.deleteMany((query) => query.where({ at: isOver }))
}

/** Everything that the operator did since the last call: time passes here and nowhere else. */
export async function settle(db: Database, now: number): Promise<void> {
  await approveDeposits(db, now)
  await payOutWithdrawals(db, now)
  await answerInquiries(db, now)
  forgetWhatEnded(db, now)
}
