import type { Database, Member } from '../../db/database.ts'
import { CommandRefused, unknownName } from './command-refused.ts'

/** @throws CommandRefused with the nearest id */
export function requireMember(db: Database, id: string): Member {
  const found = db.members.get(id.toLowerCase())
  if (found !== undefined) return found
  const ids = db.members.all().map(({ member }) => member)
  throw new CommandRefused([unknownName('/member', 'member of this scenario', id, ids)])
}

type Row = { readonly id: number | string; readonly member: string }

/**
 * The waiting row of a member that a command means.
 * @throws CommandRefused with the ids of waiting rows
 */
export function requireWaiting<One extends Row>(
  rows: readonly One[],
  what: string,
  { member, which }: { readonly member: string; readonly which: 'latest' | number },
): One {
  const own = rows.filter((row) => row.member === member)
  const found = which === 'latest' ? own.at(-1) : own.find(({ id }) => id === which)
  if (found !== undefined) return found
  if (own.length === 0) {
    throw new CommandRefused([{ path: '/member', message: `${member} has no ${what} that waits` }])
  }
  const ids = own.map(({ id }) => String(id))
  throw new CommandRefused([
    {
      path: '/which',
      message: `is ${which}: ${member} has no such ${what} that waits`,
      allowed: ids,
    },
  ])
}
