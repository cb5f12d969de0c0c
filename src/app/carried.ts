import { NOTHING_UNREAD } from '../machines/notification-dialog/notification.model.ts'
import type { UnreadCounts } from '../machines/notification-dialog/notification.model.ts'

/** What one load of a page hands to the next one in the same tab. */
const WELCOME = 'maru:welcome'
const ANSWERED = 'maru:answered'

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    return
  }
}

/** The login succeeded just before the page loads anew: the next page says so. */
export const carryWelcome = (): void => write(WELCOME, 'yes')

/** Whether this page is the one to say it; true once. */
export const takeWelcome = (): boolean => {
  const isDue = read(WELCOME) !== null
  write(WELCOME, null)
  return isDue
}

const countIn = (value: unknown, key: string): number => {
  const count: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : 0
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}

/** The counts about which the player has decided already, so that a reload does not ask again. */
export const carryAnswered = (answered: UnreadCounts): void =>
  write(ANSWERED, JSON.stringify(answered))

export const takeAnswered = (): UnreadCounts => {
  try {
    const kept: unknown = JSON.parse(read(ANSWERED) ?? '{}')
    return { notes: countIn(kept, 'notes'), helps: countIn(kept, 'helps') }
  } catch {
    return NOTHING_UNREAD
  }
}
