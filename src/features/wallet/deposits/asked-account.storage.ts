import { isSameMember } from '../../../lib/member-id.ts'
import { localStore } from '../../../platform/storage.ts'
import { parseJson, readTextProperty } from '../../../lib/json.ts'

const KEY = 'maru:asked-account'

/** Stores which inquiry asked for the account, because the list does not mark it. */
export const keepAskedAccount = (userId: string, inquiry: string): void =>
  localStore.set(KEY, JSON.stringify({ userId, inquiry }))

/** The id of that inquiry; null: none known in this browser. */
export const askedAccount = (userId: string): string | null => {
  const kept = parseJson(localStore.get(KEY))
  const isOwn = isSameMember(readTextProperty(kept, 'userId'), userId)
  return isOwn ? readTextProperty(kept, 'inquiry') : null
}
