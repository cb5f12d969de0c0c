import { isSameMember } from '../../../lib/member-id.ts'
import { localStore } from '../../../platform/storage.ts'
import { parseJson, readTextProperty } from '../../../lib/json.ts'

const KEY = 'maru:asked-account'

/** Keeps which of the member's inquiries asked for the account; the list does not tell them apart. */
export const keepAskedAccount = (userId: string, inquiry: string): void =>
  localStore.set(KEY, JSON.stringify({ userId, inquiry }))

/** The id of the inquiry that asked for the account; null if this browser knows of none. */
export const askedAccount = (userId: string): string | null => {
  const kept = parseJson(localStore.get(KEY) ?? '')
  const isOwn = isSameMember(readTextProperty(kept, 'userId'), userId)
  return isOwn ? readTextProperty(kept, 'inquiry') : null
}
