import { isWithinLimits } from '../../lib/limits.ts'
import type { TextLimits } from '../../lib/limits.ts'
import type { MessageId } from '../../i18n/language.tsx'
import type { ItemId } from '../../http/parse-response.ts'
import type { Outcome } from '../../http/outcome.ts'
import { fields } from './registration-draft.ts'
import type { Draft, Field, Registration } from './registration-draft.ts'

/**
 * What the contract demands of each field. The code is any text or none: whether a partner has it,
 * the backend knows.
 */
export type FieldLimits = Readonly<Record<Exclude<keyof Registration, 'code'>, TextLimits>>

const isValid = (draft: Draft, field: Exclude<Field, 'code'>, limits: FieldLimits): boolean =>
  field === 'passwordAgain'
    ? draft.password === draft.passwordAgain
    : isWithinLimits(draft[field], limits[field])

/** What is wrong with a field of a trimmed draft, null while nothing is. */
export const fieldErrorOf = (draft: Draft, field: Field, limits: FieldLimits): MessageId | null => {
  if (field === 'code' || isValid(draft, field, limits)) return null
  return draft[field] === '' ? 'register.field-error.missing' : `register.field-error.${field}`
}

/** The first field of a trimmed draft that is wrong; null: it can be sent. */
export const firstWrongField = (draft: Draft, limits: FieldLimits): Field | null =>
  fields.find((field) => fieldErrorOf(draft, field, limits) !== null) ?? null

/**
 * What is sent: no second password, the partner's code as the backend gave it (null: it gave none) or
 * else as it was typed, and no code if there is none.
 */
export const registrationOf = (
  { passwordAgain: _, code, ...rest }: Draft,
  partnerCode: ItemId | null,
): Registration => {
  const known = partnerCode ?? code
  return known === '' ? rest : { ...rest, code: known }
}

/** The field that an outcome other than `done` is about; null if it is about none. */
export const fieldOf = (outcome: Outcome): 'id' | 'nick' | 'code' | null => {
  if (outcome === 'id-taken') return 'id'
  if (outcome === 'already-in-use') return 'nick'
  return outcome === 'not-found' ? 'code' : null
}
