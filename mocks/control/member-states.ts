import type { Database } from '../db/database.ts'
import { balancesOf } from '../db/ledger.ts'
import type { MemberState } from './results.ts'

type MemberRow = { readonly member: string }

/** Copies sessions, open games and unused withdrawal tickets to a new state. */
export function keepSessions(from: Database, to: Database): void {
  const isMember = ({ member }: MemberRow) => to.members.get(member) !== undefined
  for (const token of from.tokens.all().filter(isMember)) to.tokens.add(token)
  for (const ticket of from.gameTickets.all().filter(isMember)) to.gameTickets.add(ticket)
  for (const ticket of from.payoutTickets.all().filter(isMember)) {
    if (!ticket.used) to.payoutTickets.add(ticket)
  }
}

export function sessionsIn(db: Database, now: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { member, expiresAt } of db.tokens.all()) {
    if (expiresAt > now) counts[member] = (counts[member] ?? 0) + 1
  }
  return counts
}

const idsOf = (rows: readonly (MemberRow & { readonly id: number | string })[]) => {
  const ids = new Map<string, number[]>()
  for (const { id, member } of rows) ids.set(member, [...(ids.get(member) ?? []), Number(id)])
  return (member: string): readonly number[] => ids.get(member) ?? []
}

export function memberStates(db: Database, now: number): MemberState[] {
  const sessions = sessionsIn(db, now)
  const deposits = idsOf(db.deposits.open())
  const withdrawals = idsOf(db.withdrawals.open())
  const inquiries = idsOf(db.inquiries.findMany((q) => q.where({ answeredAt: null })))
  return db.members.all().map(({ member, nick, approvedAt, locks }) => ({
    member,
    nick,
    balances: balancesOf(db, member),
    sessions: sessions[member] ?? 0,
    isApproved: approvedAt !== null,
    locks,
    waiting: {
      deposits: deposits(member),
      withdrawals: withdrawals(member),
      inquiries: inquiries(member),
    },
  }))
}
