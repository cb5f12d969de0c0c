import type { ItemId } from '../../http/parse-response.ts'
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

/** In the order on screen. */
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
