import { isWithinLimits } from '../../lib/limits.ts'
import type { TextLimits } from '../../lib/limits.ts'
import type { MessageId } from '../../i18n/language.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { Outcome } from '../../http/outcome.ts'
import type { Draft, Field, Registration } from './registration-draft.ts'

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
