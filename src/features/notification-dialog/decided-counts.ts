import { parseJson, readProperty, readTextProperty } from '../../lib/json.ts'
import { NOTHING_ANSWERED } from './notification-dialog.model.ts'
import type { Answered } from './notification-dialog.model.ts'
import { ANSWERED, carry, readCarried } from '../../platform/tab-storage.ts'

const countIn = (value: unknown, key: string): number => {
  const count = readProperty(value, key)
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}

/** The counts about which the member has decided already, so that a reload does not ask again. */
export const carryAnswered = (answered: Answered): void => carry(ANSWERED, JSON.stringify(answered))

export const takeAnswered = (): Answered => {
  const kept = parseJson(readCarried(ANSWERED) ?? '{}')
  const userId = readTextProperty(kept, 'userId')
  if (userId === null) return NOTHING_ANSWERED
  return { userId, notes: countIn(kept, 'notes'), helps: countIn(kept, 'helps') }
}
