import type { Database } from './database.ts'

/**
 * Ends what somebody who knew the old password may still hold: tokens (but one), open games, tickets
 * for withdrawals that were not made.
 */
export function endAccess(db: Database, member: string, keptToken: string | null): void {
  db.tokens.deleteMany((query) =>
    query.where({ member, token: (token: string) => token !== keptToken }),
  )
  db.gameTickets.deleteMany((query) => query.where({ member }))
  db.payoutTickets.deleteMany((query) => query.where({ member, used: false }))
}
