import type { Database } from './database.ts'
import { approveDeposit, payOutWithdrawal } from './requests.ts'
import { answerInquiry, answerTo } from './inquiry-answers.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

/** The operator's response time in milliseconds. */
const registrationApprovalMs = 30_000
const depositApprovalMs = 60_000
const withdrawalPayoutMs = 120_000
const inquiryAnswerMs = 45_000

function approveMembers(db: Database, now: number): void {
  for (const { member, registeredAt } of db.members.open()) {
    const approvedAt = registeredAt + registrationApprovalMs
    if (approvedAt <= now) db.members.update(member, { approvedAt })
  }
}

function approveDeposits(db: Database, now: number): void {
  for (const deposit of db.deposits.open()) {
    const approvedAt = Date.parse(deposit.requestedAt) + depositApprovalMs
    if (approvedAt <= now) approveDeposit(db, deposit, approvedAt)
  }
}

function payOutWithdrawals(db: Database, now: number): void {
  for (const withdrawal of db.withdrawals.open()) {
    const paidAt = Date.parse(withdrawal.requestedAt) + withdrawalPayoutMs
    if (paidAt <= now) payOutWithdrawal(db, withdrawal, paidAt)
  }
}

async function answerInquiries(db: Database, now: number): Promise<void> {
  for (const inquiry of db.inquiries.findMany((q) => q.where({ answeredAt: null }))) {
    const answeredAt = Date.parse(inquiry.createdAt) + inquiryAnswerMs
    if (answeredAt <= now) await answerInquiry(db, inquiry, answerTo(inquiry), answeredAt)
  }
}

function removeExpired(db: Database, now: number): void {
  const hasExpired = (at: number) => at + DAY_MS <= now
  db.tokens.removeWhile(({ expiresAt }) => hasExpired(expiresAt))
  db.gameTickets.removeWhile(({ expiresAt }) => hasExpired(expiresAt))
  db.payoutTickets.removeWhile(({ expiresAt }) => hasExpired(expiresAt))
  db.idempotency.removeWhile(({ at }) => hasExpired(at))
}

/** Applies everything the operator did since the last call; the only place where time passes. */
export async function settle(db: Database, now: number): Promise<void> {
  if (db.meta.isAutomatic) {
    approveMembers(db, now)
    approveDeposits(db, now)
    payOutWithdrawals(db, now)
    await answerInquiries(db, now)
  }
  removeExpired(db, now)
}
