import { isRecord, parseJson, readProperty } from '../../../lib/json.ts'
import { memberKey } from '../../../lib/member-id.ts'
import { markOf } from '../../../lib/member-mark.ts'
import { localStore } from '../../../platform/storage.ts'

/** Method and amount of a form's last accepted request, as typed. */
export type LastUsed = { readonly way: string; readonly amount: string }

const KEY = 'maru:last-used'

const ownerOf = (userId: string): string => markOf(memberKey(userId))

const formsOf = (userId: string): Readonly<Record<string, unknown>> => {
  const storedForms = parseJson(localStore.get(KEY))
  const forms = readProperty(storedForms, 'forms')
  const isSameOwner = readProperty(storedForms, 'owner') === ownerOf(userId)
  return isSameOwner && isRecord(forms) ? forms : {}
}

/** What the member last used in that form on this device; null: nothing. */
export const lastUsed = (userId: string, form: string): LastUsed | null => {
  const storedUse = formsOf(userId)[form]
  const [way, amount] = [readProperty(storedUse, 'way'), readProperty(storedUse, 'amount')]
  const isValid = typeof way === 'string' && typeof amount === 'string' && /^\d{1,12}$/.test(amount)
  return isValid ? { way, amount } : null
}

/** Also replaces the entry of another member of this device. */
export const keepLastUsed = (userId: string, form: string, { way, amount }: LastUsed): void => {
  if (memberKey(userId) === '') return
  const forms = { ...formsOf(userId), [form]: { way, amount } }
  localStore.set(KEY, JSON.stringify({ owner: ownerOf(userId), forms }))
}
