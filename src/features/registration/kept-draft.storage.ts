import { parseJson, readProperty, readTextProperty } from '../../lib/json.ts'
import { tabStore } from '../../platform/storage.ts'

const KEY = 'maru:registration'
const KEPT_MS = 30 * 60_000
const SECRETS: readonly string[] = ['password', 'passwordAgain']

type DraftTexts = Readonly<Record<string, string>>

/** Stores the form without passwords in this tab for 30 minutes, so that it survives a reload and Back. */
export const keepDraft = (draft: DraftTexts): void => {
  const texts = Object.entries(draft).filter(([field, text]) => !SECRETS.includes(field) && text)
  tabStore.set(KEY, JSON.stringify({ at: Date.now(), typed: Object.fromEntries(texts) }))
}

/** The stored text of a field; empty if none or expired. */
export const keptText = (field: string): string => {
  const storedDraft = parseJson(tabStore.get(KEY))
  const age = Date.now() - Number(readProperty(storedDraft, 'at'))
  if (!(age >= 0 && age < KEPT_MS)) {
    forgetDraft()
    return ''
  }
  return readTextProperty(readProperty(storedDraft, 'typed'), field) ?? ''
}

export const forgetDraft = (): void => tabStore.remove(KEY)
