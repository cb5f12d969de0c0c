import { parseJson, readProperty, readTextProperty } from '../../lib/json.ts'
import { tabStore } from '../../platform/storage.ts'
import { DECIDED_COUNTS_KEY } from './forget-decided-counts.storage.ts'
import type { DecidedCounts } from './notification-dialog.model.ts'

const countIn = (value: unknown, key: string): number => {
  const count = readProperty(value, key)
  return Number.isSafeInteger(count) ? Math.max(0, Number(count)) : 0
}

/** Stores the counts the member has decided about, so that a reload does not ask again. */
export const keepDecidedCounts = (decided: DecidedCounts): void =>
  tabStore.set(DECIDED_COUNTS_KEY, JSON.stringify(decided))

/** The stored counts of this tab; undefined if unreadable. */
export const readDecidedCounts = (): DecidedCounts | undefined => {
  const storedCounts = parseJson(tabStore.get(DECIDED_COUNTS_KEY))
  const userId = readTextProperty(storedCounts, 'userId')
  if (userId === null) return undefined
  return { userId, notes: countIn(storedCounts, 'notes'), helps: countIn(storedCounts, 'helps') }
}
