import type { Database } from '../db/database.ts'
import { balancesOf } from '../db/ledger.ts'
import { sessionsIn } from './keep-sessions.ts'
import type { MemberState } from './results.ts'

const idsOf = (rows: readonly { readonly id: number | string; readonly member: string }[]) => {
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
