import { parseJson, readProperty, readTextProperty } from '../../lib/json.ts'
import { tabStore } from '../../platform/storage.ts'

const KEY = 'maru:registration'
const KEPT_MS = 30 * 60_000
const SECRETS: readonly string[] = ['password', 'passwordAgain']

type Typed = Readonly<Record<string, string>>

/** Keeps what was typed, but no password, in this tab for 30 minutes: over a reload and Back. */
export const keepDraft = (draft: Typed): void => {
  const kept = Object.entries(draft).filter(([field, text]) => !SECRETS.includes(field) && text)
  tabStore.set(KEY, JSON.stringify({ at: Date.now(), typed: Object.fromEntries(kept) }))
}

/** What was typed into a field in this tab; empty when nothing was, or too long ago. */
export const keptText = (field: string): string => {
  const kept = parseJson(tabStore.get(KEY) ?? '')
  const age = Date.now() - Number(readProperty(kept, 'at'))
  if (!(age >= 0 && age < KEPT_MS)) {
    forgetDraft()
    return ''
  }
  return readTextProperty(readProperty(kept, 'typed'), field) ?? ''
}

export const forgetDraft = (): void => tabStore.remove(KEY)
