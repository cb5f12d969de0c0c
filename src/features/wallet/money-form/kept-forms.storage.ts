import { isSameMember } from '../../../lib/member-id.ts'
import { isRecord, parseJson, readProperty, readTextProperty } from '../../../lib/json.ts'
import { tabStore } from '../../../platform/storage.ts'

/** What this tab keeps of a money form, over a reload and over the end of a session. */
export type KeptForm = {
  /** Sent as `Idempotency-Key`: the same until what was sent under it has an answer. */
  readonly key: string
  /** What was typed, by field. */
  readonly draft: Readonly<Record<string, string>>
  /** The request that was sent and has no answer yet; null when there is none. */
  readonly sent: Readonly<Record<string, unknown>> | null
}

type KeptForms = {
  readonly userId: string
  readonly forms: Readonly<Record<string, KeptForm>>
}

const KEY = 'maru:money-forms'

// Not randomUUID: it exists on https and localhost only.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => {
          return typeof entry[1] === 'string'
        }),
      )
    : {}

const readForm = (value: unknown): KeptForm => {
  const sent = readProperty(value, 'sent')
  return {
    key: readTextProperty(value, 'key') ?? newKey(),
    draft: textsIn(readProperty(value, 'draft')),
    sent: isRecord(sent) ? sent : null,
  }
}

const readForms = (): KeptForms => {
  const kept = parseJson(tabStore.get(KEY) ?? '')
  const forms = readProperty(kept, 'forms')
  return {
    userId: readTextProperty(kept, 'userId') ?? '',
    forms: isRecord(forms)
      ? Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, readForm(form)]))
      : {},
  }
}

let kept: KeptForms | null = null
const listeners = new Set<() => void>()

const keep = (next: KeptForms): void => {
  kept = next
  tabStore.set(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

const formsOf = (userId: string): KeptForms['forms'] => {
  kept ??= readForms()
  if (!isSameMember(kept.userId, userId)) kept = { userId, forms: {} }
  return kept.forms
}

const ofNobody: KeptForm = { key: '', draft: {}, sent: null }

/**
 * The money form of that name as this tab keeps it for the member; a fresh one the first time. Without
 * a member (the session has just ended) an empty one, and what is kept stays.
 */
export const keptForm = (userId: string, name: string): KeptForm => {
  if (userId === '') return ofNobody
  const forms = formsOf(userId)
  const form = forms[name]
  if (form !== undefined) return form
  const fresh: KeptForm = { key: newKey(), draft: {}, sent: null }
  kept = { userId, forms: { ...forms, [name]: fresh } }
  tabStore.set(KEY, JSON.stringify(kept))
  return fresh
}

const change = (userId: string, name: string, changes: Partial<KeptForm>): void => {
  if (userId === '') return
  keep({
    userId,
    forms: { ...formsOf(userId), [name]: { ...keptForm(userId, name), ...changes } },
  })
}

export const keepDraft = (userId: string, name: string, draft: KeptForm['draft']): void =>
  change(userId, name, { draft })

/** To be called before the request is sent, so that a reload finds it. */
export const keepSent = (userId: string, name: string, sent: NonNullable<KeptForm['sent']>): void =>
  change(userId, name, { sent })

/** What was sent has an answer, or is given up: whatever is sent next is another request. */
export const keepSettled = (userId: string, name: string, draft: KeptForm['draft']): void =>
  change(userId, name, { key: newKey(), draft, sent: null })

/** The member signed out. */
export const forgetMoneyForms = (): void => {
  kept = null
  tabStore.remove(KEY)
  for (const listener of listeners) listener()
}

/** Calls `listener` at every change; returns how to stop that. */
export const onKeptForms = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
