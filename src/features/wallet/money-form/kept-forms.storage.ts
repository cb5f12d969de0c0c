import { isSameMember } from '../../../lib/member-id.ts'
import { isRecord, parseJson, readProperty, readTextProperty } from '../../../lib/json.ts'
import { tabStore } from '../../../platform/storage.ts'
import type { KeyedRequest, MoneyRequest } from './money-form.model.ts'

/** State of a money form in this tab; survives a reload and the end of a session. */
export type KeptForm = {
  /** The `Idempotency-Key`, constant until the request under it has an answer. */
  readonly key: string
  readonly draft: Readonly<Record<string, string>>
  /** A sent request without an answer; null: none. */
  readonly sent: MoneyRequest | null
}

type KeptForms = {
  readonly userId: string
  readonly forms: Readonly<Record<string, KeptForm>>
}

const KEY = 'maru:money-forms'

// randomUUID exists only on https and localhost.
export const newKey = (): string =>
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
  const storedForms = parseJson(tabStore.get(KEY))
  const forms = readProperty(storedForms, 'forms')
  return {
    userId: readTextProperty(storedForms, 'userId') ?? '',
    forms: isRecord(forms)
      ? Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, readForm(form)]))
      : {},
  }
}

let keptForms: KeptForms | null = null
const listeners = new Set<() => void>()

const store = (next: KeptForms): void => {
  keptForms = next
  tabStore.set(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

const formsOf = (userId: string): KeptForms['forms'] => {
  keptForms ??= readForms()
  if (!isSameMember(keptForms.userId, userId)) keptForms = { userId, forms: {} }
  return keptForms.forms
}

/** Whether what is kept is this member's; false: another one uses the tab now. */
export const isKeptFor = (userId: string): boolean => {
  keptForms ??= readForms()
  return keptForms.userId === '' || isSameMember(keptForms.userId, userId)
}

const ofNobody: KeptForm = { key: '', draft: {}, sent: null }

/**
 * The member's form of that name; a new one the first time. Without a member (the session just ended) it is empty,
 * and the stored one stays.
 */
export const keptForm = (userId: string, name: string): KeptForm => {
  if (userId === '') return ofNobody
  const forms = formsOf(userId)
  const form = forms[name]
  if (form !== undefined) return form
  const newForm: KeptForm = { key: newKey(), draft: {}, sent: null }
  keptForms = { userId, forms: { ...forms, [name]: newForm } }
  tabStore.set(KEY, JSON.stringify(keptForms))
  return newForm
}

const change = (userId: string, name: string, changes: Partial<KeptForm>): void => {
  if (userId === '') return
  store({
    userId,
    forms: { ...formsOf(userId), [name]: { ...keptForm(userId, name), ...changes } },
  })
}

export const keepDraft = (userId: string, name: string, draft: KeptForm['draft']): void =>
  change(userId, name, { draft })

/** Call before sending, so that a reload finds the request and its key. */
export const keepSent = (userId: string, name: string, { request, key }: KeyedRequest): void =>
  change(userId, name, { key, sent: request })

/** The request has an answer or was given up; the next one is a new request with this key. */
export const keepSettled = (
  userId: string,
  name: string,
  { key, draft }: Pick<KeptForm, 'key' | 'draft'>,
): void => change(userId, name, { key, draft, sent: null })

export const forgetMoneyForms = (): void => {
  keptForms = null
  tabStore.remove(KEY)
  for (const listener of listeners) listener()
}

/** Calls `listener` on every change; returns the unsubscribe function. */
export const onKeptForms = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
