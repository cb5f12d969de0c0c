import { answerTo } from './answers.ts'
import type { Database } from './database.ts'
import { instant } from './instant.ts'
import { move } from './ledger.ts'

/** How long the operator takes, in milliseconds from the request. */
export const registrationApprovalMs = 30_000
const depositApprovalMs = 60_000
const withdrawalPayoutMs = 120_000
const inquiryAnswerMs = 45_000

const DAY_MS = 86_400_000

function approveDeposits(db: Database, now: number): void {
  for (const { id, member, amount, requestedAt } of db.deposits.open()) {
    const at = Date.parse(requestedAt) + depositApprovalMs
    if (at > now) continue
    move(db, { member, reason: 'deposit', at, changes: { balance: amount } })
    db.deposits.update(id, { status: 'already', settledAt: instant(at) })
  }
}

function payOutWithdrawals(db: Database, now: number): void {
  for (const { id, requestedAt } of db.withdrawals.open()) {
    const at = Date.parse(requestedAt) + withdrawalPayoutMs
    if (at > now) continue
    db.withdrawals.update(id, { status: 'already', settledAt: instant(at) })
  }
}

async function answerInquiries(db: Database, now: number): Promise<void> {
  for (const inquiry of db.inquiries.findMany((q) => q.where({ answeredAt: null }))) {
    const at = Date.parse(inquiry.createdAt) + inquiryAnswerMs
    if (at > now) continue
    await db.inquiries.update(inquiry, {
      data(answered) {
        answered.answeredAt = instant(at)
        answered.answer = answerTo(inquiry)
      },
    })
  }
}

/** Oldest first, and only up to the first that is still needed, so that nothing else is visited. */
function forgetWhatEnded(db: Database, now: number): void {
  const isOver = (at: number) => at + DAY_MS <= now
  db.tokens.removeWhile(({ expiresAt }) => isOver(expiresAt))
  db.gameTickets.removeWhile(({ expiresAt }) => isOver(expiresAt))
  db.payoutTickets.removeWhile(({ expiresAt }) => isOver(expiresAt))
  db.idempotency.removeWhile(({ at }) => isOver(at))
}

/** Everything that the operator did since the last call: time passes here and nowhere else. */
export async function settle(db: Database, now: number): Promise<void> {
  approveDeposits(db, now)
  payOutWithdrawals(db, now)
  await answerInquiries(db, now)
  forgetWhatEnded(db, now)
}
