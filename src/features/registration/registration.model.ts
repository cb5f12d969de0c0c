import { isWithinLimits } from '../../lib/limits.ts'
import type { TextLimits } from '../../lib/limits.ts'
import type { MessageId } from '../../i18n/language.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { Outcome } from '../../http/outcome.ts'
import { numberText } from '../../lib/digits.ts'
import { typedText } from '../../lib/typed-text.ts'

/** Data of a registration; `code` is the inviting partner's. */
export type Registration = {
  readonly id: string
  readonly password: string
  readonly nick: string
  readonly phone: string
  readonly bankName: string
  readonly bankOwner: string
  readonly bankNumber: string
  readonly code?: ItemId
}

export type Draft = Omit<Required<Registration>, 'code'> & {
  readonly passwordAgain: string
  readonly code: string
}
export type Field = keyof Draft

/** The fields in the order on screen. */
export const emptyDraft: Draft = {
  id: '',
  nick: '',
  phone: '',
  bankName: '',
  bankOwner: '',
  bankNumber: '',
  password: '',
  passwordAgain: '',
  code: '',
}

export const fields = Object.keys(emptyDraft) as readonly Field[]

/** The passwords, which are not kept, are in the last step, so that a reload of another one loses nothing. */
const stepsOfFields: Readonly<Record<Field, Step>> = {
  id: 1,
  nick: 1,
  phone: 1,
  bankName: 2,
  bankOwner: 2,
  bankNumber: 2,
  password: 3,
  passwordAgain: 3,
  code: 3,
}

export type Step = 1 | 2 | 3

export const stepOf = (field: Field): Step => stepsOfFields[field]

/** A field's text as it is sent; passwords stay as they are typed. */
export const sentText = (field: Field, text: string): string => {
  if (field === 'password' || field === 'passwordAgain') return text
  return field === 'phone' || field === 'bankNumber' ? numberText(text) : typedText(text)
}

export const sentDraft = (draft: Draft): Draft =>
  Object.fromEntries(fields.map((field) => [field, sentText(field, draft[field])])) as Draft

/** Limits of each field from the contract. The code may be any text or empty; only the backend can check it. */
export type FieldLimits = Readonly<Record<Exclude<keyof Registration, 'code'>, TextLimits>>

const isValid = (draft: Draft, field: Exclude<Field, 'code'>, limits: FieldLimits): boolean =>
  field === 'passwordAgain'
    ? draft.password === draft.passwordAgain
    : isWithinLimits(draft[field], limits[field])

/** The error of a field in a trimmed draft; null: none. */
export const fieldErrorOf = (draft: Draft, field: Field, limits: FieldLimits): MessageId | null => {
  if (field === 'code' || isValid(draft, field, limits)) return null
  return draft[field] === '' ? 'register.field-error.missing' : `register.field-error.${field}`
}

/**
 * The request: without the repeated password, with the partner code from the backend (null: none) or as typed, or
 * without a code.
 */
export const registrationOf = (
  { passwordAgain: _, code, ...rest }: Draft,
  partnerCode: ItemId | null,
): Registration => {
  const partner = partnerCode ?? code
  return partner === '' ? rest : { ...rest, code: partner }
}

/** The field that a refusal is about; null: none. */
export const fieldOf = (outcome: Outcome): 'id' | 'nick' | 'code' | null => {
  if (outcome === 'id-taken') return 'id'
  if (outcome === 'already-in-use') return 'nick'
  return outcome === 'not-found' ? 'code' : null
}

export type Availability = 'unasked' | 'asking' | 'free' | 'taken' | 'unknown'

/** The availability by an answer; free only if the answer says so. */
export const availabilityBy = (outcome: Outcome): Availability => {
  if (outcome === 'done') return 'free'
  return outcome === 'id-taken' || outcome === 'already-in-use' ? 'taken' : 'unknown'
}
