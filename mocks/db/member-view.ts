import type { Database, Member } from './database.ts'
import { balancesOf } from './ledger.ts'
import { profileOf } from './records.ts'

/** Numbers of unread messages and answers. */
export const unreadOf = (db: Database, member: string) => ({
  noteCount: db.notes.findMany((q) => q.where({ member, readAt: null })).length,
  helpCount: db.inquiries
    .findMany((q) => q.where({ member, readAt: null }))
    .filter(({ answer }) => answer !== null).length,
})

/** The member as shown on every screen (R-ACCT-05). */
export function userOf(db: Database, member: Member) {
  const { balance, gameMoney, rolling } = balancesOf(db, member.member)
  return {
    ...profileOf(member),
    balance,
    in_balance: gameMoney,
    rolling,
    ...unreadOf(db, member.member),
  }
}
