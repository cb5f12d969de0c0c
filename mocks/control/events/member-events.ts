import { locks } from '../../db/records.ts'
import { CommandRefused } from './command-refused.ts'
import type { EventTable } from './event.ts'
import { requireMember } from './find.ts'

export const memberEvents: EventTable<
  'session-ended' | 'member-locked' | 'member-unlocked' | 'member-approved'
> = {
  'session-ended'(db, { member: id, by }, now) {
    const { member } = requireMember(db, id)
    const running = db.tokens
      .all()
      .filter((token) => token.member === member && token.expiresAt > now)
    for (const { token } of running) {
      if (by === 'operator') db.tokens.remove(token)
      else db.tokens.update(token, { expiresAt: now })
    }
    return { member, count: running.length }
  },

  'member-locked'(db, { member: id, what }) {
    const { member, locks: before } = requireMember(db, id)
    db.members.update(member, {
      locks: locks.filter((lock) => before.includes(lock) || what.includes(lock)),
    })
    return { member }
  },

  'member-unlocked'(db, { member: id, what }) {
    const { member, locks: before } = requireMember(db, id)
    db.members.update(member, { locks: before.filter((lock) => !what.includes(lock)) })
    return { member }
  },

  'member-approved'(db, { member: id }, now) {
    const { member, approvedAt } = requireMember(db, id)
    if (approvedAt !== null) {
      throw new CommandRefused([{ path: '/member', message: `${member} is approved already` }])
    }
    db.members.update(member, { approvedAt: now })
    return { member }
  },
}
