import type { Database } from '../db/database.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

/** Members of every scenario; `userIds`: login id → different id in answers. */
export function seedMembers(
  db: Database,
  now: number,
  { demo = 'demo', sora = 'sora' }: Readonly<Record<string, string | number>> = {},
): void {
  db.members.add({
    member: 'demo',
    userId: demo,
    password: 'demo1234',
    nick: '데모',
    phone: '010-1234-5678',
    level: 3,
    bankname: '국민은행',
    bankOwner: '김데모',
    banknum: '123456-04-123456',
    registeredAt: now - 402 * DAY_MS,
    approvedAt: now - 402 * DAY_MS + 240_000,
    locks: [],
    loginAt: now - 21 * 3_600_000,
    previousLoginAt: now - 3 * DAY_MS,
    openedNote: null,
  })
  db.members.add({
    member: 'sora',
    userId: sora,
    password: 'sora1234',
    nick: '소라',
    phone: '010-8765-4321',
    level: 1,
    bankname: '신한은행',
    bankOwner: '이소라',
    banknum: '110-234-567890',
    registeredAt: now - 12 * DAY_MS,
    approvedAt: now - 12 * DAY_MS + 180_000,
    locks: [],
    loginAt: null,
    previousLoginAt: null,
    openedNote: null,
  })
}
