import type { Database } from '../db/database.ts'

/** The game of a valid ticket, or the reason why the ticket is invalid. */
export function findTicket(db: Database, ticket: string, now: number) {
  const gameTicket = db.gameTickets.get(ticket)
  if (gameTicket === undefined) return 'ticket_unknown' as const
  return gameTicket.expiresAt <= now ? ('ticket_expired' as const) : gameTicket
}
