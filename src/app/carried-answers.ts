import { NOTHING_UNREAD } from '../machines/notification-dialog/notification.model.ts'
import type { UnreadCounts } from '../machines/notification-dialog/notification.model.ts'
import { carry, readCarried } from './carried.ts'

const ANSWERED = 'maru:answered'

const countIn = (value: unknown, key: string): number => {
  const count: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : 0
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}

/** The counts about which the player has decided already, so that a reload does not ask again. */
export const carryAnswered = (answered: UnreadCounts): void =>
  carry(ANSWERED, JSON.stringify(answered))

export const takeAnswered = (): UnreadCounts => {
  try {
    const kept: unknown = JSON.parse(readCarried(ANSWERED) ?? '{}')
    return { notes: countIn(kept, 'notes'), helps: countIn(kept, 'helps') }
  } catch {
    return NOTHING_UNREAD
  }
}
