import type { Database } from '../db/database.ts'

const countByMember = (rows: readonly { readonly member: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { member } of rows) counts[member] = (counts[member] ?? 0) + 1
  return counts
}

/** Copies sessions, open games and unused withdrawal tickets to a new state. */
export function keepSessions(from: Database, to: Database): void {
  const isMember = ({ member }: { readonly member: string }) => to.members.get(member) !== undefined
  for (const token of from.tokens.all().filter(isMember)) to.tokens.add(token)
  for (const ticket of from.gameTickets.all().filter(isMember)) to.gameTickets.add(ticket)
  for (const ticket of from.payoutTickets.all().filter(isMember)) {
    if (!ticket.used) to.payoutTickets.add(ticket)
  }
}

export const sessionsIn = (db: Database, now: number): Record<string, number> =>
  countByMember(db.tokens.all().filter(({ expiresAt }) => expiresAt > now))
