import { NOTHING_ANSWERED } from './notification-dialog.model.ts'
import type { Answered } from './notification-dialog.model.ts'
import { ANSWERED, carry, readCarried } from '../../platform/tab-storage.ts'

const valueIn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const countIn = (value: unknown, key: string): number => {
  const count = valueIn(value, key)
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}

/** The counts about which the member has decided already, so that a reload does not ask again. */
export const carryAnswered = (answered: Answered): void => carry(ANSWERED, JSON.stringify(answered))

export const takeAnswered = (): Answered => {
  try {
    const kept: unknown = JSON.parse(readCarried(ANSWERED) ?? '{}')
    const userId = valueIn(kept, 'userId')
    if (typeof userId !== 'string') return NOTHING_ANSWERED
    return { userId, notes: countIn(kept, 'notes'), helps: countIn(kept, 'helps') }
  } catch {
    return NOTHING_ANSWERED
  }
}
